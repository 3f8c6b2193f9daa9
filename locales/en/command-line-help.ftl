# `saqqara --help`, and complaints about the command line. Words between `…`, names of options, commands and files stay as they are.

# The parts of a help text. $pieces is “[OPTIONS] FILE”
help-usage = Usage: { $command } { $pieces }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples:
help-default = [default: { $value }]
# $value is the name of an environment variable
help-environment = [env var: { $value }]
help-required = [required]

# Words in capitals, each instead of a value
help-placeholder-options = OPTIONS
help-placeholder-command = COMMAND
help-placeholder-args = ARGS
help-placeholder-file = FILE
help-placeholder-dir = DIR
help-placeholder-name = NAME
help-placeholder-seat = SEAT
help-placeholder-sides = SIDES
help-placeholder-table = TABLE
help-placeholder-number = NUMBER
help-placeholder-text = TEXT
help-placeholder-person = PERSON

# Options of many commands
help-help = Show this message and exit.
help-version = Show the version and exit.
help-language = The language of the terminal.
# Behind “default:”, as all texts of this kind
help-system-language = the system’s
help-game = Which game.
# $players is “Imhotep 2–4, Anubixx 2–5”
help-players = How many play: { $players }.
help-start = The seat that begins, from 1.
help-seed = The same seed gives the same game, everywhere.
help-by-chance = by chance
help-yes = yes
help-no = no
help-all = all
help-varied = One value, several with commas, or all in turn.
help-record-file = A record; - is the standard input.
help-database = sqlite:///FILE or postgresql://…
help-own-file = your own file
help-abandon-days = End games that nobody has touched for so many days; 0: none.
help-keep-days = Delete finished tables after so many days; 0: none.
help-option-imhotep-sides = The side, A or B, of market, pyramids, temple, burial chamber and obelisks.
help-option-imhotep-wrath = With the Wrath of the Pharaoh.
help-option-anubixx-layout = The sheets: a layout that comes with the game, or a file of your own.

# $titles is “Imhotep, Anubixx”
help-saqqara = Play, simulate and step through board games ({ $titles }). `saqqara COMMAND --help` has examples.

# saqqara play
help-play-short = Play: in the browser, or with --terminal right here.
help-play =
    Open the table in the browser: a server for you alone, on this machine, that keeps your games. No account.

    With --terminal play right here; every move is saved at once: nothing is lost by Ctrl-C or a closed window.
help-play-file = With --terminal --resume: the saved game or record to go on with.
help-play-terminal = Play in the terminal instead of the browser.
help-play-port = The page’s port on this machine.
help-free-port = a free one
help-play-browser = Open the browser.
help-play-lan = Let other devices in the local network join: phones, other computers.
help-play-bots = Seats that the computer plays, and how well.
help-play-resume = Go on with FILE, or with your last game.
# Remarks behind examples
help-play-opens = opens the page
help-play-friends = friends join by phone, in the same network
help-play-asks = asks a few questions
# $first is the name of a game
help-play-one-keyboard = { $first } at one keyboard
help-play-computer = against the computer
help-play-last = your last game
help-play-saved = a saved game or a record

# saqqara serve
help-serve-short = Serve tables to others.
help-serve = Serve tables to others. One small machine needs no more than this behind a proxy; docs/hosting.md has the rest.
help-serve-host = The address to listen at.
help-serve-port = The port to listen at.
help-serve-bus = For several processes: redis://… or postgresql://…
help-the-database = the database
help-serve-workers = Processes; more than one needs PostgreSQL.
help-serve-origin = The public address, such as https://example.org.
help-serve-limits = Rate limits.
help-serve-log = How much is logged.
help-serve-pace = Seconds that a bot takes at least for a move.

# saqqara verify
help-verify-short = Check that a game’s chance was fair.
help-verify = Check a finished game: that its seed is the one published at the start, and that it deals what was dealt.
help-verify-file = A record with its seed; - is the standard input.

# saqqara simulate
help-simulate-short = Play random games and show statistics.
help-simulate = Play random games and show statistics. Game number i of seed S is the game of seed S + i, at any speed.
# A remark behind an example
help-simulate-gpu = needs CuPy
help-simulate-games = How many games.
help-simulate-jobs = How many at a time.
help-one-each-core = one for each core
help-simulate-export = Write a record of every game into this directory.
help-simulate-json = Write the statistics into this file; - is the standard output.
help-simulate-interpreted = Without machine code.
help-simulate-device = Where the games are played.

# saqqara tournament
help-tournament-short = Let bots meet, and say which is stronger.
help-tournament = Let bots meet, and say which is stronger. Every deal is played once for each rotation of the bots over the seats.
help-tournament-players = Who takes part.
help-tournament-games = How many games, rounded up to whole deals.
help-tournament-seats = How many play in one game.
help-all-who-take-part = all who take part, or 2 at a time
help-tournament-seed = The same seed gives the same deals and choices.
help-tournament-jobs = How many games at a time.
help-as-many-as-cores = as many as there are cores for
help-tournament-json = Write the standings into this file; - is the standard output.
help-tournament-csv = Write the standings as CSV into this file.
help-tournament-state = Write every finished game into this new file.
help-data-directory = in the data directory
help-tournament-resume = Resume a tournament that was stopped.
help-tournament-ray = Play on a Ray cluster, or on a local one.

# saqqara puzzles
help-puzzles = Puzzles: positions in which one move is clearly best and not obvious.
help-puzzles-make = Make puzzles from games between strong bots, and write them as JSON.
help-puzzles-count = How many.
help-puzzles-simulations = Simulations of the long search that checks a puzzle.
help-puzzles-seed = The same seed gives the same puzzles.
help-puzzles-output = The file; - is the standard output.
help-puzzles-rate =
    Let all levels solve the puzzles that come with a game, and write them with their new ratings as JSON.

    A level finds a puzzle if it plays the best move in 4 of 5 tries. Puzzles whose best move a long search does not find any more are left out.

# saqqara analyse
help-analyse-short = Analyse a recorded game: win probabilities, mistakes, points.
help-analyse = Analyse a recorded game: everybody’s win probability before each decision, better moves, where the points came from.
help-analyse-budget = For each position: seconds or simulations.
help-analyse-bot = The bot that judges.
help-analyse-all = Show every move, not only the marked ones.
help-analyse-json = Write everything into this file; - is the standard output.
help-analyse-html = Write a page with the curve and the boards.
help-analyse-seed = With simulations, the same seed gives the same figures.
help-analyse-jobs = How many moves at a time.

# saqqara replay
help-replay-short = Step through a recorded game, or check it.
help-replay = Step through a recorded game. Keys: n or → next, p or ← previous, f first, l last, a number and Enter, q quit.
help-replay-at = Print the position after so many moves, and exit.
help-replay-check = Only say whether the record is valid.
help-replay-svg = Write a picture of the position (the last one, or that of --at).

# saqqara bench
help-bench = Measure the speed of the rules.
help-bench-quick = A quick or a careful measurement.
help-bench-peers = Measure other engines too, if they are installed.

# saqqara admin
help-admin-short = Keep house on a server.
help-admin =
    Keep house on a server: list, close, export and delete tables, forget a person, mute and ban.

    It works on the database, while the server runs or not. A running server follows within seconds.
help-admin-table = The table, as `list` shows it.
help-admin-tables = The tables, as `list` shows them.
help-admin-person = The person, as `show` shows them, or the secret in their cookie.
help-admin-list = List tables, the last changed first: id, status, when it was opened and last changed, events.
help-admin-status = Only tables in this state.
help-admin-most = How many at most.
help-admin-show = Show a table: its game and who sits there, each with the hash that `mute`, `ban` and `forget` take.
help-admin-close = Close tables: their games end without a winner. They can still be looked at.
help-admin-export = Write the record of a table, also of a game that still runs: then it tells what is hidden.
help-admin-file = A new file; - is the standard output.
help-admin-delete = Delete tables with everything that happened there. This cannot be undone.
help-admin-yes = Do not ask.
help-admin-forget = Forget a person: their name and their words go from all tables. Where they still play, a bot plays on.
help-admin-mute = Mute a person: they can play, but not talk. `unmute` allows it again.
help-admin-unmute = Let a person talk again.
help-admin-ban = Ban a person, or everybody behind an address: every request is refused. `unban` allows it again.
help-admin-unban = Let a person, or everybody behind an address, in again.
help-admin-address = Everybody behind an address or in a network, such as 2001:db8::/64.
help-admin-restrictions = List everybody who is muted or banned.
help-admin-clean = Clean up now, as the server does every night: end abandoned games, delete old tables, make the file smaller.

# saqqara sheets
help-sheets = Anubixx sheets: check a file of your own, or show a layout.
help-sheets-check = Say whether a sheet file can be used, or what is wrong with it and where.
help-sheets-file = A sheet file; - is the standard input.
help-sheets-show = Print the text of a layout: a start for a file of your own.
help-sheets-name = classic, great, or a sheet file.

# Complaints stand behind “saqqara: ”. $complaint is one of those below, $command is “saqqara simulate”
complaint-see = { $complaint } (see { $command } --help)
complaint-no-option = no such option: { $option }
# $meant is one option, or several with commas
complaint-no-option-like = no such option: { $option } (similar: { $meant })
complaint-no-command = no such command: { $word }
complaint-no-command-like = no such command: { $word } (similar: { $meant })
# $words is what was typed too much
complaint-surplus = too many arguments: { $words }
complaint-needs-value = { $option } needs a value
complaint-takes-no-value = { $option } does not take a value
# $argument is a word in capitals, such as FILE
complaint-missing = missing argument: { $argument }
complaint-no-whole-number = { $option } must be a whole number
complaint-no-number = { $option } must be a number
complaint-at-least = { $option } must be { $least } or more
complaint-at-most = { $option } must be { $most } or less
# $allowed is a list
complaint-one-of = { $option } must be one of { $allowed }, not { $value }
complaint-value-or-file = { $option } must be one of { $allowed }: { $why }
complaint-start = --start must be a seat from 1 to { $players }, or random, not { $value }
complaint-bots = --bots must be seats from 1 to { $players } such as 2 or 1,2=greedy, not { $value }
# $moves is the number of moves in the record
complaint-at = --at must be 0 to { $moves }, not { $value }: that is how many moves the record has
complaint-budget = --budget must be such as 0.2s, 200ms or 500 (simulations), not { $value }
complaint-name-bots = --players must name bots, such as greedy,search:0.2s
complaint-for-terminal = options of a game are for --terminal; in the browser you choose them on the page
complaint-for-page = { $option } is for the page in the browser; a game in the terminal is on this computer alone
complaint-only-cpu = --jobs and --interpreted are for the CPU, not for --device gpu
complaint-gpu = --device gpu needs NumPy and CuPy: pip install 'saqqara[gpu]'
complaint-no-database = there is no database { $file }; a server makes one when it starts
complaint-person-or-address = give a person, or --address
complaint-not-with-resume = { $option } cannot be given with --resume: everything goes on as it began
complaint-resume-file = --resume needs a file, for the standard input is where moves are typed
complaint-no-game = no game was chosen
complaint-input = the input is not UTF-8 text
complaint-no-unfinished = there is no unfinished game in { $directory }; `saqqara play --terminal` begins one
complaint-try-again = something happened there at the same moment; try again
# $missing is the name of a library
complaint-server-parts = the server is not complete ({ $missing }); install it with: pip install 'saqqara[server]'

# Complaints about files. $why is a reason: one of the last ones, or an English one of the operating system
complaint-cannot-read = cannot read { $file }: { $why }
complaint-cannot-write = cannot write { $file }: { $why }
complaint-cannot-make = cannot make the directory { $directory }: { $why }
complaint-cannot-look = cannot look through { $directory }: { $why }
complaint-cannot-resume = cannot go on with { $file }: { $why }
complaint-no-directory = cannot write { $file }: there is no directory { $directory }
complaint-records-there = { $directory } holds records of { $game } already; choose another directory
complaint-file-there = { $file } exists already; --resume goes on with it, or choose another name
complaint-too-large = { $file } is larger than { $size } MB, which is too large for a file of Saqqara
complaint-not-text = { $file } is not UTF-8 text: byte { $byte } is wrong
complaint-not-json = { $file } is not JSON: { $why }
complaint-not-json-at = { $file } is not JSON: { $why } at line { $line }, column { $column }
complaint-nested = { $file } is not a record: its values are nested too deeply
complaint-no-such-file = no such file or directory
complaint-permission-denied = permission denied
complaint-is-directory = is a directory
complaint-not-a-directory = not a directory
complaint-disk-full = no space left on device
complaint-no-file-name = no file has such a name
complaint-json-value = a value is missing
complaint-json-name = a name in double quotes is missing
complaint-json-colon = a colon is missing
complaint-json-comma = a comma is missing
complaint-json-unterminated = a text has no end
complaint-json-control = a text has a control character in it
complaint-json-escape = a text has a wrong escape sequence
complaint-json-extra = there is more than one value
complaint-json-trailing = there is a comma too many
complaint-json-constant = { $name } is no number that JSON knows
complaint-json-large = the number { $number } is too large
