name = Witch Hunt
tagline = Gather, guess, and find the witch among the cats
game-name = { name }
game-tagline = { tagline }

# Options
option-witches = Witches
option-witches-help = Fewer than half of the cats.
option-crows = Crows
option-crows-help = A crow knows the witches and wins with them.
option-jesters = Jesters
option-jesters-help = A jester wins alone if the village banishes it.
option-specials = Special roles
option-specials-help = Villagers fill up.
option-specials-seer = Seer
option-specials-herbalist = Herbalist
option-specials-guardian = Guardian
option-specials-pickpocket = Pickpocket
option-places = Open places
option-places-help = Each grows a material of its own.
option-materials = Materials a day
option-materials-help = At most as many as there are open places.
option-seals = Seals
option-seals-help = So many rituals must succeed.
option-knights_day = Knights' day
option-knights_day-help = The last day.
option-gauge = Curse gauge
option-gauge-help = So many rejected proposals end a night's ritual.
option-potions = Potions
option-potions-help = How often the herbalist can turn a frog back.
option-talk_seconds = Seconds to talk
option-talk_seconds-help = For each of gathering, talking, proposing, approving and voting, where the room has a clock; a relaxed one gives twice as long. 0: no limit.
record-too_many_witches = Witches must be fewer than half of the { $seats } cats, got { $got }.
record-special_twice = No special role may stand twice: { $specials }.
record-too_many_materials = At most { $most } materials grow in { $most } places, got { $got }.
record-too_many_roles = The row has { $got } roles for { $seats } cats.

# Roles
role-villager = Villager
role-herbalist = Herbalist
role-pickpocket = Pickpocket
role-guardian = Guardian
role-seer = Seer
role-witch = Witch
role-crow = Crow
role-jester = Jester
as-villager = a villager
as-herbalist = the herbalist
as-pickpocket = the pickpocket
as-guardian = the guardian
as-seer = the seer
as-witch = a witch
as-crow = a crow
as-jester = the jester
does-villager = Gather what the circle needs and find the witches.
does-herbalist = With a potion you can name a frog on your way out: it comes back.
does-pickpocket = Once a day, from the talk until a proposal passes, take a card out of another cat's hand.
does-guardian = You may guard instead of gathering: where you stand, no spell works.
does-seer = Once a day, from the talk until the vote closes, learn whether a cat is a witch.
does-witch = Go where few are and turn cats into frogs. You know the other witches.
does-crow = You know the witches; they don't know you. Help them unseen.
does-jester = Get yourself banished, and you win alone.
hint-villager = Agree on who goes where, then remember who brought what.
hint-herbalist = Witches love to hunt you. Keep quiet about the potion.
hint-pickpocket = A card that should not be there tells you where its owner went.
hint-guardian = Stand where just one cat went: that is where a witch would go.
hint-seer = One true word at the right time wins more than five at once.
hint-witch = Crowds are safe from you until rituals fail. A wrong card opens your spells.
hint-crow = Defend a witch, but not the one everyone suspects.
hint-jester = Be a little suspicious. Just a little.
side-village = the village
side-witches = the witches' side
side-jester = the jester
form-human = human
form-frog = frog
form-banished = banished

# Places and cards
place-forest = forest
place-field = field
place-cave = cave
place-beach = beach
place-tower = tower
card-mushroom = mushroom
card-pumpkin = pumpkin
card-crystal = crystal
card-shell = shell
card-feather = feather
card-pebble = pebble
spell-gather = Just gather
spell-gather-help = No attack. You get a card like everyone.
spell-lonely = Lonely night
spell-lonely-help = Works where exactly one cat is.
spell-swamp = Swamp song
spell-swamp-help = After one failed ritual. Works where at most two cats are.
spell-chorus = Frog chorus
spell-chorus-help = After two failed rituals. Works where at most three cats are.
spell-fellow = Strike a fellow
spell-fellow-help = Another witch who went there before you chose.

# The strip
day-number = Day { $day }
day-knights = The knights come on day { $day }
strip-seals = Seals
strip-failed = Failed
strip-gauge = Curse
strip-needed = Needed tonight
strip-needed-empty = The duck is on its way
strip-potions = Potions { $count }
here-material = { $place }, { $card } grows here
here-needed = { $place }, { $card } grows here, needed tonight

# What to do now
prompt-dealing = The roles are being dealt.
wait-dealing = The roles are being dealt.
prompt-readying = Hold your card to see who you are. Then press ready.
wait-readying = Waiting until everybody has seen their card.
prompt-morning = Morning. The duck brings the list.
wait-morning = Morning. The duck brings the list.
prompt-gathering = Choose a place to go.
prompt-gathering-help = You can change it until everybody has chosen. Nobody sees who has.
wait-gathering = The cats are choosing where to go.
prompt-setting_out = The cats set out.
wait-setting_out = The cats set out.
prompt-collecting = Collecting { $card }.
wait-collecting = Collecting.
prompt-reporting = The duck reports.
wait-reporting = { $count ->
    [one] One cat is still looking.
   *[other] { $count } cats are still looking.
}
prompt-discussing = Talk. Then press done.
wait-discussing = You are done. You may still speak.
prompt-proposing = You are mayor: name { $count ->
    [one] one cat
   *[other] { $count } cats
} for the circle.
wait-proposing = { $name } is mayor and chooses who enters the circle.
prompt-approving = For or against it?
prompt-approving-help = You can change it until all are in. Then all see who was for it.
wait-approving = The cats decide on the proposal.
prompt-approved = It passes.
wait-approved = It passes.
prompt-rejected = It is rejected. The curse rises.
wait-rejected = It is rejected. The curse rises.
prompt-offering = Put a card into the circle, unseen.
wait-offering = The circle glows. { $names } put in their cards.
prompt-revealed = The circle has spoken.
wait-revealed = The circle has spoken.
prompt-pointing = Who was it!
wait-pointing = Who was it!
prompt-voting = Whom do you banish?
prompt-voting-help = You can change it until all are in. Then all see who voted for whom.
wait-voting = The cats vote.
prompt-verdict = The vote is counted.
wait-verdict = The vote is counted.
prompt-over = The game is over.
wait-over = The game is over.
prompt-frog = You are a frog. Croak, and keep silent about the game.
prompt-banished = You are banished. Keep silent about the game.
wait-ok = { $count ->
    [one] One OK is missing.
   *[other] { $count } OKs are missing.
}

# Moves
move-ready = Ready
move-ok = OK
move-done = Done talking
move-visit = Go there
move-visit-place = To the { $place }
move-restore = Turn a frog back
move-restore-nobody = Nobody
move-guard = Guard instead
move-guard-help = Can't be taken back. When all have chosen, you see how many went where.
move-stand = Stand here
move-prowl = Go there
move-cast = Cast
move-divine = Ask about a cat
move-steal = Take a card
move-propose = Propose
move-approve-yes = For
move-approve-no = Against
move-offer = Put in
move-vote = Banish { $name }
move-vote-pass = Pass
move-say = Say something
power = The power of your role
power-none = You have no power now.
choose-restore = Which frog gets the potion?
choose-stand = Where do you stand guard?
choose-prowl = Where do you go?
choose-cast = What do you do there?
choose-divine = Is this cat a witch?
choose-steal = Whose hand do you reach into?
heads = { $count ->
    [0] nobody
    [one] one cat
   *[other] { $count } cats
}

# Statements
say-claim = I am { $role }.
say-result = On day { $day } I asked about { $name }: { $witch ->
    [yes] a witch
   *[no] not a witch
}.
say-went = I went to the { $place } today.
say-suspect = I suspect { $name }.
say-trust = I trust { $name }.

# What only I know
my-hand = Your cards
my-hand-empty = No cards
my-place = You went to the { $place }.
my-guard = You guarded the { $place }.
my-stopped-yes = You kept a spell off.
my-stopped-no = Nobody struck where you stood.
my-restored = { $name } came back by your potion.
my-restored-not = You were caught; the potion is unspent.
my-vision-witch = { $name } is a witch.
my-vision-not = { $name } is not a witch.
my-theft = You took a { $card } from { $name }.
my-theft-empty = The hand of { $name } was empty.
my-lost = A { $card } is gone from your hand.
my-offered = You put in a { $card }.
my-fellow = { $name } is a witch too.
my-witch = { $name } is a witch.

# Log
log-morning = Day { $day }. Needed: { $cards }.
log-report-safe = All came back safe.
log-report-frog = { $name } is found at the pond, a frog.
log-report-back = { $name } is back.
log-propose = { $name } proposes { $names }.
log-approve-passed = Passed. For: { $yes }. Against: { $no }.
log-approve-rejected = Rejected. For: { $yes }. Against: { $no }.
log-gauge-full = The curse is full: no ritual tonight.
log-ritual-success = The ritual succeeds.
log-ritual-failure = The ritual fails.
log-vote = { $name } votes for { $target }.
log-vote-pass = { $name } passes.
log-banished-witch = { $name } is banished: a witch.
log-banished-not = { $name } is banished: not a witch.
log-banished-nobody = Nobody is banished.
log-say = { $name }: { $text }
log-nobody = nobody

# The end
result-village-seals = The seals are complete. The village wins.
result-village-frogs = Every witch that is left is a frog. The village wins.
result-village-banished = All witches are banished. The village wins.
result-village-knights = The knights take a witch away. The village wins.
result-witches-outnumbered = The witches are as many as the others. They win.
result-witches-knights = The knights ride home with no witch. The witches win.
result-jester-jester = The village banished its jester, who wins alone.
result-frogs = { $count ->
    [0] No frog at the pond.
    [one] One frog at the pond.
   *[other] { $count } frogs at the pond.
}
reveal-went = Where they went
reveal-picks = What the witches did
reveal-offers = What was put in
reveal-hands = Cards left

# History
table-day = Day
table-ritual = Circle
table-votes = Votes
table-frogs = Frogs
table-result = Result
table-for = For
table-against = Against
table-success = success
table-failure = failure
table-none = none

# Refusals
refused-bad_deal = A deal gives out exactly the row's roles.
refused-bad_draw = { $count } different materials of the open places ({ $places }) are drawn.
refused-place_closed = The place { $place } is not open; open are { $places }.
refused-only_humans_talk = Only cats in human form make statements.
refused-statement_fields = A statement of kind { $what } has exactly: { $expected }.
why-statement_fields = That statement is not complete.
refused-day_not_come = Day { $day } has not come.
refused-witches_go_later = Witches choose when the others have gone.
refused-guard_is_final = Who guards can't take it back.
refused-only_herbalist = Only the herbalist turns a frog back.
refused-no_potion = No potion is left.
refused-not_a_frog = Seat { $seat } is not a frog.
refused-only_guardian = Only the guardian guards.
refused-not_guarding = You are not about to stand guard.
refused-already_prowled = You have gone already; it can't be changed.
refused-prowl_first = First choose where to go.
refused-gather_has_no_target = Just gathering has no target.
refused-spell_needs_target = This spell needs a target.
refused-no_fellow_there = Seat { $seat } is not a fellow witch who went there before.
refused-spell_closed = This spell opens after { $needed } failed rituals; there have been { $failed }.
refused-nobody_there = There is no cat to strike.
refused-too_many_there = This spell works among at most { $most }; there are { $count }.
refused-not_there = Seat { $seat } is not there.
refused-power_needs_human = Frogs and banished cats have no power.
refused-only_seer = Only the seer asks.
refused-only_pickpocket = Only the pickpocket takes cards.
refused-power_spent = Your power is spent for today.
refused-not_yourself = Not yourself.
refused-banished = Seat { $seat } is banished.
refused-not_human = Seat { $seat } is not in human form.
refused-too_late = The time for taking cards is over today.
refused-only_mayor = Only the mayor proposes.
refused-propose_count = Exactly { $count } cats, got { $got }.
refused-proposed_twice = No cat may stand twice.
refused-not_in_hand = There is no { $card } to give.
refused-not_member = You are not in the circle.
refused-self_vote = You can't vote for yourself.

# Board
board-sub = Day { $day } · knights on day { $knights }
board-why = Why do I see this?
board-own = Role and cards
board-scene = What happens now
board-map = Map
board-cats = Cats
board-mayor = Mayor
board-awaited = awaited
board-in = put in
board-role = Role
board-roles = Roles
board-gauge = Time of this scene
board-sound-on = Sound on
board-sound-off = Sound off
board-to-map = To the map
board-village = A village of { $count } cats
board-aim = { $seals ->
    [one] One seal
   *[other] { $seals } seals
} keep the village safe. The knights come on day { $day }.
board-morning = The duck brings the list
board-duck = The duck reports
board-report-frogs = { $count ->
    [one] One cat became a frog
   *[other] { $count } cats became frogs
}
board-report-back = { $count ->
    [one] One cat is back
   *[other] { $count } cats are back
}
board-at-setting_out = On the way: the { $place }
board-at-collecting = At the { $place }
board-meeting = The cats talk
board-nothing-said = Nobody has stated anything yet.
board-name = Who enters the circle? { $done } of { $all }
board-proposes = { $name } is mayor and proposes
board-handed = { $done } of { $all } are in
board-handed-in = It is in. You may still change it.
board-missing = { $count ->
    [0] All are in.
    [one] One cat is missing.
   *[other] { $count } cats are missing.
}
board-passed = It passes. Into the circle:
board-rejected = It is rejected
board-curse = The curse stands at { $now } of { $full }.
board-circle = The circle glows
board-seal-count = Seals: { $now } of { $full }
board-failed-count = { $count ->
    [one] One ritual has failed.
   *[other] { $count } rituals have failed.
}
board-pointing = Everybody points. Then you vote.
board-vote = Banish
board-vote-pick = Touch a cat, or pass.
board-ok-given = Your OK is in. The others are still looking.
board-offer-help = Hold your card, then slide onto what you put in.

# Board: the small popup
board-errand-label = On the way
board-errand = The cats are out. Nobody has to do anything.
board-errand-tap = Tap around as you like; it changes nothing.
board-errand-done = Done. Keep looking busy.
board-there = Who is there
board-picked-place = { $name }: { $place }.
board-picked-gather = { $name }: { $place }, just gathering.
board-picked-spell = { $name }: { $place }, { $spell } on { $target }.

# Board: the power of a role
board-power = My power…
board-power-all = This looks the same for every role. What it is for you, your card tells.
board-power-hold = Hold to see what your power is now.
board-power-pick = Touch a cat first.
board-power-nobody = Nobody in this village has a power to use now.
board-decide = Decide
board-decided = Decided. Hold to see what came of it.
board-guard-sure = Guard instead of collecting?

# Board: what only I know
board-witches = Witches: { $names }
board-my-card = You brought a { $card }.
board-in-restore = Your potion goes to { $name }.
board-in-guard = You will guard today.
board-in-yes = You are for it.
board-in-no = You are against it.
board-in-pass = You pass.
board-in-vote = You vote for { $name }.
board-in-offer = You put in: { $card }.

# Board: statements
board-say-what-claim = I am
board-say-what-result = Result
board-say-what-went = I went
board-say-what-suspect = Suspect
board-say-what-trust = Trust
board-say-pick = Choose what you say.
board-whom = About whom
board-is-witch = a witch
board-is-not = not a witch

# Board: tables
board-circles = Circles
board-who-proposed = Mayor: members
board-no-circles = Nobody has been proposed yet.
board-outcome-open = being decided
board-outcome-rejected = rejected
board-outcome-passed = passed
board-outcome-success = success
board-outcome-failure = failure
board-ballots = Ballots
board-no-ballots = There has been no vote yet.
board-out-witch = out, a witch
board-out-not = out, not a witch
board-days = Days
board-back = Back
board-said = Said
board-stood = guarded: { $place }
board-reveal-vision = The seer asked about { $target }: { $witch ->
    [yes] a witch
   *[no] not a witch
}.
board-reveal-theft = The pickpocket took a { $card } from { $target }.
board-reveal-theft-empty = The pickpocket found the hand of { $target } empty.

# Board: for the sofa
board-say-readying = Look at your card, and tell nobody.
board-say-gather = Everybody chooses a place.
board-say-discuss = Talk: where have you been, and what did you bring?

# The first guided game
guide-end = All is open now: see where the witch prowled, and what each cat told you about its way.
guide-frog = You are a frog: you see no more secrets and can only croak, but you win with your side.
guide-banished = You are banished and silent; your side may still win for you.
guide-ready = Look at your role: this time you are the seer, and one of the others is the witch.
guide-ready-others = The day begins when all have looked.
guide-gather-first = Tonight's ritual needs the materials above: go where one of them grows, and not alone if you can help it.
guide-gather = Choose a place again: a cat that is alone somewhere is easy prey for the witch.
guide-gathered = You may change your mind till the last cat has chosen; tell the others where you go, or don't.
guide-collecting = Now the witch prowls: she sees how many went where, and may turn one of them into a frog.
guide-report = The duck tells who became a frog, never where: that is for you to find out.
guide-discuss = Use your power: name a cat and learn whether it is the witch; then say as much of it as is wise.
guide-discussed = The others still talk; your power works once a day until the vote closes.
guide-propose = You are mayor: propose the cats for the ritual, those whose cards you need and trust.
guide-proposed = The mayor proposes who takes part in the ritual; all then approve or reject.
guide-approve = Approve or reject: too many rejections and there is no ritual tonight.
guide-approved = More than half must approve; who said what is shown to all.
guide-offer = Lay a card into the circle: the right one helps, and a witch may spoil it.
guide-offered = The chosen cats put their cards in unseen; only whether the circle holds is shown.
guide-revealed = A good circle is a seal, and enough seals win; a failed one teaches the witch a new spell.
guide-vote = Point at the cat that should be banished, or at nobody; the knights' day is the last chance.
guide-voted = The votes are shown together, and so is whether the banished cat was the witch.

# Presets
preset-table = By the table
preset-table-help = Roles and numbers as the rules' table says.
preset-quick = Quick
preset-quick-help = A minute of talk in each phase, where the room has a clock.
preset-calm = Without haste
preset-calm-help = No time limit for talk.

# Replay: who knew what
knew-role = { $name }: { $role }
knew-hand = Cards of { $name }: { $cards }
knew-went = { $name } went to the { $place }.
knew-stood = { $name } guarded the { $place }.
knew-restores = { $name } gives a potion to { $target }.
knew-offered = { $name } put in a { $card }.
