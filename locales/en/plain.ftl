# The board of a game that brings none
plain-your-move = Your move
plain-move-named = { $name }, your move
plain-other-move = { $name } decides
plain-choose = { $moves ->
    [one] There is { $moves } move.
   *[other] Choose one of { $moves } moves.
}
plain-moves = Moves
plain-decides = decides now
plain-place = { $place ->
    [1] winner
   *[other] place { $place }
}
plain-points = points
plain-table = { $game }: on the table
plain-unknown = not known to you
plain-yes = yes
plain-no = no
