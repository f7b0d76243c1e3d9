# Refusals that every game shares.
refused-not_an_option = That move is not open now.
refused-not_asked = { $seat ->
    [table] The table
   *[other] Seat { $seat }
} is not asked to move now.
refused-table_first = The table has to move before seat { $seat }.
refused-already_moved = Seat { $seat } has already moved.
refused-over = The game is over.
refused-no_seat = There is no seat { $seat }.
refused-malformed = Not a well-formed play: { $why }.
refused-wrong_draw = Draw { $number } should have been { $expected }, but the record has { $got }.

# Records that are none.
record-no_record = Expected a record (an object with game, seats, options and plays): { $why }.
record-unknown_game = Expected one of the games { $expected }, got { $got }.
record-bad_seats = Expected { $least } to { $most } seats, got { $got }.
record-bad_version = Expected version { $expected } of the rules, got { $got }.
record-unknown_option = Expected one of the options { $expected }, got { $got }.
record-bad_option = Option { $option }: { $why }, got { $got }.
record-bad_choice = Option { $option }: expected one of { $expected }; got { $got }.
record-no_seal = The record holds no seed and commitment to check.
record-bad_seed = Expected a seed of { $expected } hexadecimal digits, got { $got }.
record-bad_commitment = The seed gives the commitment { $expected }, the record shows { $got }.
record-not_finished = The match was not over after its { $plays } plays.
record-no_setting = No seat count goes with these options.
