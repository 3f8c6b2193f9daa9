# Why an option, a record, a seed or a file with sheets cannot be. They stand behind the name of an option or of an entry in a file,
# in the terminal and on the page. Names, values and lists are shown as they are; $option is “--players”, on the page “players”.

reason-flag = { $option } must be True or False, not { $value }
reason-choices = { $option } must be { $choices }, not { $value }
reason-text = { $option } must be a text, not { $value }
reason-range = { $option } must be { $least } to { $most }, not { $value }
reason-start = { $option } must be a seat from 0 to { $most } or "random", not { $value }
reason-seed = { $option } must be a whole number from 0 to 2**{ $bits } - 1, not { $value }
reason-room = { $option } must leave room for { $games } games below 2**{ $bits }
reason-games = { $option } must be 1 or more, not { $games }
reason-seats = { $option } must be { $least } to { $most } for { $game }, not { $value }
reason-name-bots = { $option } must name bots, such as greedy,random
# $name is an option of a game, or an entry of a record, that does not exist
reason-unknown = unknown: { $name }; there are: { $known }
reason-unknown-game = unknown game { $name }; there are: { $known }
reason-unknown-bot = unknown bot { $bot }; there are: { $known }
reason-bot-text = a bot is named by a text, not { $bot }; there are: { $known }
reason-no-budget = bot { $bot } has no budget such as 0.5s, 200ms or 2000 (simulations)
reason-bot = bot { $bot }: { $why }
reason-seconds = a budget's seconds must be above 0 and at most 86400, not { $value }
reason-simulations = a budget's simulations must be a whole number from 1 to 1000000000, not { $value }
# A letter for each of: market, pyramids, temple, burial chamber, obelisks
reason-imhotep-sides = { $option } must be five letters A or B, one for each site, not { $value }
reason-anubixx-players = { $option } must be at most { $sheets }, for the layout has only { $sheets } sheets

# Entries of a record. In front stands the name of the entry: “moves[3]: ”
reason-missing = is missing
# $wanted and $found are two of the next five
reason-type = must be { $wanted }, not { $found }
reason-a-text = a text
reason-a-list = a list
reason-an-object = an object
reason-a-number = a number
reason-true-or-false = true or false
reason-format = must be { $format }, not { $value }
reason-nested = nested deeper than { $levels } levels
reason-key = the key { $key } is not a text
reason-not-json = { $type } is nothing JSON can hold
reason-drawn = must be the seat that was drawn, not { $value }
# $why is a whole sentence
reason-illegal = move { $number } is illegal: { $move }: { $why }
reason-chance-missing = entry { $entry } is missing, though it has happened by move { $number }
reason-not-yet = has not happened yet
reason-result-early = there is one, but the game is not over
reason-result = the moves lead to { $true }, not { $value }
reason-ply = the record has { $moves } moves, there is no ply { $ply }
# A record of another game than the one that is to be played
reason-other-record = the record is of { $game }
reason-no-record = this is no record
reason-long-text = { $option } must be a text of at most { $most } characters
reason-seats-for-players = the number of seats is { $seats }, that of players { $players }
reason-numbers = must be these numbers in any order: { $numbers }
reason-dice = must be a list of { $dice } dice, not { $value }
reason-die = a die shows { $least } to { $most }, not { $value }
reason-imhotep-rounds = must be a list of { $cards } round cards
reason-imhotep-round-card = { $value } is no round card for { $players } players that is left
# $found is a number, or “a text”
reason-imhotep-cards = must be a list of { $cards } market cards, not { $found }
reason-imhotep-no-card = card { $number }, { $value }, is no market card
# $card is the name of a card in the notation, such as chisel
reason-imhotep-card-more = card { $number } is one { $card } more than there are
reason-anubixx-sheets = must be a list of { $sheets } sheets, one for each seat
reason-anubixx-sheet = { $value } is no sheet; there are { $known }
reason-anubixx-dealt = sheet { $sheet } is dealt already; everybody gets a different one
reason-anubixx-dice = must be a list of { $dice } colours, not { $found }
reason-anubixx-die = die { $number } shows { $value }, which is no colour ({ $known })

# saqqara verify: the proof in a record
reason-no-seed = there is no seed in it ({ $digits } hexadecimal digits), so its chance cannot be checked
reason-no-secret = there is no secret in it ({ $digits } hexadecimal digits), so its chance cannot be checked
reason-no-numbers = the numbers of the people are missing, so its chance cannot be checked
reason-generator = its generator is unknown: a newer version of saqqara may know it
reason-not-published = { $whose ->
    [seed] the seed is not the one that was published: its SHA-256 is { $hash }
   *[secret] the secret is not the one that was published: its SHA-256 is { $hash }
}
reason-does-not-follow = the seed does not follow from the secret and the numbers of the people
reason-other-game = the seed deals another game: move { $number }, { $move }: { $why }
# $what is the name of an entry in the record, such as “market deck”
reason-other-deal = the seed deals other { $what } than the record has

# saqqara tournament --resume: the journal
reason-no-plan = it does not begin with a plan in the format { $format }
reason-plan = its plan is impossible: { $why }
reason-empty = it is empty
reason-line = a line is wrong
reason-whole-numbers = game { $number } is not made of whole numbers
reason-another-match = game { $number } is not the one that the plan has under this number
reason-match-seats = game { $number } has not { $seats } seats

# A file with sheets. $where is a place in it, such as “sheets.A.pyramid, row 2”, and { $found } is “a text”
reason-sheet-the-file = the file
reason-sheet-level = { $where }, level { $level }
reason-sheet-fields = { $where }, { $fields } fields
reason-sheet-row = { $where }, row { $row }
reason-sheet-left = { $where }, left column
reason-sheet-right = { $where }, right column
reason-a-fraction = a fraction
reason-sheet-layout = layout must be { $first } or { $second } or the content of a sheet file, not { $value }
reason-sheet-content = sheets must be the content of a sheet file, not { $found }
reason-sheet-bytes = a sheet file has at most { $most } bytes, not { $bytes }
reason-sheet-dots = line { $line } has { $dots } dots; at most { $most } are possible
reason-sheet-deep = not a sheet file: its values are nested too deeply
reason-sheet-toml = not a TOML file
reason-sheet-toml-at = not a TOML file: there is a mistake at line { $line }, column { $column }
reason-sheet-name = name must be a text of 1 to { $most } characters
reason-sheet-table = { $where } must be a table, not { $found }
reason-sheet-unknown = { $where } has an unknown entry { $name }; known are { $known }
reason-sheet-no-entry = { $where } has no entry { $name }
reason-sheet-whole = { $where } must be a whole number, not { $found }
reason-sheet-points = { $where } must be 0 to { $most } points
reason-sheet-points-list = { $where } must be a list of points by level, not { $found }
reason-sheet-levels = { $where } has { $levels } levels; 1 to { $most } are possible
reason-sheet-relief = { $where } must be a table such as { $example }, not { $found }
reason-sheet-relief-number = { $where }: { $key } is no number of fields; possible are { $known }
reason-sheet-many-symbols = symbols has { $symbols } symbols; at most { $most } are possible
reason-sheet-symbol = symbols: { $name } is no name; a symbol is one word of up to { $most } letters
reason-sheet-symbol-fields = { $where } must be a list of fields such as { $example }
reason-sheet-carries = { $where }: { $field } carries { $symbol } already
reason-sheet-no-field = { $where }: there is no field { $field } on these sheets; write { $kinds }
reason-sheet-tables = sheets must be tables [sheets.A], [sheets.B] and so on, not { $found }
reason-sheet-count = sheets has { $sheets } sheets; 2 to { $most } are possible
reason-sheet-letter = sheets: { $name } is no sheet; sheets are named by one letter from A to Z
reason-sheet-rows-list = { $where } must be a list of { $rows } rows, not { $found }
reason-sheet-rows = { $where } has { $found } rows, not { $rows }
reason-sheet-row-text = { $where } must be a text of colours such as "RBV", not { $found }
reason-sheet-colours = { $where } has { $found } colours, not { $most } ({ $row })
reason-sheet-colours-range = { $where } has { $found } colours, not { $least } to { $most } ({ $row })
reason-sheet-no-colour = { $where }: { $letter } is no colour; colours are { $known }
