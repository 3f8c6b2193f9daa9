# What the commands print: results, progress, and what happened. Options, names of games, bots and files stay as they are typed.

# In progress bars: what is counted, and in front of the time that is left
cli-progress-games = games
cli-progress-records = records
cli-progress-moves = moves
cli-progress-left = left
cli-interrupted-before-game = Interrupted before a game was finished.
cli-interrupted-before-move = Interrupted before the first move was judged.
cli-interrupted-games = Interrupted after { $done } of { $games } games. To go on:
cli-interrupted-moves = Interrupted after { $done } of { $moves } moves.
cli-process-died = A process that played has died, perhaps because memory ran out.

# Values of options, behind the name of the option: “wrath yes”, “layout from a file”
cli-yes = yes
cli-no = no
cli-from-file = from a file

# Heads of columns and rows
cli-head-seat = Seat
cli-head-mean = mean
# Standard deviation
cli-head-deviation = std
cli-head-least = min
cli-head-median = median
cli-head-most = max
cli-head-wins = wins
cli-head-interval = 95% interval
# All seats together
cli-head-all = all
# Above names of sources, such as “temple”
cli-head-points-from = Points from
# A bot that takes part
cli-head-entry = Entry
cli-head-games = games
cli-head-win-rate = win rate
cli-head-points = points
cli-head-rating = rating
# Seconds for a move
cli-head-pace = s/move
# “greedy | ahead of | random”: how often the first is ahead of the second
cli-head-ahead-of = ahead of
cli-head-share = share
cli-head-move = Move
cli-head-round = Round
cli-head-played = Played
# How much of the chance of winning a move gave away
cli-head-gave = gave
cli-head-better = Better
# Two percentages
cli-interval = { $low } to { $high }

# saqqara simulate
cli-simulate-head = { $games ->
    [one] { $game }: { $games } random game, { $options }, seed { $seed }
   *[other] { $game }: { $games } random games, { $options }, seed { $seed }
}
cli-length = Length
cli-ties = Ties
cli-speed = Speed
# $mean and $deviation have decimals
cli-simulate-length = { $mean } moves ± { $deviation }, from { $least } to { $most }
cli-simulate-ties = { $tied } ({ $tiedShare }) for the most points, { $shared } ({ $sharedShare }) still shared
# $way is “machine code, 2 at a time”, or the name of a GPU
cli-simulate-speed = { $moves } moves/s, { $games } games/s ({ $way }, { $seconds } s)
cli-simulate-way = { $code ->
    [compiled] machine code, { $jobs } at a time
   *[interpreted] interpreted, { $jobs } at a time
}
cli-moves-a-second = { $moves } moves/s
cli-records-in = { $records } records in { $folder }

# saqqara tournament. $seats is how many play in one game; $options is a list such as “sides all, seed 5”
cli-tournament-head = { $deals ->
    [one] { $game }: { $games } games of { $seats } on { $deals } deal, { $options }
   *[other] { $game }: { $games } games of { $seats } on { $deals } deals, { $options }
}
cli-tournament-foot = { $moves } moves, { $seconds } s. Intervals take each deal as one observation.

# saqqara puzzles
cli-puzzles-done = { $done } of { $most } puzzles

# saqqara replay --check. $result is a sentence
cli-record-ok = { $moves ->
    [one] ok: { $game }, { $players } players, { $moves } move. { $result }
   *[other] ok: { $game }, { $players } players, { $moves } moves. { $result }
}

# saqqara analyse
cli-analyse-head-seconds = { $moves ->
    [one] { $game }, { $players } players, { $moves } move, { $bot } with { $seconds } s a look
   *[other] { $game }, { $players } players, { $moves } moves, { $bot } with { $seconds } s a look
}
cli-analyse-head-simulations = { $game }, { $players } players, moves: { $moves }, { $bot }, simulations a look: { $simulations }
cli-analyse-none = Nobody made a mistake worth marking; --all shows every move.
# $limits is a list of “?! inaccuracy from 5%”
cli-analyse-limits = Given away is win probability: { $limits }.
cli-mark = { $mark ->
    [inaccuracy] { $sign } inaccuracy
    [mistake] { $sign } mistake
   *[blunder] { $sign } blunder
}
cli-mark-from = { $mark ->
    [inaccuracy] { $sign } inaccuracy from { $least }
    [mistake] { $sign } mistake from { $least }
   *[blunder] { $sign } blunder from { $least }
}
# There was only one move
cli-forced = forced
cli-given-away = given away in all
# A player without a name, by the colour of the stones
cli-colour = { $colour ->
    [black] Black
    [white] White
    [brown] Brown
    [grey] Grey
   *[other] { $colour }
}
cli-seat-alone = Seat { $number }

# saqqara verify. The seed is what all shuffles and rolls follow from
cli-verify-fair = fair: the seed { $seed } deals this game, move for move.
cli-verify-server = The server chose it before the game, and could not change it after that.
# $seats is a list: “seat 1 and seat 2”
cli-verify-together = It was made of the server's secret { $secret } and of random numbers from { $seats }: whoever knows that theirs is one of them knows that nobody chose the deal.
cli-verify-compare = { $whose ->
    [seed] Compare its SHA-256 with what was published at the start: { $hash }
   *[secret] Compare the secret's SHA-256 with what was published at the start: { $hash }
}
cli-verify-published = { $whose ->
    [seed] Its SHA-256 is the published { $hash }.
   *[secret] The secret's SHA-256 is the published { $hash }.
}

# saqqara play
cli-open-at = Saqqara is open at { $address }   (Ctrl-C ends it; your games are kept)
cli-open-already = Saqqara is open already at { $address }
cli-no-browser = No browser could be opened: go to { $address }
cli-page-closed = Closed. `saqqara play` finds your games again.
cli-no-network = No network was found: other devices cannot reach it yet. The waiting room shows the address once there is one.
cli-network =
    Other devices in this network find it at { $address }
    Everybody in the network can open that page and play. They see only public tables and those they are invited to.
    What is sent is not encrypted: use --lan only in a network that you trust. Without --lan, only this computer gets in.

# saqqara admin
cli-status = { $status ->
    [waiting] waiting
    [running] running
   *[finished] finished
}
cli-public = public
cli-private = private
cli-events = { $events } events
cli-admin-table = { $table }  { $game }, { $status }, { $moves } moves, { $events } events
# Who has a seat
cli-kind = { $kind ->
    [human] human
    [bot] bot
   *[open] open
}
cli-closed = { $table } is closed
cli-finished-already = { $table } was finished already
cli-delete = Delete { $tables } tables for good?
cli-deleted = deleted: { $deleted }
cli-forgotten = forgotten at { $tables } tables
cli-muted = muted
cli-unmuted = unmuted
cli-banned = banned
cli-unbanned = not banned any more
cli-restriction = { $kind ->
    [mute] mute
    [ban] ban
   *[address] address
}
cli-cleaned = ended: { $ended }, deleted: { $deleted }

# saqqara bench
cli-bench-measuring = measuring
cli-bench-speeds = Random games, one core, moves chosen uniformly among all legal moves
cli-bench-game = game
cli-bench-interpreted = interpreted
cli-bench-goal = goal
cli-bench-machine-code = machine code
cli-bench-ratio = ratio
cli-bench-a-second = { $number }/s
cli-bench-sizes = Size and start-up
cli-bench-what = what
cli-bench-measured = measured
cli-bench-at-most = goal, at most
cli-bytes = { $bytes } bytes
cli-bench-position = one position of { $game }
cli-bench-copy = one copy of it, in machine code ({ $game })
cli-bench-load = loading its machine code ({ $game })
cli-bench-peers = Peers: random play, each one's own fastest documented way, one core
# Another engine for board games
cli-bench-peer = peer
cli-bench-moves-a-second = moves a second
# Above ratios such as “12 x”: how many times as fast
cli-bench-is = { $game } is
cli-bench-failed = { $peer } could not be measured: { $why }
cli-bench-absent = Not installed, so not measured: { $peers }. `make peers` installs them.

# saqqara sheets check. $sheets is a list of letters
cli-sheets-ok = ok: { $name }, { $count } sheets ({ $sheets })

# saqqara analyse --html: a page that looks back at a game
# $game is the name of a game
cli-page-title = { $game }, a look back
cli-page-players = { $players } players
cli-page-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
# $sides are five letters A or B
cli-page-sides = sides { $sides }
# $bot is a name such as search
cli-page-chances-of = { $budget ->
    [seconds] Chances as the bot { $bot } sees them with { $seconds } s for each position, from the side of the mover: nobody sees what is hidden.
   *[simulations] Chances as the bot { $bot } sees them with { $simulations } simulations for each position, from the side of the mover: nobody sees what is hidden.
}
cli-page-curve = Chance of winning, move by move
cli-page-before-marked = Marked move before
cli-page-before = Move before
cli-page-next = Next move
cli-page-next-marked = Next marked move
cli-page-round = Round { $round }
# $mark is “?! inaccuracy”
cli-page-dot = Move { $number }, { $name }: { $mark }
cli-page-noscript = The board needs JavaScript; the curve, the points and the list of moves do not.
# Buttons: draw the board larger, or so that it fits
cli-page-enlarge = Enlarge
cli-page-fit = Fit
cli-page-board-before = The board before the move
cli-page-board-end = The board at the end
# Opens a description of the board in sentences
cli-page-in-words = The table in words
cli-page-how = How they played
# Head of a column: how much of the chance of winning was lost in each decision, on average
cli-page-lost = lost per choice
cli-page-by-round = Points by round
cli-page-last-round = What is counted at the end of the game stands in the last round.
cli-page-none = Nobody made a mistake worth marking.
# Beside a box to be ticked: shows all moves, not only the marked ones
cli-page-all = { $moves ->
    [one] All { $moves } move
   *[other] All { $moves } moves
}
cli-page-not-looked = This move was not looked at.
# “Choice: none: it was the only legal move”
cli-page-choice = Choice
cli-page-only = none: it was the only legal move
cli-page-own = the move that the bot would have played
cli-page-given-away = Given away
cli-page-nothing = nothing: as good as the bot’s own move
# $share is a percentage
cli-page-of-winning = { $share } of the chance of winning
cli-page-bots-move = Bot’s move
# Moves that the bot expected afterwards
cli-page-expected = Expected then
cli-page-end = The end
cli-page-where = Move { $number } of { $moves }, round { $round }
