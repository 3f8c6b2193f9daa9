# Rompicapi: una posizione, alcune mosse tra cui scegliere, una chiaramente la migliore
puzzle-title = Rompicapo del giorno
puzzle-earlier = Un rompicapo precedente
puzzle-about = { $game }: una mossa è chiaramente la migliore, e non è la più ovvia.
puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-solve = Risolvilo
puzzle-look = Riguardalo
puzzle-board = Il tavolo
puzzle-you-play = Decidi per il posto { $seat }.
puzzle-question = Quale mossa qui vince più spesso?
puzzle-right = Giusto
puzzle-not-best = Non è la migliore
puzzle-average = La migliore: { $best }. Partite vinte: circa { $chance }, in media su tutto ciò che non puoi vedere.
puzzle-chance = vittorie: { $chance }
puzzle-chance-yours = vittorie: { $chance }. La tua scelta
puzzle-steps = Che cosa hanno scelto i dieci gradini
puzzle-steps-chose = Gradini { $steps }: { $move }
puzzle-agree = { $levels ->
    [0] Nessuno dei dieci gradini ha scelto come te.
    [one] { $levels } gradino della scala è d’accordo con te.
   *[other] { $levels } gradini della scala sono d’accordo con te.
}
puzzle-play-on = Continua da qui
puzzle-before = Il giorno prima
puzzle-kept = { $hours ->
    [one] Prossimo rompicapo tra { $hours } ora.
   *[other] Prossimo rompicapo tra { $hours } ore.
} { $days ->
    [0] I risultati restano solo su questo dispositivo.
    [one] Risolto per { $days } giorno di fila. I risultati restano solo su questo dispositivo.
   *[other] Risolto per { $days } giorni di fila. I risultati restano solo su questo dispositivo.
}
