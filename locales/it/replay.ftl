# Replay e analisi
replay-title = Replay
replay-first = All’inizio (Home)
replay-back = Una mossa indietro
replay-play = Riproduci le mosse
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine (End)
replay-play-on = Continua da qui
replay-result = Al risultato
replay-inaccuracy = Imprecisione.
replay-mistake = Errore.
replay-blunder = Errore grave.
replay-better = { $name }: { $move }. Meglio: { $best }. Probabilità di vittoria: { $lost } in più.

analysis-title = Probabilità di vittoria, mossa per mossa
analysis-start = Analizza la partita
analysis-text = Un bot forte guarda ogni decisione e segnala gli errori.
analysis-progress = Analisi della partita: { $done }…
analysis-none = Nessun errore da dieci punti percentuali o più. Bravi tutti.
analysis-show = Mostra sul tavolo
analysis-at = { $game ->
    [anubixx] Giro { $round }, mossa { $ply }
   *[other] Round { $round }, mossa { $ply }
}
analysis-chart = Probabilità di vittoria di ogni giocatore durante la partita
