game-name = Seven Knights Bewitched
game-tagline = Put the knights in order, though one of you is the witch and some have looked at her.

# Options
option-mode = Mode
option-mode-help = Which tiles are in play, and whether there is a witch at all.
option-mode-basic = Basic: doubt everyone
option-mode-basic-help = Knights from 1 up and the witch, all on the table. 4 to 8 seats.
option-mode-advanced = Advanced: a hard road
option-mode-advanced-help = All seven knights and the witch are shuffled and some stay in the box: there may be no witch. 4 to 7 seats, for those who know the game.
option-mode-special = Special: groping in the dark
option-mode-special-help = Every seat is a knight; the witch may lie in the centre, and each seat looks twice. 3 or 4 seats.
option-mode-coop = Together: united
option-mode-coop-help = No witch and no lies: all win or lose together. 4 to 7 seats, good for a first game.
option-mode-special_coop = Together: three as one
option-mode-special_coop-help = No witch; tiles in the centre, and each seat looks twice. 3 or 4 seats.
option-captain_check = When the captain's side is checked
option-captain_check-help = A captain on the witch's side loses the round for the knights, before or after asking.
option-captain_check-after_question = After the captain's question
option-captain_check-before_question = Before the captain's question
option-fixed_score = The same points in every round
option-fixed_score-help = Without it the third round counts seven, so that nobody gives up.
option-review = Notes may be shown between rounds
option-review-help = Seats may show their own notes to all when a round is over.

# Rounds and phases
round = Round { $n } of 3
phase-dealing = Deal
phase-inspecting = Inspect
phase-asking = Question
phase-answering = Answer
phase-recommending = Recommend
phase-commanding = Command
phase-lining_up = Line-up
phase-over = The end
pledge = We play proudly and say nothing that hints.

prompt-inspecting = Look at one face-down tile.
prompt-inspecting-seats = Look at a tile before another seat.
prompt-inspecting-centre = Look at a tile in the centre.
prompt-asking = Ask one question about tiles that you have not seen.
prompt-answering = Answer the question.
prompt-recommending = Whom do you trust to be captain? You may change it until all have chosen.
prompt-commanding = You are captain. Ask one more question.
prompt-lining_up = Lay the knights in a row, the lowest on the left.
wait-dealing = The tiles are being dealt.
wait-inspecting = { $who } looks at a tile.
wait-asking = { $who } thinks of a question.
wait-answering = { $who } answers.
wait-recommending = All choose a captain.
wait-commanding = Captain { $who } asks one more question.
wait-lining_up = Captain { $who } lays the row; nobody may help.
wait-over = The three rounds are over.

# Tiles and sides
tile-witch = The witch
tile-knight = Knight { $n }
tile-hidden = Tile { $tile }, face down
tile-own = your own
tile-seen = seen by you
side-knight = You are a knight.
side-witch = You are the witch.
side-bewitched = You are bewitched: you play on the witch's side.
side-others = Bewitched: { $names }
side-others-none = Nobody else is bewitched.
knight-name-1 = Eins, the Vanguard
knight-name-2 = Due, the Purse
knight-name-3 = Tri, the Shield
knight-name-4 = Chetyre, the Voice
knight-name-5 = Oh, the Long Axe
knight-name-6 = Liu, the Alchemist
knight-name-7 = Jet, the Rearguard
knight-line-1 = Goes first, comes home last, and asks the way in between.
knight-line-2 = Counts the spoils twice and has never won a coin toss.
knight-line-3 = The youngest, behind the largest shield.
knight-line-4 = Can talk a gate open, and smells of soap.
knight-line-5 = An ordinary person with a most unusual axe.
knight-line-6 = Knows every weak point and finds no words for it.
knight-line-7 = Sees everyone's back and guards it.

# Questions: $a, $b, $c are tiles
question-in = Is { $a } one of { $numbers }?
question-in-one = Is { $a } { $numbers }?
question-in-all = Is { $a } a knight?
question-less = Is { $a } smaller than { $b }?
question-next = Is { $a } larger than { $b } by one?
question-adjacent = Are { $a } and { $b } neighbours in number?
question-sum-less = Is { $a } plus { $b } less than { $n }?
question-sum-equal = Is { $a } plus { $b } exactly { $n }?
question-sum-more = Is { $a } plus { $b } more than { $n }?
question-sum3-less = Is { $a } plus { $b } plus { $c } less than { $n }?
question-sum3-equal = Is { $a } plus { $b } plus { $c } exactly { $n }?
question-sum3-more = Is { $a } plus { $b } plus { $c } more than { $n }?
question-sum_odd = Is { $a } plus { $b } odd?
kind-in = One of
kind-less = Smaller
kind-next = Larger by one
kind-adjacent = Neighbours
kind-sum = Sum
kind-sum_odd = Sum odd
builder-whom = Whom
builder-about = About which tiles
builder-how = What to ask
builder-witch-no = If a tile named is the witch, the truthful answer is no.
answer-yes = Yes
answer-no = No

# Moves as buttons
move-inspect = Look at this tile
move-ask = Ask this question
move-answer = Answer
move-recommend = Recommend
move-lineup = Lay the row
lineup-left-out = Left out
lineup-hint-one = Leave out the tile that is the witch.
lineup-hint-perhaps = Leave out the witch, or nothing if she is not here.
lineup-hint-none = Lay every tile.

# Log
log-deal = Round { $n }: the tiles are dealt.
log-inspect = { $who } looked at tile { $tile }.
log-ask = { $who } to { $whom }: { $question }
log-answer-yes = { $who } said yes.
log-answer-no = { $who } said no.
log-recommend = { $who } recommended { $whom }.
log-captain = { $who } is captain.
log-lineup = { $who } laid { $tiles }.
log-values = The row: { $values }.
log-tiles = The tiles were: { $tiles }.
log-witch_side = On the witch's side: { $names }.
log-witch_side-none = There was no witch's side.

# Results
result-knights = The knights stand in order.
result-witch = The row is broken: the witch's side wins.
result-captain = The captain was on the witch's side.
result-nobody = The row is broken, and there was no witch: nobody scores.
result-coop-won = The row is right.
result-coop-lost = The row is wrong.
result-points = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-match = Most points: { $names }.
result-match-coop-won = Two rounds or more: you did it together.
result-match-coop-lost = Not two rounds this time.

# Refusals
refused-no_tile = There is no tile { $tile }.
refused-deal_tiles = { $expected } tiles lie on the table, not { $got }.
refused-deal_values = The mode { $mode } does not deal such tiles.
refused-inspect_own = That is your own tile.
refused-inspect_seats = In the first lap you look at a tile before another seat.
refused-inspect_centre = In the second lap you look at a tile in the centre.
refused-ask_self = You can't ask yourself.
refused-ask_tiles = This question names { $least } to { $most } tiles, not { $got }.
refused-ask_twice = Tile { $tile } is named twice.
refused-ask_known = You know tile { $tile } already.
refused-ask_unknown = Seat { $seat } does not know tile { $tile }.
refused-ask_numbers = Name different numbers from 1 to { $top } in rising order.
refused-ask_n = The number lies between 0 and { $most }.
refused-ask_certain = You can work out that answer from what you have seen.
refused-answer_truth = A knight answers truthfully.
refused-recommend_bewitched = The witch may not recommend seat { $seat }, which has looked at her.
refused-recommend_witch = The bewitched may not recommend the witch, seat { $seat }.
refused-lineup_twice = Tile { $tile } is laid twice.
refused-lineup_own = Your own tile belongs in the row.
refused-lineup_tiles = The row has { $least } to { $most } tiles, not { $got }.

record-mode_seats = The mode { $mode } is for { $least } to { $most } seats, got { $got }.

## The board's own words (web/src/games/seven_knights)

board-tile = Tile { $tile }
board-joiner = { ", " }
board-witch = Witch
board-centre = in the centre
board-yours = yours
board-before = before { $name }
board-tile-label = Tile { $tile }, face down, { $where }. { $seen ->
    [0] Nobody has looked at it.
   *[other] Seen by { $names }.
}
board-value = Tile { $tile }: { $value }
board-round = Round { $n } of 3
board-round-n = Round { $n }
board-sub = Round { $n } of 3 · { $what }
board-sub-count = Round { $n } of 3 · { $what } { $done }/{ $all }
board-table = The table
board-why = Why do I see this?
board-captain = Captain

board-pledge = One promise first
board-pledge-why = Thinking long is fine, and so is talk about anything else. What helps or hints stays unsaid.
board-pledge-act = I promise

board-own-side = { $side ->
    [witch] You are the witch.
    [bewitched] You are bewitched.
   *[knight] You are a knight.
}
board-own-coop = No witch here, no lies.
board-own-with = With you: { $seats ->
    [one] seat
   *[other] seats
} { $names }.
board-own-alone = Nobody else is bewitched.
board-own-witch-at = The witch is { $tile }.
board-truth = The truth: { $yes ->
    [yes] yes
   *[no] no
}
board-truth-must = A knight says the truth.
board-truth-may = You may say either.
board-not-name = You may not name: { $names }

board-look = Look at { $tile }
board-look-pick = Tap a tile first.
board-look-hint = Everybody sees where you look, not what.
board-close-look = Tile { $tile }
board-tile-where = It lies { $where }.
board-tile-seen = Looked at by, in this order: { $names }
board-tile-unseen = Nobody has looked at it.
board-tile-marks = What may it be?

board-ask = Make a question
board-kind-in = One of
board-kind-less = Smaller
board-kind-next = 1 above
board-kind-adjacent = 1 apart
board-kind-sum = Sum
board-ask-title = Your question
board-prompt-asking = Your turn: ask one question.
board-prompt-commanding = You are captain: ask once more.
board-ask-hint = About tiles that you have not seen, to somebody who knows them.
board-ask-first = Whom do you ask?
board-ask-of = To { $name }:
board-pick-seat = First pick a seat to ask.
board-pick-tile = Pick a tile to ask about.
board-pick-two = This question names two tiles.
board-pick-one = This question names one tile.
board-pick-numbers = Pick the numbers.
board-seat-nothing = { $name } knows no tile that you do not know.
board-tiles-known = { $tiles }: you know { $n ->
    [one] it
   *[other] them
}.
board-tiles-unknown = { $tiles }: { $name } does not know { $n ->
    [one] it
   *[other] them
}.
board-kind-few = { $name } knows only one tile that you do not.
board-kind-never = The answer would be the same for everybody.
board-look-first = This can't be asked now. Hold the pad to see why.
board-swap = Swap { $a } and { $b }
board-numbers = Which numbers
board-number-elsewhere = you know where it is
board-quick = At one tap
board-set-odd = odd
board-set-prime = prime
board-set-round = round shape
board-set-least = at least { $n }
board-set-most = at most { $n }
board-set-knight = a knight
board-sum-op = Compare
board-sum-less = less
board-sum-equal = exactly
board-sum-more = more
board-sum-n = Number: { $n }
board-cancel = Not now
board-ask-send = Ask this

board-short-in = { $a }: { $numbers }?
board-short-in-one = { $a } = { $numbers }?
board-short-in-all = { $a }: a knight?
board-short-less = { $a } < { $b }?
board-short-next = { $a } = { $b } + 1?
board-short-adjacent = { $a } ± 1 = { $b }?
board-short-sum-less = { $a } + { $b } < { $n }?
board-short-sum-equal = { $a } + { $b } = { $n }?
board-short-sum-more = { $a } + { $b } > { $n }?
board-short-sum3-less = { $a } + { $b } + { $c } < { $n }?
board-short-sum3-equal = { $a } + { $b } + { $c } = { $n }?
board-short-sum3-more = { $a } + { $b } + { $c } > { $n }?
board-short-sum_odd = { $a } + { $b } odd?

board-asked-you = { $who } asks you:
board-answer-pick = Pick an answer first.
board-answer-say = { $yes ->
    [yes] Say yes
   *[no] Say no
}
board-answer-any = Say it
board-answer-look = Not this one. Hold the pad to see why.

board-recommend = Recommend a captain
board-recommend-pick = Pick a seat first.
board-recommend-send = Recommend
board-recommend-change = Choose again
board-recommend-in = Your choice is handed in. You may change it until all have chosen.
board-recommend-in-own = You recommended { $name }.
board-recommend-missing = { $n ->
    [0] All have chosen.
    [one] One seat is still choosing.
   *[other] { $n } seats are still choosing.
}
board-recommend-look = You may not name that seat. Hold the pad to see why.

board-lineup = Lay the row
board-lineup-title = The row
board-lineup-order = From left to right, the smallest first.
board-lineup-out = Leave { $tile } out
board-lineup-back = Put { $tile } back
board-lineup-none-out = Nothing is left out.
board-lineup-all = Here no tile is left out.
board-lineup-must = Leave one tile out first.
board-lineup-send = Lay this row
board-lineup-sure = Lay { $row }?
board-lineup-final = It is turned over at once, from the left.

board-record = Questions
board-questions = Questions
board-who-whom = Who → whom
board-question = Question
board-answer = Answer
board-answer-yes = yes
board-answer-no = no
board-answer-open = …
board-no-questions = No question yet.
board-command-mark = Captain
board-looks = Who looked at what
board-order = No.
board-seat = Seat
board-looked-at = Tile
board-no-looks = Nobody has looked yet.
board-votes = Recommendations
board-voted = Recommended
board-totals = Points

board-marks = My marks
board-marks-hint = Tap a number: crossed out, sure, open again. Only you see this.
board-marks-of = Tile { $tile }
board-mark = Tile { $tile }, { $value }: { $mark ->
    [out] ruled out
    [sure] sure
   *[open] possible
}
board-free-text = Own words
board-show-notes = Show my notes to all
board-show-notes-all = Show this to all
board-show-notes-hint = This is what everybody will see, on the table screen too, till the next round begins.
board-show-none = You have noted nothing in this round.
board-hide-notes = Hide my notes again
board-notes-of = { $name }: notes of round { $n }
board-shown = Notes that are shown
board-shown-by = Notes are shown by { $names }.
board-guess = Tile { $tile }, { $sure ->
    [yes] sure of { $values }
   *[no] left open { $values }
}{ $right ->
    [yes] , right
    [no] , wrong
   *[open] {""}
}
board-guess-none = –
board-review = Looking back
board-review-prompt = Look back together: whoever likes shows their notes.
board-review-waiting = Still looking back: { $names }
board-review-ready = You are ready. The next round begins when all are.

board-reveal-title = Round { $n }: the row is turned
board-reveal-over = Round { $n } is over
board-reveal-none = The row was never laid.
board-reveal-left-out = Left out
board-reveal-now = Turn all over now
board-reveal-wait = The row is turned over, from the left.
board-held = Held
board-side = Side
board-side-knight = knight
board-side-witch = witch
board-side-bewitched = bewitched
board-points = Points
board-total = Total
board-plus = +{ $n }
board-next-round = On to round { $n }
board-to-end = To the end
board-end-title = After three rounds
board-waits = Round { $n } has begun.
board-waits-you = Round { $n } waits for you.
board-rounds-won = { $n } of 3 rounds won
board-reveal-after = What was hidden

board-say-inspect = { $who } looks at a tile.
board-say-ask = { $who } asks a question.
board-say-answer = { $who } asks { $whom }: { $question }
board-say-answered = { $who } said { $yes ->
    [yes] yes
   *[no] no
}.
board-say-recommend = All choose a captain.
board-say-command = { $who } is captain and asks once more.
board-say-lineup = Captain { $who } lays the row. Silence, please.
board-say-review = Looking back together.
board-say-looked = { $who } looked at { $tile }.

# The first guided game
guide-voice-eins = Eins, who goes first
guide-voice-due = Due, who counts twice
guide-voice-tri = Tri, behind the shield
guide-voice-chetyre = Chetyre, who talks gates open
guide-voice-oh = Oh, with the long axe
guide-voice-liu = Liu, who knows each weak point
guide-voice-jet = Jet, at everyone's back
guide-end = That was all of it; next time nobody tells you whom to trust.
guide-look = Look at your own tile first, then at one more: everybody sees where you look, only you see what.
guide-look-dark = You are the witch now: look anywhere, and remember that whoever looks at you is on your side.
guide-look-again = A new deal: look at a tile that the others leave alone, so that together you see more.
guide-arrows = Watch the arrows: whoever looks at the witch is bewitched from then on, and hides it.
guide-ask = You met the witch's eyes and are hers this round: ask so that it looks like doubt.
guide-ask-first = Pick a seat and ask about a tile that it knows and you don't; yes or no is all you get.
guide-ask-dark = Your side wins if the row is wrong, so ask what helps nobody.
guide-ask-again = Ask about a suspect through whoever looked at that suspect: one lies, two would have to agree.
guide-answer-dark = You serve the witch: answer what you like, true or not.
guide-answer = A knight answers the truth, always; the other button is dashed, tap it to see why.
guide-listen = Count along: each answer is true, or comes from the witch's side.
guide-recommend = Name the captain: someone you trust, yourself too; the captain alone lays the row.
guide-recommended = Said is said; when all have chosen, the names are shown together.
guide-command = You are captain and may ask one question more; a sharp one can turn a lie against the liar.
guide-command-other = The captain asks one more question; a bewitched captain loses the round for the knights.
guide-line = Lay the knights in rising order and leave out the tile that you hold for the witch.
guide-line-other = Now the captain lays the row; then all tiles turn over, and the third round counts most.

# Presets
preset-first = Nobody lies
preset-first-help = All win or lose together, without a witch: the first evening, or for who dislikes lying.
preset-basic = The witch
preset-basic-help = The game as it is meant, best with five: one of you is the witch.
preset-sharp = For the experienced
preset-sharp-help = Some tiles stay in the box, the witch perhaps among them.
preset-three = Few seats
preset-three-help = For three or four: everybody looks twice, the witch may lie in the centre.

# Replay: who knew what
knew-side = { $name }: { $side }
