# The table in the terminal: `saqqara play --terminal` and `saqqara replay`. Words between `…` are typed and stay as they are.

# Questions before a game. Behind each the answers stand in brackets
cli-welcome = Welcome to Saqqara. Enter takes what stands in brackets; Ctrl-C leaves.
cli-ask-game = Which game?
cli-ask-players = How many players?
cli-ask-computer = How many of them does the computer play?
cli-ask-strength = How strong?
# $answers is a list
cli-ask-again = Please answer one of these: { $answers }.
cli-option-imhotep-sides = Sides of market, pyramids, temple, burial chamber and obelisks, each A or B
cli-option-imhotep-wrath = Wrath of the Pharaoh: no stone on a monument costs 5 points
cli-option-anubixx-layout = The sheets: a name, or a file of your own

# A seat, by the colour of its stones
cli-seat-coloured = { $colour ->
    [black] black (seat { $number })
    [white] white (seat { $number })
    [brown] brown (seat { $number })
    [grey] grey (seat { $number })
   *[other] { $colour } (seat { $number })
}
cli-seat = seat { $number }
# Which bot plays a seat; $bot is a name such as level:3
cli-seat-bot = Seat { $number }: { $bot }

cli-saves-in = Every move is saved in { $file }
cli-saved = Saved in { $file }
cli-left = Saved in { $file }; `saqqara play --terminal --resume` goes on.
cli-recorded = The record is in { $file }; `saqqara replay` steps through it.
# $why is a sentence in English
cli-not-saved = This move is not saved: { $why }
cli-file-exists = { $file } exists already; choose another name
# $seat is “black (seat 1)”
cli-thinks = { $seat } thinks …
cli-adviser-thinks = The adviser thinks …
cli-nothing-yet = Nothing has happened yet.
cli-no-undo = There is nothing to undo.
cli-no-redo = There is nothing to redo.
# In front of what only the player who decides may see
cli-only-you = Only you see:

cli-help = Type the number of a move, its notation, or the beginnings of its words.
cli-help-undo = take back your last move
cli-help-redo = play it again
cli-help-save = save [FILE]: write the record into a file of yours (every move is saved anyway)
cli-help-board = show the board
cli-help-moves = list the legal moves
cli-help-hint = good moves now, and why
cli-help-log = what happened so far, in notation
cli-help-score = points by source
cli-help-help = this list
cli-help-quit = leave; `saqqara play --terminal --resume` goes on
cli-no-such-move = { $moves ->
    [one] There is no move { $number }; there is only { $moves }.
   *[other] There is no move { $number }; they are numbered 1 to { $moves }.
}
# $found is a list of moves in notation
cli-ambiguous = { $said } could be { $found }.
cli-ambiguous-more = { $said } could be { $found }, …
cli-unclear = { $said } is no move and no command; type a number, a move such as { $move }, or `help`.

# Headings of the list of moves, in front of the moves in notation
cli-moves = Moves
cli-imhotep-take = Get stones
cli-imhotep-load = Load ship { $ship }
cli-imhotep-sail = Sail ship { $ship }
cli-imhotep-play = Play a card
cli-imhotep-unload = Unload next
cli-imhotep-pick = Pick a card
cli-imhotep-keep = Keep a card
cli-imhotep-build = Build
cli-imhotep-bonus = Temple bonus
cli-imhotep-skip = Decline
cli-imhotep-pass = Pass
# Behind a place of the market: so many cards lie there face down
cli-imhotep-face-down = { $cards ->
    [one] { $cards } face down
   *[other] { $cards } face down
}
cli-anubixx-pyramid = Pyramid
cli-anubixx-pyramid-joker = Pyramid by joker
cli-anubixx-arch = Arch
cli-anubixx-arch-joker = Arch by joker
cli-anubixx-relief = Relief
cli-anubixx-relief-joker = Relief by joker
cli-anubixx-done = End the action

# The table of points
cli-points = Points
cli-points-so-far = Points so far
cli-total = total
cli-place = place
# In the table of points: what decides a tie
cli-tie-imhotep = ties: stones on the sled
cli-tie-anubixx = ties: crosses in the pyramid
# $seat is “black (seat 1)”, $seats a list of such
cli-wins = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
cli-wins-tie = { $points ->
    [one] { $seat } wins with { $points } point, on the tie-break.
   *[other] { $seat } wins with { $points } points, on the tie-break.
}
cli-shared = { $points ->
    [one] { $seats } share the victory with { $points } point.
   *[other] { $seats } share the victory with { $points } points.
}

# Stepping through a record
cli-after = after { $number } of { $moves } moves
cli-not-over = The game is not over.
cli-keys = n next · p previous · f first · l last · a number · q quit

# The drawn board. $card is such as 4-3-3-1
cli-board-where = Imhotep   round { $round } of { $rounds }   round card { $card }
# $colour is the colour of a player’s stones: “black”
cli-board-start = start player { $colour }
cli-board-next-start = { $colour } starts the next round
# A stone in two letters
cli-board-stone = { $colour ->
    [black] bl
    [white] wh
    [brown] br
   *[grey] gr
}
cli-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-board-arrived = Just arrived at the pyramids: { $stone }
cli-board-unload-order = Ship { $ship } comes off in this order so far: { $stones }
cli-board-unload-left = Ship { $ship } still has to unload: { $stones }
cli-board-ships = Ships, bow first
# Of a ship: the minimum load
cli-board-needs = needs { $minimum }
cli-board-may-sail = needs { $minimum }, may sail
# The three pyramids of side B
cli-board-pyramid = { $pyramid ->
    [left] left
    [middle] middle
   *[right] right
}
# $points is “2 points”
cli-board-next-stone = next stone: { $points }
cli-board-finished = finished: each stone { $points }
# What the spaces of a pyramid give, from the left to the right
cli-board-first-to-last = first stone to last
# What a space marked with * gives
cli-board-bonus = { $bonus ->
    [card] * a card
    [stones] * 3 stones
   *[load] * load 1
}
# Of the temple: covered stones count nothing
cli-board-top = top stones count
# In the temple, at most 6 letters: a card; points or stones
cli-board-card = card
cli-board-or-stones = +{ $points }/{ $stones }st
# Of the obelisks: $prizes are the points, such as “10 1”
cli-board-by-height = by height { $prizes }
cli-board-worth = worth { $points }
cli-board-towers = towers of three
# Stones that wait for a tower; $stones is “bl 0, wh 2”
cli-board-waiting = waiting { $stones }
# Heads of columns: points, and points if the game ended now
cli-board-score = score
cli-board-ended = if ended now
cli-board-draw-pile = Draw pile { $cards }
cli-board-discard-pile = Discard pile { $cards }
cli-board-sheets = { $layout ->
    [classic] classic sheets
    [great] great sheets
   *[other] { $layout } sheets
}
# $sheets is “classic sheets”
cli-board-active-seat = Anubixx, { $sheets }: round { $round }, seat { $seat } is active
cli-board-ended-after = Anubixx, { $sheets }: over after round { $round }, { $why }
cli-board-why-ended = { $end ->
    [second_building] a second building is finished
   *[round_limit] the last round has been played
}
cli-board-dice = Dice: { $dice }
# $colours are letters of colours
cli-board-dice-at = { $place ->
    [middle] { $colours } in the middle
    [held] { $colours } taken
   *[blocked] { $colours } blocked
}
cli-board-sheet = Seat { $seat }, sheet { $sheet }
cli-board-sheet-active = Seat { $seat }, sheet { $sheet }, active
# The end bonus, in one short word
cli-board-end-bonus = end
cli-board-bonus-status = { $status ->
    [open] open
    [last_chance] last chance
   *[closed] closed
}
# Who has a bonus; $seats are numbers
cli-board-seats = seat { $seats }
# A colour of Anubixx in one capital letter, a different one for each: red, blue, violet, orange, green, yellow
cli-board-colour = { $colour ->
    [R] R
    [B] B
    [V] V
    [O] O
    [G] G
   *[Y] Y
}
