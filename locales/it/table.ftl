# Il tavolo: barra, diario, chat, connessione
brand = Saqqara
game-imhotep = Imhotep
game-anubixx = Anubixx
close = Chiudi
cancel = Annulla
language = Lingua

seat-open = posto libero
seat-number = Posto { $number }

symbol-eye = occhio
symbol-ankh = ankh
symbol-lotus = loto
symbol-scarab = scarabeo
symbol-sun = sole

bar-home = Alla pagina iniziale
bar-tools = Strumenti del tavolo
# A round of Anubixx is a “giro”
bar-round = { $game ->
    [anubixx] Giro { $round }
   *[other] Round { $round }
}
bar-round-of = { $game ->
    [anubixx] Giro { $round } di { $rounds }
   *[other] Round { $round } di { $rounds }
}
bar-over = La partita è finita
bar-thinking = sta pensando
bar-busy = il server è occupato
bar-undo = Annulla mossa (U)
bar-redo = Ripeti (R)
bar-hint = Consiglio
bar-hint-title = Consiglio (H)
bar-log = Diario
bar-chat = Chat
bar-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, { $unread } nuova riga
   *[other] Chat, { $unread } nuove righe
}
bar-sounds = Suoni
bar-sounds-on = I suoni sono attivi
bar-sounds-off = I suoni sono disattivati
bar-dark = Colori scuri
bar-to-dark = Colori scuri
bar-to-light = Colori chiari
bar-menu = Menu

ask-named = { $name }: { $question }

clock-title = Tempo rimasto
clock-days = { $days }g { $hours }h

log-title = Che cosa è successo
log-show = Mostra il tavolo com’era allora
log-you = Tu
log-round = { bar-round }
log-empty = Ancora nulla.

chat-title = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-onlooker = spettatore
chat-write = Scrivi qualcosa
chat-send = Invia
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-thinking = Fammi pensare…
phrase-rematch = Un’altra partita?
phrase-goodbye = A presto!

link-connecting = Connessione in corso…
link-lost = Connessione interrotta. Nuovo tentativo…
link-lost-sending = Connessione interrotta. La tua mossa è al sicuro e parte appena il server risponde.
link-gone = Questo tavolo non esiste, o non puoi accedervi.

move-played = { $who ->
    [you] La tua mossa: { $move }.
   *[other] { $name }: { $move }.
}
points = { $sourceName }: { $list }.
points-each = { $who ->
    [you] tu { $points }
   *[other] { $name } { $points }
}
game-over = La partita è finita.
say-round = { $game ->
    [anubixx] Comincia il giro { $round }.
   *[other] Comincia il round { $round }.
}
text-say-scores = Punti: { $list }.
text-count = { $who ->
    [you] tu { $number }
   *[other] { $name } { $number }
}
table-created = Il tavolo è pronto.
table-created-from-record = Il tavolo è pronto, con una partita registrata.
table-seated = { $person } si siede.
table-left = { $who ->
    [you] Ti alzi dal tavolo; ora gioca un bot per te.
   *[other] { $name } si alza dal tavolo; ora gioca un bot.
}
table-started = La partita comincia.
table-undo = { $who ->
    [you] Annulli una mossa.
   *[other] { $name } annulla una mossa.
}
table-undo-offered = { $name } chiede di annullare una mossa.
table-undo-accepted = { $name } accetta.
table-undo-declined = { $name } rifiuta.
table-paused = Il server è stato irraggiungibile per un po’. Gli orologi si sono fermati.
table-aborted = { $name } non ha mai fatto la prima mossa, quindi la partita non ha vincitore.
table-abandoned = Nessuno gioca da molto tempo, quindi la partita è stata chiusa.
table-closed = Chi gestisce il server ha chiuso questo tavolo.
table-redo = { $who ->
    [you] Ripeti la mossa.
   *[other] { $name } ripete la mossa.
}
table-resigned = { $who ->
    [you] Abbandoni.
   *[other] { $name } abbandona.
}
table-flagged = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] Tempo scaduto: { $name }.
}
table-ended = La partita è terminata.
table-rematch = La rivincita è pronta.

menu-title = Menu
menu-watch = Copia un link per gli spettatori
menu-copied = Copiato.
menu-download = Scarica la partita
menu-resign = Abbandona
menu-resign-sure = { $own ->
    [yes] { $outcome ->
        [wins] Vuoi abbandonare la partita? La vittoria va a: { $other }.
        [ends] Vuoi abbandonare la partita? Finisce qui, e tu arrivi all’ultimo posto.
       *[bot] Vuoi abbandonare la partita? Un bot continua a giocare, e tu arrivi all’ultimo posto.
    }
   *[no] { $outcome ->
        [wins] { $name } abbandona la partita? La vittoria va a: { $other }.
        [ends] { $name } abbandona la partita? Finisce qui; ultimo posto: { $name }.
       *[bot] { $name } abbandona la partita? Un bot continua a giocare; ultimo posto: { $name }.
    }
}
menu-resign-yes = Sì, abbandona
menu-leave = Alla pagina iniziale
menu-leave-note = Il tavolo resta; lo ritrovi sotto «Continua».
menu-rules = Regole
menu-keys = Tasti
menu-key-undo = annulla
menu-key-redo = ripeti
menu-key-hint = consiglio
menu-key-number = la risposta o il modo di pagare con questo numero
menu-key-arrows = da un elemento all’altro
menu-key-enter = usalo
menu-key-space = mostra tutto subito; replay: riproduci e pausa
menu-key-log = una mossa indietro o avanti, la prima, l’ultima (replay)
menu-key-escape = annulla una scelta a metà o un passo di una carta; chiudi

past-title = Mossa { $ply } di { $plies }
past-back = Torna al presente

title-your-turn = Tocca a te · { $game }
board-loading = Preparazione del tabellone…

menu-rest = Fai giocare un bot al mio posto
menu-rest-note = Puoi riprendere il tuo posto in ogni momento.
away-text = Un bot gioca al tuo posto.
away-sit = Riprendi il posto

undo-asked = { $name } vorrebbe annullare l’ultima mossa. Riavrai il tempo che ti è costata.
undo-waits = Stiamo chiedendo agli altri se puoi annullare la mossa.
undo-allow = Consenti
undo-decline = Rifiuta
