# The board of a game that brings none
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
