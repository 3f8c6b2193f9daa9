# La scala dei dieci bot sulla pagina iniziale: dieci gradini, più in alto più forti
start-one-bot = contro un bot
start-more-options = Più giocatori e opzioni
stair-you = più o meno al tuo livello
stair-new = È la prima volta? Il gradino 2 è un buon inizio.
stair-step = Gradino { $step }: { $name }
stair-relation = { $relation ->
    [above] { $steps ->
        [one] { $steps } gradino sopra di te
       *[other] { $steps } gradini sopra di te
    }
    [below] { $steps ->
        [one] { $steps } gradino sotto di te
       *[other] { $steps } gradini sotto di te
    }
   *[same] più o meno al tuo livello
}
stair-value = { $relation ->
    [above] { $steps ->
        [one] Gradino { $step }, { $name }, { $steps } gradino sopra di te
       *[other] Gradino { $step }, { $name }, { $steps } gradini sopra di te
    }
    [below] { $steps ->
        [one] Gradino { $step }, { $name }, { $steps } gradino sotto di te
       *[other] Gradino { $step }, { $name }, { $steps } gradini sotto di te
    }
    [same] Gradino { $step }, { $name }, più o meno al tuo livello
   *[unknown] Gradino { $step }, { $name }
}
# Below how the chosen step plays, for a game in which bots vary
stair-days = Ha giorni buoni e giorni no: un gradino più forte o più debole.
