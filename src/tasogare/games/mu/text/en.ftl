game-name = Mü
game-tagline = Bid with your cards, find a partner
name = { game-name }
tagline = { game-tagline }

# Options.
option-chief_trump = The chief's trump
option-chief_trump-help = What the chief may name after the vice.
option-chief_trump-other_kind = the other kind
option-chief_trump-other_kind-help = After a colour a rank, after a rank a colour; or none.
option-chief_trump-free = free
option-chief_trump-free-help = Anything on the laid cards but the very trump of the vice; or none.
option-bonus_cap = Highest bonus
option-bonus_cap-help = No bonus is larger than this. Losses are not limited.
option-end_score = Points to pass
option-end_score-help = The game ends when somebody has more than this after a hand.
option-hands = Number of hands
option-hands-help = The game ends after so many hands, whatever the points.
option-memory_aid = Memory aid
option-memory_aid-help = Earlier tricks of the hand may be looked up.

# Cards, colours, trumps.
colour-r = red
colour-y = yellow
colour-g = green
colour-b = blue
colour-p = purple
card = { $colour } { $rank }
trump-r = red
trump-y = yellow
trump-g = green
trump-b = blue
trump-p = purple
trump-0 = all 0s
trump-1 = all 1s
trump-2 = all 2s
trump-3 = all 3s
trump-4 = all 4s
trump-5 = all 5s
trump-6 = all 6s
trump-7 = all 7s
trump-8 = all 8s
trump-9 = all 9s
trump-none = no trump
tier-double = Double trump
tier-chief = Chief's trump
tier-vice = Vice's trump
tier-led = Colour led

# Roles and sides.
role-chief = chief
role-vice = vice
role-partner = partner
role-dealer = dealer
side-chief = Chief's side
side-others = The others
badge-chief = C
badge-vice = V
badge-partner = P

# What to do now, and what the others wait for.
prompt-dealing = The cards are being dealt.
prompt-bidding = Lay cards or pass.
prompt-bidding-hint = { $most ->
    [0] You have nothing left to lay.
    [one] You may add one card.
   *[other] You may add up to { $most } cards.
}
prompt-naming_as_vice = You are vice: name a trump.
prompt-naming_as_vice-hint = A colour or a rank that your laid cards show.
prompt-naming_as_chief = Chief: name your trump, or none.
prompt-naming_as_chief-hint = It beats the vice's trump and sets the bonus.
prompt-choosing_partner = Choose your partner.
prompt-choosing_partner-hint = Anybody but the vice. You share the bonus.
prompt-playing = Play a card.
prompt-leading = You lead: play any card.
prompt-following = { $suit ->
    [trump] Play a trump if you can.
    [r] Play red if you can.
    [y] Play yellow if you can.
    [g] Play green if you can.
    [b] Play blue if you can.
   *[p] Play purple if you can.
}
prompt-over = The game is over.
wait-dealing = The cards are being dealt.
wait-bidding = { $name } lays cards or passes.
wait-naming_as_vice = { $name }, the vice, names a trump.
wait-naming_as_chief = { $name }, the chief, names a trump.
wait-choosing_partner = { $name } chooses a partner.
wait-playing = { $name } plays a card.
wait-over = The game is over.

# Buttons.
move-pass = Pass
move-bid = { $count ->
    [0] Lay cards
    [one] Lay one card
   *[other] Lay { $count } cards
}
move-trump = Name { $trump }
move-partner = Take { $name }
move-play = Play { $card }

# The board.
sort-colour = by colour
sort-trump = by trump
sort-hand = Sort the hand
hand-number = Hand { $hand }
highest-bid = Highest: { $cards }
may-add = May add { $most }
passed = passed
last-trick = Last trick
earlier-tricks = Earlier tricks
trick-number = Trick { $trick }
trump-order = Trumps, strongest first
goal = { $target } to make, { $so_far } so far
goal-bonus = Bonus { $bonus } each
in-this-trick = { $pips } in this trick
auction = Auction
targets = Targets and bonuses
score-sheet = Score sheet
column-cards = Cards
column-target = Target
column-colour = Colour
column-one_or_seven = 1 or 7
column-rank = Other rank
column-none = None
column-seat = Seat
column-bid = Laid
column-total = Total
column-pips = Points in tricks
column-bonus = Bonus
column-penalty = Loss or gain
tricks-and-pips = { $won ->
    [one] 1 trick, { $pips } points
   *[other] { $won } tricks, { $pips } points
}

# The story.
log-deal = Hand { $hand }: { $name } deals.
log-bid = { $name } lays { $cards }: { $total } in all.
log-pass = { $name } passes.
log-roles = { $chief } is chief, { $vice } is vice.
log-roles-no_vice = { $chief } is chief; there is no vice.
log-trump = { $name } names { $trump }.
log-partner = { $name } takes { $partner } as partner.
log-play = { $name } plays { $card }.
log-trick = { $name } takes the trick: { $pips ->
    [one] 1 point
   *[other] { $pips } points
}.

# How a hand ended.
result-made = { $chief } and { $partner } made { $made } of { $target }: { $bonus } each.
result-missed = { $chief } and { $partner } made { $made } of { $target }: short by { $short }.
result-reached = Their points are enough for a bid of { $reached }.
result-eklat = Eklat at { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $name } caused it. The hand is not played.
result-silent = Nobody bid. Nothing is scored.
result-line-pips = Points in tricks: { $pips }
result-line-bonus = Bonus: +{ $bonus }
result-line-loss = Missed bid: -{ $loss }
result-line-gain = The chief missed: +{ $gain }
result-line-eklat-loss = Caused the eklat: -{ $loss }
result-line-eklat-gain = Tied in the eklat: +{ $gain }
result-line-total = Total: { $total }
result-winner = { $name } wins with { $total } points.
result-winners = { $names } share the win with { $total } points.

# Why a move is refused.
refused-deal_first = The cards have to be dealt first.
refused-deal_deck = A deal is the whole deck in { $seats } hands of { $size } cards.
refused-bid_or_pass = The auction is on: lay cards or pass.
refused-bid_empty = A bid is at least one card; otherwise pass.
refused-bid_too_many = You may add at most { $most }, not { $got }: one more than the highest on the table.
refused-card_not_held = You do not hold { $card } there.
refused-name_trump = Name a trump that your laid cards show.
refused-vice_must_name = The vice has to name a trump.
refused-trump_not_laid = No card that you laid shows { $trump }.
refused-trump_of_vice = The vice has already named { $trump }.
refused-trump_same_kind = Not { $trump }: after a colour the chief names a rank, after a rank a colour, or none.
refused-choose_partner = Choose a partner.
refused-partner_self = You cannot be your own partner.
refused-partner_vice = The vice cannot be the partner.
refused-play_card = Play a card to the trick.
refused-must_follow = { $suit ->
    [trump] Trump is led and you hold one: { $card } does not follow.
    [r] Red is led and you hold it: { $card } does not follow.
    [y] Yellow is led and you hold it: { $card } does not follow.
    [g] Green is led and you hold it: { $card } does not follow.
    [b] Blue is led and you hold it: { $card } does not follow.
   *[p] Purple is led and you hold it: { $card } does not follow.
}

# The board in the browser.
board-joiner = {", "}
board-sub = Hand { $hand } · { $phase }
board-sub-trick = Hand { $hand } · trick { $trick } of { $tricks }
board-phase-dealing = deal
board-phase-bidding = auction
board-phase-naming_as_vice = trumps
board-phase-naming_as_chief = trumps
board-phase-choosing_partner = partner
board-phase-over = over
board-trumps = Trumps
board-led = led
board-goal-alone = { $chief } needs { $target }, with a partner
board-goal-two = { $chief } and { $partner } need { $target }
board-here = +{ $pips } here
board-bid-of = { $cards ->
    [one] Bid of one card
   *[other] Bid of { $cards } cards
}
board-others = The others have { $pips }
board-highest = Highest: { $cards } ({ $names })
board-no-bid = No bid yet
board-may-add = { $name } may add { $most }
board-bonus-each = Bonus each, by the chief's trump
board-total = total { $total }
board-open = Open cards
board-open-mark = open
board-you = you
board-leads = { $name } leads
board-leads-mark = leads
board-winning = wins so far
board-gather = Tap to go on
board-why = Why do I see this?
board-hand = { $cards ->
    [one] Your hand, one card
   *[other] Your hand, { $cards } cards
}
board-sort = Sorted { $order }
board-picked = picked
board-hint-hold = Hold to see which cards you may play.
board-hint-open = Open your hand: what may be played is raised.
board-hint-raised = Cards that you may play stand higher.
board-lies-open = { $card } lies open already.
board-lay-first = Pick the cards to lay from your hand first.
board-play = Play
board-play-first = Pick a card from your hand first.
board-name = Name a trump
board-name-which = Which trump
board-name-first = Pick a colour or a rank first.
board-name-for = Name { $trump } for { $bonus } each
board-partner = Take a partner
board-partner-which = Which partner
board-partner-first = Pick one of the others first.
board-hand-over = Hand { $hand } is over
board-points-of = Points of hand { $hand }
board-head-no = No.
board-head-pips = Tricks
board-head-penalty = ±
board-head-hand = Hand
board-yours = You:
board-eklat = eklat
board-silent = no bid
board-no-hand = No hand is over yet.
board-tricks = Tricks
board-no-memory = Earlier tricks can't be looked up in this match.
board-next-hand = On to hand { $hand }
board-to-end = To the end
board-goes-on = Hand { $hand } has begun.
board-waits-you = Hand { $hand } has begun and waits for you.
board-hand-before = Hand before
board-hand-after = Hand after
board-sum-target = { $cards ->
    [one] A bid of one card needs { $target } points.
   *[other] A bid of { $cards } cards needs { $target } points.
}
board-sum-bonus = Bonus: 10 × { $cards } + { $more } ({ $trump }) = { $bonus } each.
board-sum-cap = No bonus is larger than { $bonus }.
board-sum-short = Short by { $short }: the chief loses 10 × { $short } = { $loss }, each opponent wins 5 × { $short } = { $gain }.
board-sum-eklat = { $cards ->
    [one] One card each: the last bidder of the tied loses 10, the other tied win 5.
   *[other] { $cards } cards each: the last bidder of the tied loses 10 a card, the other tied win 5 a card.
}
board-log-points = { $name }: { $points }, total { $total }.
board-say-leads = { $name } leads.
board-say-laid = { $count ->
    [one] { $name } has laid one card.
   *[other] { $name } has laid { $count } cards.
}

# The first guided game
guide-end = The sheet shows it: who made the bid, what it paid, and what each captured card added.
guide-bid-first = You bid by laying cards face up: lay one red card, for red is your long colour.
guide-bid-lead = Your cards lie open: add one to raise, or pass; a bid of three or four is plenty for this hand.
guide-bid = You may lay up to one card more than the leader has, or less, or pass and come back later.
guide-bid-others = The others bid; whoever lays most becomes chief, the next vice, and those two name the trumps.
guide-vice = You are vice and name the weaker trump: a colour or a rank of which you hold many.
guide-vice-other = The vice names the weaker trump; the chief's will stand above it.
guide-chief = You are chief: name a trump; if the vice took a colour you take a rank, and the other way round.
guide-chief-other = The chief names the top trump; from now on the order of trumps is one tap away.
guide-partner = Choose a partner: someone whose open cards fit your trump; the vice can't be it.
guide-partner-other = The chief chooses a partner; everybody else plays against those two.
guide-lead = You lead: play any card, trumps to draw the others' trumps, or a high card of another colour.
guide-follow = Follow suit if you can; the raised cards are legal, and the horizon shows what the trick is worth.
guide-trick = Sixes and sevens count two, ones and nines nothing: watch where the points go.

# Presets
preset-full = Whole game
preset-full-help = Hand after hand, until somebody has more than 200.
preset-short = Five hands
preset-short-help = About half an hour.
preset-sharp = From memory
preset-sharp-help = Earlier tricks can't be looked up.

# Replay: who knew what
knew-hand = { $name }: { $cards }
