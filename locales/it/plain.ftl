# Il tavolo di un gioco che non ne porta uno
plain-your-move = La tua mossa
plain-move-named = { $name }, la tua mossa
plain-other-move = { $name } decide
plain-choose = { $moves ->
    [one] C’è { $moves } mossa.
   *[other] Scegli una di { $moves } mosse.
}
plain-moves = Mosse
plain-decides = decide ora
plain-place = { $place ->
    [1] vince
   *[other] { $place }º posto
}
plain-points = punti
plain-table = { $game }: sul tavolo
plain-unknown = non lo conosci
plain-yes = sì
plain-no = no
