name = Lupus in Tabula
tagline = Find the wolves among you
game-name = { name }
game-tagline = { tagline }

# Options
option-roles = Special roles
option-roles-help = Which of the special roles are in the village. Villagers fill up.
option-roles-medium = Medium
option-roles-medium-help = From 9 seats. Learns whether the lynched was a wolf.
option-roles-madman = Madman
option-roles-madman-help = From 10 seats. A human who wins with the wolves.
option-roles-bodyguard = Bodyguard
option-roles-bodyguard-help = From 11 seats. Guards somebody each night.
option-roles-mason = Masons
option-roles-mason-help = From 13 seats. Two who know each other.
option-roles-hamster = Hamster
option-roles-hamster-help = From 15 seats. Wins alone if it lives to the end.
option-wolves = Wolves
option-wolves-2 = Two
option-wolves-3 = Three
option-first_night_kill = Attack in the first night
option-first_night_kill-help = Off: the wolves sleep through night 1; the seer divines all the same.
option-hamster_counts = The hamster counts for parity
option-hamster_counts-help = Off: the wolves need to equal only the other living seats.
option-reveal = Roles of the dead
option-reveal-never = Stay hidden
option-reveal-on_death = Shown at once
option-ghosts_see = The dead see everything
option-ghosts_see-help = For people who can keep a secret.
option-vote = Vote
option-vote-in_turn = In turn, openly
option-vote-together = All together
option-revotes = Votes again after a tie
option-revotes-help = If the last one ties too, a lot decides. 0: the lot decides at once.
option-talk_seconds = Seconds to talk
option-talk_seconds-help = 0: no limit. Talk also ends when everybody is ready.
option-dead_chat = The dead may chat among themselves

# Roles
role-wolf = Wolf
role-villager = Villager
role-seer = Seer
role-medium = Medium
role-madman = Madman
role-bodyguard = Bodyguard
role-mason = Mason
role-hamster = Hamster
as-wolf = a wolf
as-villager = a villager
as-seer = the seer
as-medium = the medium
as-madman = the madman
as-bodyguard = the bodyguard
as-mason = a mason
as-hamster = the hamster
does-wolf = Each night, point at a victim together with your pack.
does-villager = You have no power but your eyes and your vote.
does-seer = Each night, learn of one seat whether it is a wolf.
does-medium = Each night, learn whether the lynched was a wolf.
does-madman = You are human, but you win only with the wolves.
does-bodyguard = From night 2 on, guard one seat from the wolves.
does-mason = You know the other mason: a human like you.
does-hamster = Live to the end and you win alone. Beware of the seer.
hint-wolf = Pose as a villager, or as the seer, and steer the rope to others.
hint-villager = Listen for claims that don't fit each other, and remember the votes.
hint-seer = Guide the village, but not so early that the wolves hear you first.
hint-medium = Two seers cannot both be right. Your word can tell which one lies.
hint-madman = A false seer is worth a wolf. You may lie, and you may be lynched.
hint-bodyguard = Whom would the wolves want dead? Stand there, and keep quiet.
hint-mason = Two sure humans are a lot. Choose the day on which you speak up.
hint-hamster = Vote with the crowd and be nobody's business, least of all the seer's.
side-humans = the humans
side-wolves = the wolves
side-hamster = the hamster

# What to do now
prompt-dealing = The roles are being dealt.
wait-dealing = The roles are being dealt.
prompt-night = Night. Choose, then wait for the dawn.
prompt-night-help = Everybody has the same screen and does the same.
wait-night = The night goes on. Nobody can hurry the dawn.
prompt-talking = Talk. Then press ready.
prompt-talking-help = { $ready } of { $all } are ready; the last one opens the vote.
wait-talking = You are ready. You may still speak until the vote opens.
prompt-voting = Your vote: who is to be lynched?
wait-voting = { $name } votes.
prompt-voting-together = All vote together: who is to be lynched?
wait-voting-together = The votes are shown when the last one is in.
prompt-defence = You are tied. Defend yourself, then press ready.
wait-defence = A tie: { $names } may speak. Then all vote again.
prompt-picking = Still tied: the lot decides.
wait-picking = Still tied: the lot decides.
prompt-over = The game is over.
wait-over = The game is over.
prompt-dead = You are dead. Keep silent about the game until the end.
day-night = Night { $night }
day-day = Day { $day }
day-living = { $living } of { $all } alive
day-vote = Day { $day }, vote { $round }

# Moves
power = The power of your role
move-divine = Divine
move-guard = Guard
move-attack = Attack
move-sleep = Sleep
move-say = Say
move-ready = Ready to vote
move-vote = Vote
choose-divine = Whose heart do you look into?
choose-guard = Whose door do you guard?
choose-attack = Whom does the pack attack?
choose-sleep = Touch any name, then sleep.
choose-vote = Whom do you vote for?
decide = Decide for { $name }
nowhere = Where there is no power, the choice goes nowhere.
pack-points = { $name } points at { $target }.
pack-agrees = The pack agrees on { $target }.
pack-again = You may point again until all wolves agree.
result-wolf = Night { $night }: { $target } is a wolf.
result-human = Night { $night }: { $target } is no wolf.
result-lynched-wolf = Night { $night }: { $target }, who was lynched, was a wolf.
result-lynched-human = Night { $night }: { $target }, who was lynched, was no wolf.
result-guarded = Night { $night }: you guarded { $target }.
result-attacked = Night { $night }: your pack attacked { $target }.
fellow-wolves = Your pack: { $names }
fellow-masons = The other mason: { $names }

# Statements: the menu, and how they sound
what-claim = Claim a role
what-result = Report a result
what-suspect = Suspect
what-trust = Trust
what-ask = Ask to claim
what-will_vote = Say your vote
what-target = Whom?
what-role = Which role?
what-night = Of which night?
what-wolf = A wolf
what-human = Not a wolf
statement-claim-1 = I am { $role }.
statement-claim-2 = Listen, all: I am { $role }.
statement-claim-3 = You should know that I am { $role }.
statement-result-wolf-1 = Night { $night }: { $target } is a wolf!
statement-result-wolf-2 = I know it since night { $night }: { $target } is a wolf.
statement-result-wolf-3 = { $target } is a wolf. I learned it in night { $night }.
statement-result-human-1 = Night { $night }: { $target } is not a wolf.
statement-result-human-2 = I know it since night { $night }: { $target } is no wolf.
statement-result-human-3 = { $target } is no wolf. I learned it in night { $night }.
statement-suspect-1 = I suspect { $target }.
statement-suspect-2 = There is something wrong with { $target }.
statement-suspect-3 = { $target } does not sound honest to me.
statement-trust-1 = I trust { $target }.
statement-trust-2 = { $target } is all right, I think.
statement-trust-3 = I would put my hand into the fire for { $target }.
statement-ask-1 = { $target }, what are you?
statement-ask-2 = { $target }, tell us your role.
statement-ask-3 = I want to hear from { $target }: who are you?
statement-will_vote-1 = I will vote for { $target }.
statement-will_vote-2 = My vote goes to { $target } today.
statement-will_vote-3 = For me it is { $target }.

# Tables
table-statements = Statements
table-votes = Votes
table-who = Who
table-says = Says
table-day = Day
table-claims = Claims
table-reports = Reports
table-contradiction = These cannot both be true.
table-vote = Vote { $round }
table-count = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
table-nights = Nights
table-roles = Roles
table-dead = Dead
chat-village = Village
chat-wolves = Wolves
chat-dead = The dead

# The story
log-deal = Every seat has its role.
log-night = Night { $night } falls.
log-day = Day { $day } dawns.
log-dawn-none = Nobody died in the night.
log-dawn-one = { $name } was found dead.
log-dawn-two = { $name } and { $other } were found dead.
log-say = { $name }: { $text }
log-ready = { $name } is ready.
log-vote = { $name } votes for { $target }.
log-tie = A tie between { $names }.
log-defence = { $names } may speak. Then all vote again.
log-pick = The lot falls on { $name }.
log-lynched = { $name } is lynched.
log-revealed = { $name } was { $role }.
log-divine-wolf = Night { $night }: { $name } divined { $target }: a wolf.
log-divine-human = Night { $night }: { $name } divined { $target }: no wolf.
log-guard = Night { $night }: { $name } guarded { $target }.
log-attack = Night { $night }: the wolves attacked { $target }.
log-saved = Night { $night }: { $target } was attacked and lived.
log-sleep = { $name } slept.
over-humans = No wolf is left: the humans win.
over-wolves = The wolves are as many as the others: the wolves win, and the madman with them.
over-hamster = The game is won, but the hamster still lives: it wins alone.
over-you-win = You win.
over-you-lose = You lose.

# The Master speaks
narrate-night = Night falls. Everybody closes their eyes.
narrate-first-night = The first night falls. Everybody closes their eyes.
narrate-medium = The medium opens its eyes and hears of the lynched.
narrate-medium-ends = The medium closes its eyes.
narrate-medium-brief = The medium …
narrate-seer = The seer opens its eyes and looks at somebody.
narrate-seer-ends = The seer closes its eyes.
narrate-seer-brief = The seer …
narrate-mason = The masons open their eyes and see each other.
narrate-mason-ends = The masons close their eyes.
narrate-mason-brief = The masons …
narrate-bodyguard = The bodyguard opens its eyes and guards somebody.
narrate-bodyguard-ends = The bodyguard closes its eyes.
narrate-bodyguard-brief = The bodyguard …
narrate-wolf = The wolves open their eyes and choose a victim.
narrate-wolf-ends = The wolves close their eyes.
narrate-wolf-brief = And the wolves …
narrate-dawn = The day dawns. Everybody opens their eyes.
narrate-silence = The dead keep silent, and nobody shows a screen to anyone.
narrate-talk = Talk. You look for the wolves among you.
narrate-vote = The vote is open. { $name } begins.
narrate-vote-together = The vote is open. All vote together.

# Refusals
refused-bad_deal = That deal does not hold exactly the roles of this match, one a seat.
refused-night_now = It is night: there is no talk and no vote.
refused-talk_now = Now is the time to talk: make a statement, or be ready.
refused-vote_now = Now is the vote.
refused-awake = You have something to do tonight, so you can't sleep.
refused-not_your_power = Your role does not do that.
refused-not_the_first_night = Not in the first night: sleep.
refused-fellow_wolf = Wolves don't attack wolves.
refused-yourself = Choose somebody else than yourself.
refused-dead_target = Seat { $seat } is dead.
refused-already_ready = You are ready already, and can't take it back.
refused-role_not_in_play = That role is not in play.
refused-statement_fields = A statement has exactly the fields of its kind.
refused-no_such_night = A result is of a night from 1 to { $nights }.
refused-not_tied = The lot falls on one of the tied seats.
record-role_twice = Option roles: { $role } is there twice.
record-role_seats = Option roles: { $role } needs at least { $least } seats, got { $got }.

# The board
channel-village = Village
channel-wolves = Wolves
channel-dead = The dead
board-sub = { $when } · { $living }
board-why = Why do I see this?
board-village = The village
board-your-role = Your role
board-claims = { $role }?
board-in-doubt = in doubt
board-arrow = → { $n }
board-touch-first = First touch a name.
board-decide = Decide
board-decided-for = Decided for { $name }. Only a pack can still point elsewhere.
board-decided = You have decided. Only a pack can still point elsewhere.
board-dead-night = You are dead. The others have their night.
board-dead-silent = The dead say nothing to the living.
board-only-tied = Now only those who are tied may speak.
board-no-talk-now = Nothing can be stated now.
board-not-now = Not now.
board-nothing-said = Nobody has stated anything today.
board-what-claim = Claim
board-what-result = Result
board-what-suspect = Suspect
board-what-trust = Trust
board-what-ask = Ask
board-what-will_vote = My vote
board-may-lie = It need not be true.
board-wolf-or-not = Wolf or not?
board-not-yet = Not yet
board-said = Said.
board-see-votes = See votes
board-tables = Who said what
board-claims-title = Claims and results
board-no-claims = Nobody has claimed a role or reported a result.
board-no-votes = Nobody has voted yet.
board-nobody-dead = Nobody has died.
board-on-day = day { $day }
board-on-day-again = day { $day }, { $round }
board-of-night = night { $night }
board-is-wolf = wolf
board-is-human = not a wolf
board-strayed = voted otherwise than announced
board-most-votes = Most votes
board-at-dawn = Found dead
board-by-rope = Lynched
board-in-play = Cards in play
board-day-vote = Day { $day }: the vote
board-vote-rule = In turn, openly. Most votes: lynched. { $revotes ->
    [0] A tie: a lot decides.
    [one] A tie: defence, then once more.
   *[other] A tie: defence, then again, at most { $revotes } times.
}
board-vote-rule-together = All at once, shown when the last is in. Most votes: lynched. { $revotes ->
    [0] A tie: a lot decides.
    [one] A tie: defence, then once more.
   *[other] A tie: defence, then again, at most { $revotes } times.
}
board-vote-for = Vote { $n } · { $name }
board-now = now
board-later = later
board-is-in = is in
board-seat = Seat { $n }: { $name }
board-sound = Night sound
board-sound-allow = Tap for sound

# What cannot all be true
clash-two_roles = { $name } has claimed more than one role: { $roles }.
clash-too_many = { $names } cannot all be { $role }.
clash-opposite = { $target } is a wolf to { $wolf }, and no wolf to { $human }.
clash-night_twice = { $name } has more than one result of night { $night }.
clash-denied-wolf = { $by } reports { $name } as a wolf; { $name } claims to be { $role }.
clash-denied-human = { $by } reports that { $name } is no wolf; { $name } claims to be { $role }.
clash-too_many_wolves = { $name } reports more wolves than there are.
clash-not_then = { $name } has a result of night { $night } about { $target }, who was dead by then.
clash-no_such_role = { $name } was { $role }, and had claimed something else.
clash-no_such_result = What { $name } reported of { $target } was not true.

# The first guided game
guide-end = Now every card lies open: look back at who lied, and when you could have known.
guide-dead = You are dead and win with your side: you may see everything now, but you tell the living nothing.
guide-night-first = Look at your card: you are the seer; touch a name and you learn at once whether it is a wolf.
guide-night = Another night, another name: ask about whoever steers the rope too eagerly.
guide-asleep = All screens look alike by night and no choice hurries the dawn, so nobody can tell who was busy.
guide-talk-first = Say what you want believed: a result, a suspicion, a role, true or not; then be ready for the vote.
guide-talk = Guide the village without giving yourself away too soon: wolves eat the seer first.
guide-talk-others = You are ready; the others go on until the last one is, and you may still speak.
guide-vote = Vote for the one you hold for a wolf; whoever gets most is lynched, and a tie is voted again.
guide-vote-others = The votes come openly, one after the other: note who follows whom.
guide-defend = There is a tie and you are in it: speak for yourself, then all vote again.
guide-defend-others = A tie: those with most votes defend themselves; after two more ties the Master's lot decides.

# Presets
preset-classic = Classic
preset-classic-help = All the roles of the rulebook; the dead keep their secrets.
preset-plain = Plain village
preset-plain-help = Wolves, a seer and villagers: for a first evening.
preset-open = Open graves
preset-open-help = Who dies shows the card, and then sees everything.
preset-quick = Quick
preset-quick-help = A minute of talk, and all votes at once.
preset-sides = Two sides
preset-sides-help = No hamster, and three wolves: about even at sixteen.

# Replay: who knew what
knew-role = { $name }: { $role }
knew-medium = Night { $night }: { $name } was told of { $target }: { $wolf ->
    [yes] a wolf
   *[no] no wolf
}.
