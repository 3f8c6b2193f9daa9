# La riga di comando: domande prima di una partita
cli-welcome = Ti diamo il benvenuto su Saqqara. Invio prende ciò che sta tra parentesi; Ctrl-C esce.
cli-ask-game = Quale gioco?
cli-ask-players = Quanti giocatori?
cli-ask-computer = Per quanti di loro gioca il computer?
cli-ask-strength = Quanto forti?
cli-ask-again = Rispondi con una di queste: { $answers }.
cli-option-imhotep-sides = Lati di mercato, piramidi, tempio, tomba e obelischi, ciascuno A o B
cli-option-imhotep-wrath = L’ira del faraone: un monumento senza pietre tue costa 5 punti
cli-option-anubixx-layout = I fogli: un nome, o un tuo file

cli-seat-coloured = { $colour ->
    [black] nero (posto { $number })
    [white] bianco (posto { $number })
    [brown] marrone (posto { $number })
    [grey] grigio (posto { $number })
   *[other] { $colour } (posto { $number })
}
cli-seat = posto { $number }
cli-seat-bot = Posto { $number }: { $bot }
cli-saves-in = Ogni mossa viene salvata in { $file }
cli-saved = Salvato in { $file }
cli-left = Salvato in { $file }; `saqqara play --terminal --resume` riprende da qui.
cli-recorded = La registrazione è in { $file }; `saqqara replay` la percorre.
cli-not-saved = Questa mossa non è salvata: { $why }
cli-file-exists = { $file } esiste già; scegli un altro nome

cli-thinks = { $seat } sta pensando…
cli-adviser-thinks = Il consigliere sta pensando…
cli-nothing-yet = Non è ancora successo nulla.
cli-no-undo = Non c’è nulla da annullare.
cli-no-redo = Non c’è nulla da ripetere.
cli-only-you = Lo vedi solo tu:

cli-help = Scrivi il numero di una mossa, la sua notazione o l’inizio delle sue parole.
cli-help-undo = annulla la tua ultima mossa
cli-help-redo = la gioca di nuovo
cli-help-save = save [FILE]: scrive la registrazione in un tuo file (ogni mossa viene comunque salvata)
cli-help-board = mostra il tabellone
cli-help-moves = elenca le mosse possibili
cli-help-hint = buone mosse adesso, e perché
cli-help-log = che cosa è successo finora, in notazione
cli-help-score = punti per voce
cli-help-help = questo elenco
cli-help-quit = esce; `saqqara play --terminal --resume` riprende
cli-no-such-move = { $moves ->
    [one] Non c’è la mossa { $number }; c’è solo la { $moves }.
   *[other] Non c’è la mossa { $number }; i numeri vanno da 1 a { $moves }.
}
cli-ambiguous = { $said } può voler dire { $found }.
cli-ambiguous-more = { $said } può voler dire { $found }, …
cli-unclear = { $said } non è né una mossa né un comando; scrivi un numero, una mossa come { $move } o `help`.

# Titoli dell’elenco delle mosse
cli-moves = Mosse
cli-imhotep-take = Prendi pietre
cli-imhotep-load = Carica la barca { $ship }
cli-imhotep-sail = Fai partire la barca { $ship }
cli-imhotep-play = Gioca una carta
cli-imhotep-unload = Scarica ora
cli-imhotep-pick = Prendi una carta
cli-imhotep-keep = Tieni una carta
cli-imhotep-build = Costruisci
cli-imhotep-bonus = Bonus del tempio
cli-imhotep-skip = Rinuncia
cli-imhotep-pass = Passa
cli-imhotep-face-down = { $cards ->
    [one] { $cards } coperta
   *[other] { $cards } coperte
}
cli-anubixx-pyramid = Piramide
cli-anubixx-pyramid-joker = Piramide con jolly
cli-anubixx-arch = Arco
cli-anubixx-arch-joker = Arco con jolly
cli-anubixx-relief = Rilievo
cli-anubixx-relief-joker = Rilievo con jolly
cli-anubixx-done = Termina l’azione

# La tabella dei punti
cli-points = Punti
cli-points-so-far = Punti finora
cli-total = totale
cli-place = posto
cli-tie-imhotep = parità: pietre sulla slitta
cli-tie-anubixx = parità: crocette nella piramide
cli-wins = { $points ->
    [one] { $seat } vince con { $points } punto.
   *[other] { $seat } vince con { $points } punti.
}
cli-wins-tie = { $points ->
    [one] { $seat } vince con { $points } punto, allo spareggio.
   *[other] { $seat } vince con { $points } punti, allo spareggio.
}
cli-shared = { $points ->
    [one] { $seats } vincono insieme con { $points } punto.
   *[other] { $seats } vincono insieme con { $points } punti.
}

# Rivedere una partita registrata
cli-after = dopo { $number } di { $moves } mosse
cli-not-over = La partita non è finita.
cli-keys = n avanti · p indietro · f prima · l ultima · un numero · q esci

cli-board-where = Imhotep   round { $round } di { $rounds }   carta round { $card }
cli-board-start = primo giocatore: { $colour }
cli-board-next-start = comincia il round dopo: { $colour }
cli-board-stone = { $colour ->
    [black] ne
    [white] bi
    [brown] ma
   *[grey] gr
}
cli-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cli-board-arrived = Appena arrivata alle piramidi: { $stone }
cli-board-unload-order = La barca { $ship } si scarica finora in quest’ordine: { $stones }
cli-board-unload-left = La barca { $ship } deve ancora scaricare: { $stones }
cli-board-ships = Barche, la prua a sinistra
cli-board-needs = { $minimum ->
    [one] serve { $minimum }
   *[other] servono { $minimum }
}
cli-board-may-sail = { $minimum ->
    [one] serve { $minimum }, può partire
   *[other] servono { $minimum }, può partire
}
cli-board-pyramid = { $pyramid ->
    [left] sinistra
    [middle] centrale
   *[right] destra
}
cli-board-next-stone = prossima pietra: { $points }
cli-board-finished = finite: ogni pietra { $points }
cli-board-first-to-last = dalla prima all’ultima
cli-board-bonus = { $bonus ->
    [card] * una carta
    [stones] * 3 pietre
   *[load] * carica 1
}
cli-board-top = contano le più alte
cli-board-card = carta
cli-board-or-stones = +{ $points }/{ $stones }pi
cli-board-by-height = per altezza { $prizes }
cli-board-worth = vale { $points }
cli-board-towers = torri da tre
cli-board-waiting = in attesa { $stones }
cli-board-score = punti
cli-board-ended = se finisse ora
cli-board-draw-pile = Mazzo { $cards }
cli-board-discard-pile = Pila degli scarti { $cards }
cli-board-sheets = { $layout ->
    [classic] fogli di gioco classici
    [great] fogli di gioco grandi
   *[other] fogli di gioco «{ $layout }»
}
cli-board-active-seat = Anubixx, { $sheets }: giro { $round }, è attivo il posto { $seat }
cli-board-ended-after = Anubixx, { $sheets }: finita dopo il giro { $round }, { $why }
cli-board-why-ended = { $end ->
    [second_building] una seconda opera è terminata
   *[round_limit] si è giocato l’ultimo giro
}
cli-board-dice = Dadi: { $dice }
cli-board-dice-at = { $place ->
    [middle] { $colours } al centro
    [held] { $colours } presi
   *[blocked] { $colours } bloccati
}
cli-board-sheet = Posto { $seat }, foglio { $sheet }
cli-board-sheet-active = Posto { $seat }, foglio { $sheet }, attivo
cli-board-end-bonus = fine
cli-board-bonus-status = { $status ->
    [open] aperto
    [last_chance] ultima occasione
   *[closed] chiuso
}
cli-board-seats = posto { $seats }
cli-board-colour = { $colour ->
    [R] R
    [B] B
    [V] L
    [O] A
    [G] V
   *[Y] G
}
