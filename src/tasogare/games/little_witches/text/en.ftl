game-name = The Little Witches and the Mysterious House
game-tagline = One teacher hides two magic circles; her pupils read the trail and stand in the way.
name = { game-name }
tagline = { game-tagline }

# Options
option-students = Students
option-students-help = One seat is the teacher, all others are students. One person may run several students.
option-students-2 = two
option-students-3 = three
option-students-4 = four
option-mode = The teacher
option-mode-help = Whether the students pass together or compete.
option-mode-kind = kind
option-mode-kind-help = The students work together; all pass or all fail.
option-mode-mean = mean
option-mode-mean-help = Hidden tasks and a secret card each: the group has to pass, but only the first rank wins. There may be a traitor.
option-actions = Actions
option-actions-help = How many actions each student has in a round. Three is easier for the students: right for a first game, and with two students.
option-actions-2 = two
option-actions-3 = three
option-string = Length of the string
option-string-help = How far apart a witch and her familiar may be, in steps from cell to cell. A longer string is easier for the students.

# Phases
round = Round { $n } of 7
phase-dealing = Deal
phase-standing = The teacher enters
phase-entering = The students enter
phase-laying = The teacher's trail
phase-searching = The students search
phase-graded = The grades
prompt-dealing = The cards are being dealt.
prompt-standing = Choose the cell where your first chip will lie.
prompt-entering = Choose your witch and a start cell.
prompt-laying = Lay your trail, chip by chip in a line, then an obstacle.
prompt-laying-chip = { $left ->
    [one] Lay one more chip in line with the last.
   *[other] Lay { $left } more chips, each in line with the one before.
}
prompt-laying-foul = No trace has a cell: lay the five materials, then make one circle void.
prompt-laying-void = Choose the circle that will not count.
prompt-laying-block = Put an obstacle on a free spot.
prompt-laying-block-move = All four obstacles lie: move one to another spot.
prompt-laying-done = Look at your trail once more, then confirm it.
prompt-searching = Your turn: move, search, collect or pass.
prompt-searching-left = { $left ->
    [one] One action left: move, search, collect or pass.
   *[other] { $left } actions left: move, search, collect or pass.
}
prompt-graded = The exam is over.
wait-dealing = The cards are being dealt.
wait-standing = The teacher chooses where to begin.
wait-entering = { $name } chooses a witch.
wait-laying = The teacher lays a trail.
wait-searching = The students search the house.
wait-searching-one = { $name } searches.
wait-graded = The exam is over.

# The house
shape-circle = circle
shape-triangle = triangle
shape-square = square
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-green = green
letter-red = R
letter-blue = B
letter-yellow = Y
letter-purple = P
letter-green = G
circle = { $colour ->
    [red] red
    [blue] blue
    [yellow] yellow
    [purple] purple
   *[green] green
} { $shape ->
    [circle] circle
    [triangle] triangle
   *[square] square
}
floor-up = upstairs
floor-mid = ground floor
floor-base = basement
cell = Column { $column }, row { $row }
cell-long = Column { $column }, row { $row }: a { $shape ->
    [circle] circle
    [triangle] triangle
   *[square] square
} of { $one }, { $two } and { $three }
start = Start { $start }
wall-up = a wall upstairs
wall-base = a wall in the basement
wall-outer = the outer wall
obstacle = obstacle
spot = the passage between { $one } and { $other }
supply = { $left ->
    [0] No obstacle left in the supply
    [one] One obstacle in the supply
   *[other] { $left } obstacles in the supply
}

# Chips
kind-A = trace A
kind-B = trace B
kind-herb = herb
kind-bone = bone
kind-gem = gem
kind-ink = ink
kind-feather = feather
chip-down = Chip { $order } of round { $round }, face down
chip-up = Chip { $order } of round { $round }: { $kind }
material = material
trace = trace

# Witches
witch-blue = the blue witch
witch-red = the red witch
witch-white = the white witch
witch-yellow = the yellow witch
witch-blue-power = Obstacles do not hinder her.
witch-red-power = The walls of the basement do not hinder her.
witch-white-power = The walls upstairs do not hinder her.
witch-yellow-power = Where she moves she may turn up a chip in the same action.
pawn-witch = witch
pawn-familiar = familiar
moves-next = moves next
task = Personal task
group-tasks = Group tasks
task-hidden = a hidden task
points-now = { $points ->
    [one] one point so far
   *[other] { $points } points so far
}
taken = Collected

# Secret cards
secret = Secret card
secret-hidden = a secret card
secret-full_set = A full set
secret-full_set-text = One of every material in play: 5 points.
secret-favourite = A favourite
secret-favourite-text = Four of one material: 5 points.
secret-two_pairs = Two pairs
secret-two_pairs-text = Two each of two materials, neither of them your task: 5 points.
secret-trace_hunter = Trace hunter
secret-trace_hunter-text = Turn up three traces: 5 points.
secret-keen_eye = Keen eye
secret-keen_eye-text = Turn up a trace of each circle, and a circle is not complete: 5 points.
secret-teachers_pet = Teacher's pet
secret-teachers_pet-text = A circle is complete: 7 points, and you pass if the group fails.
secret-head_start = Head start
secret-head_start-text = Strictly the most material points: 3 points, and you pass if the group fails.

# Moves
move-stand = Begin here
move-enter = Enter the house
move-lay = Lay
move-void = Make it void
move-block = Put the obstacle
move-move = Move
move-move-stay = Stay
move-move-flip = Turn up chip { $chip }
move-search = Search
move-collect = Collect
move-pass = Pass
move-undo = Undo
move-confirm = Confirm

# The teacher's sheet
sheet = Your sheet
sheet-secret = Your circles
sheet-laid = { $count } of { $all } traces laid
sheet-left = Still to lay
sheet-free = { $free ->
    [0] It has to be laid in every round to come.
    [one] It may stay in the box for one more round.
   *[other] It may stay in the box for { $free } more rounds.
}
sheet-lost = This circle can no longer be completed.
sheet-void = This circle is void.
sheet-must = These have to be in the trail
sheet-picks = { $picks ->
    [0] No free pick left
    [one] One free pick left
   *[other] { $picks } free picks left
}
sheet-warning = Both traces were laid in every round. One more such round, and no trace has a cell in the seventh.
sheet-line = Cells in line

# The students' sheet
deduction = Magic circles
deduction-help = Cross out what cannot be. A trace lies only on cells of its circle, and the two circles differ in shape.
deduction-auto = Cross out by what lies face up
deduction-maybe = possible
deduction-out = ruled out
deduction-a = may be A
deduction-b = may be B

# What happened
log-deal = The teacher has drawn two circles.
log-deal-removed = { $material ->
    [herb] Herbs are
    [bone] Bones are
    [gem] Gems are
    [ink] Ink is
   *[feather] Feathers are
} not in this game.
log-stand = The teacher begins at { $cell }.
log-enter = { $name } is { $witch ->
    [blue] the blue witch
    [red] the red witch
    [white] the white witch
   *[yellow] the yellow witch
} and starts at { $start }.
log-lay = Round { $round }: chip { $order } on { $cell }.
log-void = A foul trail: the teacher has made a circle void.
log-foul = Round { $round } was a foul trail: five materials.
log-block = An obstacle at { $spot }.
log-block-moved = The obstacle at { $old } moves to { $spot }.
log-move = { $name }: the { $pawn ->
    [witch] witch
   *[familiar] familiar
} goes to { $place }.
log-move-stay = { $name }: the { $pawn ->
    [witch] witch
   *[familiar] familiar
} stays.
log-turn = { $name } turns up chip { $chip }: { $kind ->
    [A] trace A
    [B] trace B
    [herb] herb
    [bone] bone
    [gem] gem
    [ink] ink
   *[feather] feather
}.
log-collect = { $name } collects { $kind ->
    [herb] a herb
    [bone] a bone
    [gem] a gem
    [ink] ink
   *[feather] a feather
}.
log-pass = { $name } passes.
log-round = Round { $round } begins.
log-graded = The exam is over.
log-grade = The grade: { $grade }.
log-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
log-circle = Circle { $trace }: { $circle }, { $end }.

# The end
grade = Grade
grade-excellent = excellent
grade-good = good
grade-fair = fair
grade-fail = fail
grade-excellent-from = Excellent from { $points }
grade-good-from = Good from { $points }
grade-fair-from = Fair from { $points }
source-circles = Circles not complete
source-personal = Personal task
source-group = Group tasks
source-other = Other materials
source-secret = Secret card
source-materials = Materials
source-total = Group points
source-own = Own points
circle-complete = complete
circle-incomplete = not complete
circle-void = void
certificate = Certificate
certificate-rank = Certificate of rank { $rank }
certificate-none = no certificate
result-teacher = Both circles are complete: the teacher wins.
result-fail = The group has failed: the teacher wins.
result-fail-beside = The group has failed: the teacher wins, and beside her { $names }.
result-pass = The students have passed: all of them win.
result-rank = The group has passed, and { $names } has the first rank.

# Why not
refused-no_such_cell = There is no cell { $cell }.
refused-no_such_start = There is no start cell { $start }.
refused-witch_taken = That witch is already with seat { $seat }.
refused-not_on_teacher = The first chip of the game goes on the teacher's own cell, not on { $cell }.
refused-not_in_line = { $cell } is not in a row, column or diagonal with the last chip.
refused-pawn_there = A student's pawn stands on { $cell }.
refused-twice_on_a_cell = A chip of this round lies on { $cell } already.
refused-kind_used = That kind lies in this round already.
refused-kind_removed = That material is not in this game.
refused-foul_trail = No trace had a cell when this round began: only materials are laid.
refused-not_its_circle = { $cell } does not belong to that trace's circle.
refused-trace_there = That trace lies on { $cell } already.
refused-personal_first = The chips that are left are needed for the personal materials.
refused-needs_a_trace = After that the trail could not be finished: one of its chips has to be a trace.
refused-trail_complete = All chips of this round are laid.
refused-trail_first = { $chips ->
    [one] First one more chip has to be laid.
   *[other] First { $chips } more chips have to be laid.
}
refused-void_first = First one circle has to be made void.
refused-void_already = That circle is void already.
refused-no_foul = No circle is made void now.
refused-no_such_spot = { $spot } is no spot for an obstacle.
refused-obstacle_there = An obstacle lies at { $spot } already.
refused-no_obstacle_there = No obstacle lies at { $spot }.
refused-supply_first = { $left ->
    [one] One obstacle is still in the supply; take that.
   *[other] { $left } obstacles are still in the supply; take one of those.
}
refused-supply_empty = All four obstacles lie in the house: one of them has to be moved.
refused-no_such_place = There is no place { $place }.
refused-out_of_reach = The string does not reach to { $place }.
refused-only_yellow_turns_up = Only the yellow witch turns up a chip when she moves.
refused-no_such_chip = There is no such chip.
refused-chip_collected = That chip was collected.
refused-chip_elsewhere = That chip does not lie where the pawn is.
refused-already_up = That chip lies face up already.
refused-still_down = That chip lies face down: it has to be searched.
refused-trace_stays = A trace cannot be collected.

# Options that do not fit
record-students_and_seats = { $seats } seats are one teacher and students in all others; { $students } students do not fit.

# The written chat
channel-all = All

# The board in the browser
board-gap = { " " }
board-sub = { $mode } · { $where }
board-why = Why do I see this?
board-students = Students
board-student = { $name }, seat { $n }{ $me ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $witch ->
    [blue] the blue witch
    [red] the red witch
    [white] the white witch
    [yellow] the yellow witch
   *[none] no witch yet
}, { $left ->
    [0] no actions left
    [one] one action left
   *[other] { $left } actions left
}
board-left = { $left ->
    [0] No actions left
    [one] One action left
   *[other] { $left } actions left
}
board-teacher = The teacher: { $name }
board-not-in = Has not come in yet.
board-next-pawn = Next to move: the { $pawn ->
    [witch] witch
   *[familiar] familiar
}.
board-none-taken = nothing yet
board-cell = { $cell }, a { $shape ->
    [circle] circle
    [triangle] triangle
   *[square] square
} of { $one }, { $two } and { $three }
board-house = The house: { $cells } cells on three floors, { $chips ->
    [0] no chips
    [one] one chip
   *[other] { $chips } chips
}, { $tiles ->
    [0] no obstacles
    [one] one obstacle
   *[other] { $tiles } obstacles
}
board-teacher-here = the teacher stands here
board-pawn = { $pawn ->
    [witch] the witch
   *[familiar] the familiar
} of { $name } ({ $witch ->
    [blue] blue
    [red] red
    [white] white
   *[yellow] yellow
})
board-needs = { $trace } still needs it
board-lit = can be chosen
board-spot = Obstacle at { $spot }
board-spot-taken = Move the obstacle at { $spot }
board-tasks = Materials and whose task they are
board-task-group = group 2
board-task-of = { $name ->
    [me] you 3
   *[other] { $name } 3
}
board-task-someone = secret 3
board-collected = collected: { $count }
board-points = materials
board-pad = Your circles and chips
board-pad-lay = Your circles, and the chips to lay
board-kinds = Chips left to lay
board-sheet = { $laid } of { $all }, { $free ->
    [0] no spare round
    [one] 1 spare round
   *[other] { $free } spare rounds
}
board-sheet-lost = { $laid } of { $all }, lost
board-sheet-void = void
board-must = Underlined ones have to be laid; { $picks ->
    [0] nothing else fits.
    [one] one more is your choice.
   *[other] { $picks } more are your choice.
}
board-any = All that have to be laid are laid: choose.
board-no-trace-cell = There is no cell in line for { $kind } now.
board-lay-left = { $left ->
    [one] Lay one more chip.
   *[other] Lay { $left } more chips.
}
board-lay-hint = Tap a lit cell, then choose its chip.
board-now-kind = Now its chip: open the pad.
board-nothing-to-undo = There is nothing to undo.
board-block-first = Put the obstacle first.
board-lift-first = First tap the obstacle that you want to move.
board-pick-witch = Choose a witch.
board-pick-start = Choose a start cell on the board: S1 to S4.
board-witches = Witches
board-witch-blue = Blue
board-witch-red = Red
board-witch-white = White
board-witch-yellow = Yellow
board-enter-at = Enter at { $start }
board-own = Your task and your secret card
board-reach = Your { $pawn ->
    [witch] witch
   *[familiar] familiar
} reaches { $count ->
    [one] one lit place
   *[other] { $count } lit places
}.
board-done = Your actions of this round are done.
board-move-how = Tap a lit place, or drag the pawn with the glowing ring.
board-move-to = Move to { $place }
board-search = Search { $chip }
board-search-none = No chip lies face down where your pawns stand.
board-which-search = Which chip do you turn up?
board-collect = Collect { $chip }
board-collect-none = No material lies face up where your pawns stand.
board-which-collect = What do you collect?
board-flip = Turn up as well:
board-flip-none = nothing
board-trail = Trail
board-trail-n = Trail { $n }
board-trail-of = Trail of round { $n }. Show the one before
board-order = Chip
board-where = Cell
board-now = Now
board-no-chips = No chip was laid yet.
board-down = face down
board-turned-by = { $what }, turned up by { $name }
board-taken-by = { $what }, collected by { $name }
board-grades = A pass needs { $fair } points, good { $good }, excellent { $excellent }. Each circle that is not complete is worth { $circles }.
board-key = Colours
board-deduction-help = Tap a circle to cross it out; tap again when you are sure of it.
board-by-hand = by hand
board-by-chips = by hand and chips
board-circle-mark = { $circle }: { $mark ->
    [out] ruled out
    [sure] sure
   *[open] possible
}{ $may ->
    [both] , may be A or B
    [A] , may be A
    [B] , may be B
   *[none] { "" }
}
board-free-text = Notes for yourself
board-log-turn = { $name } turns up chip { $order } of round { $round }: { $kind ->
    [A] trace A
    [B] trace B
    [herb] herb
    [bone] bone
    [gem] gem
    [ink] ink
   *[feather] feather
}.
board-total-of = { $total } group points; { $need } were needed.
board-student-name = Student
board-source-personal = own task
board-source-group = group
board-source-other = other
board-source-secret = secret
board-rank = rank
board-met = met
board-not-met = not met

# The first guided game
guide-end = The exam is graded: materials, and every circle that you kept from being complete.
guide-standing = The teacher chooses a cell and has drawn two secret circles: a shape and a colour each.
guide-enter = Take a witch and a start cell: you and your familiar begin there, tied by one string.
guide-enter-others = The other student comes in; nobody takes the same witch.
guide-laying = The teacher lays her trail face down in straight lines: some chips are materials, some are traces.
guide-laying-again = She lays on and then puts an obstacle down: strings bend around it and reach less far.
guide-walk = Three actions a round: move the pawn whose side is up, as far as the string lets it, to a cell with a chip.
guide-search = Now search: turn up a chip under either of your pawns; a material is yours at once.
guide-read = A trace tells: its cell belongs to the circle; the list of circles strikes out all that can't be.
guide-stand = Stand where she still needs to lay: no chip goes on a cell with a student's pawn.
guide-others = The other student acts; with the kind teacher all of you pass or fail together.

# Presets
preset-easy = First exam
preset-easy-help = The kind teacher, and three actions a round for each student.
preset-kind = Kind teacher
preset-kind-help = All students pass or fail together.
preset-mean = Mean teacher
preset-mean-help = The students compete, and one may want the group to fail.

# Replay: who knew what
knew-circle = Circle { $trace }: { $circle }
knew-task = Task of { $name }: { $kind }
knew-secret = Secret card of { $name }: { $secret }
knew-chip = { $order } { $kind }
knew-chips = Face down, round { $round }: { $chips }
