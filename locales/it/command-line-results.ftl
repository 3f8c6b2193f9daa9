# Ciò che i comandi stampano: risultati, avanzamento e che cosa è successo

cli-progress-games = partite
cli-progress-records = registrazioni
cli-progress-moves = mosse
cli-progress-left = mancano
cli-interrupted-before-game = Interrotto prima che finisse una partita.
cli-interrupted-before-move = Interrotto prima che fosse giudicata la prima mossa.
cli-interrupted-games = Interrotto dopo { $done } di { $games } partite. Per riprendere:
cli-interrupted-moves = Interrotto dopo { $done } di { $moves } mosse.
cli-process-died = Un processo che giocava si è interrotto, forse per mancanza di memoria.

cli-yes = sì
cli-no = no
cli-from-file = da un file

cli-head-seat = Posto
cli-head-mean = media
cli-head-deviation = dev. st.
cli-head-least = min
cli-head-median = mediana
cli-head-most = max
cli-head-wins = vittorie
cli-head-interval = interv. 95%
cli-head-all = tutti
cli-head-points-from = Punti da
cli-head-entry = Bot
cli-head-games = partite
cli-head-win-rate = in %
cli-head-points = punti
cli-head-rating = rating
cli-head-pace = s/mossa
cli-head-ahead-of = davanti a
cli-head-share = quota
cli-head-move = Mossa
cli-head-round = Round
cli-head-played = Giocata
cli-head-gave = persa
cli-head-better = Meglio
cli-interval = da { $low } a { $high }

cli-simulate-head = { $games ->
    [one] { $game }: { $games } partita casuale, { $options }, seme { $seed }
   *[other] { $game }: { $games } partite casuali, { $options }, seme { $seed }
}
cli-length = Durata
cli-ties = Parità
cli-speed = Velocità
cli-simulate-length = { $mean } mosse ± { $deviation }, da { $least } a { $most }
cli-simulate-ties = { $tied } ({ $tiedShare }) per il maggior numero di punti, { $shared } ({ $sharedShare }) rimaste tali
cli-simulate-speed = { $moves } mosse/s, { $games } partite/s ({ $way }, { $seconds } s)
cli-simulate-way = { $code ->
    [compiled] codice macchina, { $jobs } per volta
   *[interpreted] interpretato, { $jobs } per volta
}
cli-moves-a-second = { $moves } mosse/s
cli-records-in = { $records ->
    [one] { $records } registrazione in { $folder }
   *[other] { $records } registrazioni in { $folder }
}

cli-tournament-head = { $game }: { $games } partite con { $seats } giocatori, distribuzioni: { $deals }, { $options }
cli-tournament-foot = { $moves ->
    [one] { $moves } mossa, { $seconds } s. Negli intervalli ogni distribuzione vale come una sola osservazione.
   *[other] { $moves } mosse, { $seconds } s. Negli intervalli ogni distribuzione vale come una sola osservazione.
}

cli-puzzles-done = rompicapi: { $done } di { $most }

cli-record-ok = { $moves ->
    [one] a posto: { $game }, { $players } giocatori, { $moves } mossa. { $result }
   *[other] a posto: { $game }, { $players } giocatori, { $moves } mosse. { $result }
}

cli-analyse-head-seconds = { $moves ->
    [one] { $game }, { $players } giocatori, { $moves } mossa, { $bot } con { $seconds } s per posizione
   *[other] { $game }, { $players } giocatori, { $moves } mosse, { $bot } con { $seconds } s per posizione
}
cli-analyse-head-simulations = { $game }, { $players } giocatori, mosse: { $moves }, { $bot }, simulazioni per posizione: { $simulations }
cli-analyse-none = Nessun errore degno di nota; --all mostra ogni mossa.
cli-analyse-limits = Persa è la probabilità di vittoria: { $limits }.
cli-mark = { $mark ->
    [inaccuracy] { $sign } imprecisione
    [mistake] { $sign } errore
   *[blunder] { $sign } errore grave
}
cli-mark-from = { $mark ->
    [inaccuracy] { $sign } imprecisione da { $least }
    [mistake] { $sign } errore da { $least }
   *[blunder] { $sign } errore grave da { $least }
}
cli-forced = obbligata
cli-given-away = persa in tutto
cli-colour = { $colour ->
    [black] Nero
    [white] Bianco
    [brown] Marrone
    [grey] Grigio
   *[other] { $colour }
}
cli-seat-alone = Posto { $number }

cli-verify-fair = equa: il seme { $seed } dà questa partita, mossa per mossa.
cli-verify-server = Lo ha scelto il server prima della partita, e poi non poteva più cambiarlo.
cli-verify-together = È nato dal segreto del server { $secret } e da numeri casuali di: { $seats }. Chi sa che uno di questi è suo sa che nessuno ha scelto la distribuzione.
cli-verify-compare = { $whose ->
    [seed] Confronta l’impronta SHA-256 del seme con quella pubblicata all’inizio: { $hash }
   *[secret] Confronta l’impronta SHA-256 del segreto con quella pubblicata all’inizio: { $hash }
}
cli-verify-published = { $whose ->
    [seed] L’impronta SHA-256 del seme è quella pubblicata: { $hash }.
   *[secret] L’impronta SHA-256 del segreto è quella pubblicata: { $hash }.
}

cli-open-at = Saqqara è aperta su { $address }   (Ctrl-C la chiude; le tue partite restano)
cli-open-already = Saqqara è già aperta su { $address }
cli-no-browser = Non è stato possibile aprire un browser: vai su { $address }
cli-page-closed = Chiusa. `saqqara play` ritrova le tue partite.
cli-no-network = Nessuna rete trovata: gli altri dispositivi non possono ancora collegarsi. La sala d’attesa mostrerà l’indirizzo quando ce ne sarà uno.
cli-network =
    Gli altri dispositivi di questa rete la trovano su { $address }
    Chiunque nella rete può aprire la pagina e giocare. Gli altri vedono solo i tavoli pubblici e quelli a cui sono invitati.
    Ciò che si invia non è cifrato: usa --lan solo in una rete di cui ti fidi. Senza --lan entra solo questo computer.

cli-status = { $status ->
    [waiting] in attesa
    [running] in corso
   *[finished] finito
}
cli-public = pubblico
cli-private = privato
cli-events = { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}
cli-admin-table = { $table }  { $game }, { $status }, mosse: { $moves }, eventi: { $events }
cli-kind = { $kind ->
    [human] persona
    [bot] bot
   *[open] libero
}
cli-closed = { $table }: il tavolo è chiuso
cli-finished-already = { $table }: la partita era già finita
cli-delete = { $tables ->
    [one] Eliminare per sempre { $tables } tavolo?
   *[other] Eliminare per sempre { $tables } tavoli?
}
cli-deleted = eliminati: { $deleted }
cli-forgotten = { $tables ->
    [one] persona dimenticata a { $tables } tavolo
   *[other] persona dimenticata a { $tables } tavoli
}
cli-muted = silenziata
cli-unmuted = può parlare di nuovo
cli-banned = accesso vietato
cli-unbanned = accesso di nuovo permesso
cli-restriction = { $kind ->
    [mute] silenzio
    [ban] divieto
   *[address] indirizzo
}
cli-cleaned = partite terminate: { $ended }, tavoli eliminati: { $deleted }

cli-bench-measuring = misurazione in corso
cli-bench-speeds = Partite casuali, un core, mosse scelte in modo uniforme fra tutte quelle possibili
cli-bench-game = gioco
cli-bench-interpreted = interpretato
cli-bench-goal = obiettivo
cli-bench-machine-code = codice macchina
cli-bench-ratio = rapporto
cli-bench-a-second = { $number }/s
cli-bench-sizes = Dimensioni e avvio
cli-bench-what = che cosa
cli-bench-measured = misurato
cli-bench-at-most = obiettivo, al massimo
cli-bytes = { $bytes } byte
cli-bench-position = una posizione di { $game }
cli-bench-copy = una sua copia, in codice macchina ({ $game })
cli-bench-load = caricamento del suo codice macchina ({ $game })
cli-bench-peers = Altri motori: gioco casuale, ciascuno nel suo modo documentato più veloce, un core
cli-bench-peer = motore
cli-bench-moves-a-second = mosse al secondo
cli-bench-is = { $game } vale
cli-bench-failed = Misura di { $peer } non riuscita: { $why }
cli-bench-absent = Non installati, quindi non misurati: { $peers }. `make peers` li installa.

cli-sheets-ok = { $count ->
    [one] a posto: { $name }, { $count } foglio di gioco ({ $sheets })
   *[other] a posto: { $name }, { $count } fogli di gioco ({ $sheets })
}

cli-page-title = { $game }, uno sguardo indietro
cli-page-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
cli-page-moves = { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
cli-page-sides = lati { $sides }
cli-page-chances-of = { $budget ->
    [seconds] Probabilità viste dal bot { $bot } con { $seconds } s per posizione, dalla parte di chi deve muovere: nessuno vede ciò che è nascosto.
   *[simulations] Probabilità viste dal bot { $bot } con { $simulations } simulazioni per posizione, dalla parte di chi deve muovere: nessuno vede ciò che è nascosto.
}
cli-page-curve = Probabilità di vittoria, mossa per mossa
cli-page-before-marked = Mossa segnata precedente
cli-page-before = Mossa precedente
cli-page-next = Mossa successiva
cli-page-next-marked = Mossa segnata successiva
cli-page-round = { $game ->
    [anubixx] Giro { $round }
   *[other] Round { $round }
}
cli-page-dot = Mossa { $number }, { $name }: { $mark }
cli-page-noscript = Il tabellone ha bisogno di JavaScript; la curva, i punti e l’elenco delle mosse no.
cli-page-enlarge = Ingrandisci
cli-page-fit = Adatta
cli-page-board-before = Il tabellone prima della mossa
cli-page-board-end = Il tabellone alla fine
cli-page-in-words = Il tavolo a parole
cli-page-how = Come hanno giocato
cli-page-lost = perso a decisione
cli-page-by-round = { $game ->
    [anubixx] Punti per giro
   *[other] Punti per round
}
cli-page-last-round = { $game ->
    [anubixx] Ciò che si conta alla fine della partita è nell’ultimo giro.
   *[other] Ciò che si conta alla fine della partita è nell’ultimo round.
}
cli-page-none = Nessuno ha fatto un errore degno di nota.
cli-page-all = { $moves ->
    [one] Tutte: { $moves } mossa
   *[other] Tutte le { $moves } mosse
}
cli-page-not-looked = Questa mossa non è stata esaminata.
cli-page-choice = Scelta
cli-page-only = nessuna: era l’unica mossa permessa
cli-page-own = la mossa che avrebbe giocato anche il bot
cli-page-given-away = Sprecato
cli-page-nothing = nulla: vale quanto la mossa del bot
cli-page-of-winning = { $share } della probabilità di vittoria
cli-page-bots-move = Mossa del bot
cli-page-expected = Seguito previsto
cli-page-end = La fine
cli-page-where = { $game ->
    [anubixx] Mossa { $number } di { $moves }, giro { $round }
   *[other] Mossa { $number } di { $moves }, round { $round }
}
