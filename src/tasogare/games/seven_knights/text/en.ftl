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
