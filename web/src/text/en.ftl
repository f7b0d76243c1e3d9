title = Tasogare
motto = Five games of hidden faces and hidden hands

# The games
game-seven_knights = Seven Knights Bewitched
    .tagline = Look, ask, line up
game-little_witches = The Little Witches
    .tagline = Witch and familiar, tied by one string
game-lupus = Lupus in Tabula
    .tagline = Talk by day, vanish by night
game-mu = Mü
    .tagline = An auction and two trumps
game-witch_hunt = Witch Hunt
    .tagline = Gather, seal, turn into a frog
seats-minutes = { $least }–{ $most } people · { $minutes } minutes

# Front page
your-name = Your name
name-first = First your name, please.
somebody = Guest
name-help = Shown to those in your rooms. No account, no e-mail.
sign = Your sign
sign-none = First letter
sign-help = Beside your seat's number, in rooms that you come to from now on.
make-room = Start a room
room-code = Room code
room-code-example = Room code, like KUMO7
take-seat = Take a seat
games = Games
play-bots = Bots
play-bots-game = Play { $game } with bots now
rules = Rules
rules-of = Rules of { $game }
more = More
learn = First game
learn-long = First game, guided step by step
learn-game = A first guided game of { $game }
guide = Guide
guide-why = Why?
guided-over = A guided game: its deal was written down beforehand, so there is no seal to check and it is not rated.
guided-again = Now without the guide: the same bots, and a deal that nobody knows.
me = My settings
not-found = That is not there.
no-connection = The server can't be reached just now. Try again in a moment.

# Everywhere
back = Back
close = Close
yes = Yes
no = No
you = you
loading = One moment…
language = Language
language-en = English
language-ja = 日本語
language-other = 日本語
theme = Light
theme-system = As the device
theme-light = Light
theme-dark = Dark
call = Sound when it is your turn
call-on = On
call-off = Muted
call-help = A soft bell, and a short buzz where the device can.
install = As an app
install-now = Install
install-done = Installed on this device.
install-menu = The browser's own menu puts it on the home screen. The rules open without a connection too.
install-insecure = Browsers install pages, keep them for offline use and show notices only over https; everything else works here.
notice = Notice when the page is hidden
notice-on = On
notice-off = Off
notice-help = Says that it is your turn, and nothing else.
notice-refused = This browser was told not to show notices of this page; its settings can change that.
your-turn = It is your turn in room { $code }.
online = Connected
offline = No connection, trying again
connecting = Connecting…
comma = {", "}
why-rule = Rule
less = One less
more-of = One more
send = Send
seat = Seat
seat-n = Seat { $n }
seats = Seats
seat-turn = to move
seat-away = away
seat-me = you
seat-dead = out
lost = Nothing here
lost-hint = This address leads nowhere. The front page shows all there is.
to-front = To the front page

# Room: coming in
room = Room
room-gone = No such room
room-gone-hint = There is no room { $code } on this server. Rooms that nobody uses are put away; a new one takes a tap.
too-old = A new version is here
too-old-hint = The server was updated. Load the page again, and everything goes on.
moved-away = You went on on another device
moved-away-hint = Your seat is there now. This device may be put away.
invite = Say the code, or let them scan
code-is = The code is { $code }
share-link = Share link
copy-link = Copy link
copied = Link copied.
copy-by-hand = This browser does not let pages copy. The link: { $link }
only-here = This address works on this device alone. To let phones in, the server has to be started for the network.
qr = QR code of { $link }
watch = Only watch, on a big screen

# Room: before the match
seats-taken = { $taken } of { $places } seats taken
seats-n = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
seat-count = Number of seats
place-free = Free
place-more = More about { $name }
sit-here = Sit here
stand = Stand up
hand-over = Make host
remove-person = Take from the seat
remove-bot = Take the bot away
mark-away = Away
mark-back = Back
host = Host
ready = Ready
not-ready = Not yet
away = Away
bot = Bot
bot-name = Bot { $n }
bot-add-at = A bot on seat { $n }
bots-fill = Add a bot
bot-standard = Standard bot
bot-random = Random moves
no-place-free = All seats are taken.
evening = Evening
evening-score = Won this evening
spectators = Watching: { $names }
change = Change
which-game = What shall we play?
presets = How we play it
preset-own = Your own mixture of options.
options = Options
options-of = Options of { $game }
option-none = None
option-unfit = That does not go with the seats or the other options.
we-play = We play
together = in one room
apart = apart
together-help = In one room, secrets show only while held.
apart-help = Apart, secrets may stay open.
clock = Clock
clock-off = No clock
clock-relaxed = Relaxed
clock-brisk = Brisk
away-plays = For those away plays
away-default = the default move
away-bot = a bot
sealed = The shuffle is sealed before the deal and can be checked afterwards.
open-table = Table screen
start = Start
start-now = Start when you like.
gone-kept = { $n ->
    [one] { $names } is away; the seat is kept.
   *[other] { $names } are away; their seats are kept.
}
not-ready-yet = { $n ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
host-starts = The host starts.
urge = I wish to start
urge-help = { $wishes } of { $people } wish to start. It starts when more than half do, or the host. If half wish it for half a minute, one of them becomes host.
are-you-ready = Are you ready?
watching = You are watching.
watching-hint = Take a free seat to play.

# Room: during the match
table = Table
log = Log
log-empty = Nothing has happened yet.
news = What happens
notes = Notes
notes-hint = Only you see this
your-seats = Your seats
ask-seat = Ask for the seat
asks-place = { $name } would like to play on seat { $n }. Let them?
pause = Pause
go-on = Go on
paused = Paused
quit = I wish to stop this match
quit-not = Play on after all
quit-help = { $wishes } of { $people } wish to stop. It ends when more than half do.
leave = Leave
leave-sure = Leave the room?
leave-running = Your seat is kept. Until you are back, a bot or the default move plays for you.
leave-free = You can come back with the code.
no-board = This version of the page can't show this game.
time-left = { $minutes ->
    [0] { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
   *[other] { $minutes } min { $seconds } s left
}

# Chat
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-closed = Writing is closed now.
chat-to = To whom
channel-room = Room
mute = Mute
muted = Muted: { $n }
mute-help = You do not see what they write. Nobody else notices.
flood-wait = A moment: { $most } lines at once, then a little slower.
unread = new
emote-hello = Hello!
emote-thinking = Thinking…
emote-take_your_time = Take your time
emote-croak = Croak!

# After the match
over = Over
abandoned = The match was given up.
nobody-won = Nobody wins this time.
won = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
you-won = You won!
well-played = Well played.
winner = Winner
score = Score
scores = Scores
again = Again
again-help = Again with the same people; everybody moves on by one seat.
other-game = Another game
seats-options = Seats and options
look-board = See the board
to-result = To the result
seal-kept = The shuffle keeps its seal
seal-broken = The seed does not fit the seal!
record = Save the record
seal-help = The commitment was fixed before the deal. With the seed, “tasogare verify” checks every draw.
seal-draws = Check every draw
seal-draws-kept = { $n ->
    [one] The one draw follows from the seed.
   *[other] All { $n } draws follow from the seed.
}
seal-commitment = Commitment
seal-seed = Seed

# Holding, moving, cards
hold = Hold to look
hold-open = Tap to open
hold-close = Tap to close
move-item = Move { $name }, place { $place } of { $places }. Arrow keys move it.
moved-to = { $name } is now at place { $place } of { $places }.
suit-r = red
    .letter = R
suit-y = yellow
    .letter = Y
suit-g = green
    .letter = G
suit-b = blue
    .letter = B
suit-p = purple
    .letter = P
card = { $suit } { $rank }

# Rules
rules-search = Search the rules
rules-contents = Contents
rules-hits = { $n ->
    [0] Nothing found.
    [one] 1 place
   *[other] { $n } places
}
rules-none = There is no rules page for this game yet.

# Table screen
table-screen = Table screen
table-lobby = Take your seats.
join-here = Join here
join-late = Watch or join here
narration = Narration
table-sound = Sound

# Replays, history, my data
replay = Replay
replay-none = No such match
replay-none-hint = There is no finished match here. A match can be stepped through once it is over.
replay-at = Step { $at } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-run = Play
replay-on = One step on
replay-last = To the end
eyes = Through whose eyes
eyes-table = Table
knew = Who knew what
knew-fact = What was not for all eyes
knew-all = knew it
knew-some = knew a part
knew-none = did not know
knew-nothing = Nothing is hidden at this step.
seal-check = The shuffle
history = My matches
history-none = No finished match yet.
history-won = Won
history-lost = Lost
history-over = Given up
history-guided = Guided
results = My results
game = Game
won-of = { $won } of { $matches }
rating-people = With people
rating-bots = With bots
rating-none = –
rating-value = { $value } ±{ $doubt }
rating-help = Each game has a rating of its own; everybody begins at 1500, and ± says how sure that is. Matches that were given up, guided, or won by all count for none.
my-data = Take my data along
other-device = Play on on another device
other-device-help = The link works once, within five minutes. This device then gives its seat away.
other-device-make = Make a link
claimed = This device is yours now, { $name }.
forget = Delete my data
forget-sure = Delete your data?
forget-help = Your name and identity leave everything the server keeps. Records of matches stay, without your name.
forgotten = Your data is deleted.

# Why the host can't start
why-bad_seats = This game takes { $least } to { $most } people; you are { $got }.
why-not_ready = Seat { $seat } is not ready yet.
why-malformed = That was not understood; load the page again.
why-bad_option = The option { $option } can't have that value.
why-bad_choice = The option { $option } can't have that value.

# Refusals
error-bad_frame = The server did not understand. Load the page again.
error-bad_protocol = The server was updated. Load the page again.
error-not_host = Only the host can do that.
error-not_yours = That is not your seat.
error-not_now = That can't be done now.
error-no_place = That seat is not free.
error-illegal = That move is not allowed.
error-flood = A little slower, please.
error-too_big = That is too long.
error-bad_option = These options do not fit together.
error-not_allowed = That is not allowed.
error-no_match = That match is over.
error-gone = The room is gone.
error-storage = The server could not store it; nothing was changed. Try again.
error-unknown = That does not work ({ $key }).
