# Ce afișează comenzile: rezultate, progres și ce s-a întâmplat

cli-progress-games = jocuri
cli-progress-records = înregistrări
cli-progress-moves = mutări
cli-progress-left = rămase
cli-interrupted-before-game = Întrerupt înainte să se termine vreun joc.
cli-interrupted-before-move = Întrerupt înainte de evaluarea primei mutări.
cli-interrupted-games = Întrerupt; jocuri terminate: { $done } din { $games }. Pentru a continua:
cli-interrupted-moves = Întrerupt; mutări evaluate: { $done } din { $moves }.
cli-process-died = Un proces care juca s-a oprit, poate din lipsă de memorie.

cli-yes = da
cli-no = nu
cli-from-file = dintr-un fișier

cli-head-seat = Loc
cli-head-mean = media
cli-head-deviation = ab. st.
cli-head-least = min.
cli-head-median = mediana
cli-head-most = max.
cli-head-wins = victorii
cli-head-interval = interval 95 %
cli-head-all = toate
cli-head-points-from = Puncte din
cli-head-entry = Bot
cli-head-games = jocuri
cli-head-win-rate = în %
cli-head-points = puncte
cli-head-rating = cotație
cli-head-pace = s/mutare
cli-head-ahead-of = înaintea
cli-head-share = cotă
cli-head-move = Mutare
cli-head-round = Rundă
cli-head-played = Jucat
cli-head-gave = cedat
cli-head-better = Mai bine
cli-interval = de la { $low } la { $high }

cli-simulate-head = { $games ->
    [one] { $game }: { $games } joc la întâmplare, { $options }, sămânța { $seed }
    [few] { $game }: { $games } jocuri la întâmplare, { $options }, sămânța { $seed }
   *[other] { $game }: { $games } de jocuri la întâmplare, { $options }, sămânța { $seed }
}
cli-length = Lungime
cli-ties = Egalități
cli-speed = Viteză
cli-simulate-length = în medie { $mean } mutări ± { $deviation }, de la { $least } la { $most }
cli-simulate-ties = { $tied } ({ $tiedShare }) la cele mai multe puncte, { $shared } ({ $sharedShare }) rămase nedepartajate
cli-simulate-speed = { $moves } mutări/s, { $games } jocuri/s ({ $way }, { $seconds } s)
cli-simulate-way = { $code ->
    [compiled] cod mașină, câte { $jobs } deodată
   *[interpreted] interpretat, câte { $jobs } deodată
}
cli-moves-a-second = { $moves } mutări/s
cli-records-in = { $records ->
    [one] { $records } înregistrare în { $folder }
    [few] { $records } înregistrări în { $folder }
   *[other] { $records } de înregistrări în { $folder }
}

cli-tournament-head = { $game }: jocuri { $games }, la câte { $seats } locuri, împărțiri { $deals }, { $options }
cli-tournament-foot = { $moves ->
    [one] { $moves } mutare, { $seconds } s. Pentru intervale, fiecare împărțire este o singură observație.
    [few] { $moves } mutări, { $seconds } s. Pentru intervale, fiecare împărțire este o singură observație.
   *[other] { $moves } de mutări, { $seconds } s. Pentru intervale, fiecare împărțire este o singură observație.
}

cli-puzzles-done = probleme: { $done } din { $most }

cli-record-ok = { $moves ->
    [one] în regulă: { $game }, { $players } jucători, { $moves } mutare. { $result }
    [few] în regulă: { $game }, { $players } jucători, { $moves } mutări. { $result }
   *[other] în regulă: { $game }, { $players } jucători, { $moves } de mutări. { $result }
}

cli-analyse-head-seconds = { $moves ->
    [one] { $game }, { $players } jucători, { $moves } mutare, { $bot } cu { $seconds } s la fiecare poziție
    [few] { $game }, { $players } jucători, { $moves } mutări, { $bot } cu { $seconds } s la fiecare poziție
   *[other] { $game }, { $players } jucători, { $moves } de mutări, { $bot } cu { $seconds } s la fiecare poziție
}
cli-analyse-head-simulations = { $game }, { $players } jucători, mutări: { $moves }, { $bot }, simulări la fiecare poziție: { $simulations }
cli-analyse-none = Nimeni n-a făcut o greșeală demnă de semnalat; --all arată fiecare mutare.
cli-analyse-limits = Cedat înseamnă pierdut din șansa de câștig: { $limits }.
cli-mark = { $mark ->
    [inaccuracy] { $sign } imprecizie
    [mistake] { $sign } greșeală
   *[blunder] { $sign } greșeală gravă
}
cli-mark-from = { $mark ->
    [inaccuracy] { $sign } imprecizie de la { $least }
    [mistake] { $sign } greșeală de la { $least }
   *[blunder] { $sign } greșeală gravă de la { $least }
}
cli-forced = forțat
cli-given-away = cedat în total
cli-colour = { $colour ->
    [black] Negru
    [white] Alb
    [brown] Maro
    [grey] Gri
   *[other] { $colour }
}
cli-seat-alone = Locul { $number }

cli-verify-fair = corect: sămânța { $seed } dă acest joc, mutare cu mutare.
cli-verify-server = Serverul a ales-o înainte de joc și n-a mai putut s-o schimbe.
cli-verify-together = A fost făcută din secretul serverului, { $secret }, și din numere aleatorii de la: { $seats }. Cine știe că unul dintre ele este al său știe că nimeni n-a ales împărțirea.
cli-verify-compare = { $whose ->
    [seed] Compară amprenta SHA-256 a seminței cu cea publicată la început: { $hash }
   *[secret] Compară amprenta SHA-256 a secretului cu cea publicată la început: { $hash }
}
cli-verify-published = { $whose ->
    [seed] Amprenta SHA-256 a seminței este cea publicată: { $hash }.
   *[secret] Amprenta SHA-256 a secretului este cea publicată: { $hash }.
}

cli-open-at = Saqqara este deschisă la { $address }   (Ctrl-C o închide; jocurile tale se păstrează)
cli-open-already = Saqqara este deja deschisă la { $address }
cli-no-browser = Nu s-a putut deschide un browser: mergi la { $address }
cli-page-closed = Închis. `saqqara play` îți regăsește jocurile.
cli-no-network = Nu s-a găsit nicio rețea: alte dispozitive nu pot ajunge încă aici. Camera de așteptare arată adresa când va exista una.
cli-network =
    Alte dispozitive din această rețea o găsesc la { $address }
    Oricine din rețea poate deschide pagina și poate juca. Fiecare vede doar mesele publice și pe cele la care este invitat.
    Ce se transmite nu este criptat: folosește --lan doar într-o rețea în care ai încredere. Fără --lan intră doar acest computer.

cli-status = { $status ->
    [waiting] așteaptă
    [running] în joc
   *[finished] încheiată
}
cli-public = publică
cli-private = privată
cli-events = { $events ->
    [one] { $events } eveniment
    [few] { $events } evenimente
   *[other] { $events } de evenimente
}
cli-admin-table = { $table }  { $game }, { $status }, mutări: { $moves }, evenimente: { $events }
cli-kind = { $kind ->
    [human] om
    [bot] bot
   *[open] liber
}
cli-closed = { $table }: masa este închisă
cli-finished-already = { $table }: jocul era deja încheiat
cli-delete = { $tables ->
    [one] Ștergi definitiv { $tables } masă?
    [few] Ștergi definitiv { $tables } mese?
   *[other] Ștergi definitiv { $tables } de mese?
}
cli-deleted = șterse: { $deleted }
cli-forgotten = { $tables ->
    [one] persoana a fost uitată la { $tables } masă
    [few] persoana a fost uitată la { $tables } mese
   *[other] persoana a fost uitată la { $tables } de mese
}
cli-muted = persoana este redusă la tăcere
cli-unmuted = persoana poate vorbi din nou
cli-banned = accesul este interzis
cli-unbanned = accesul este permis din nou
cli-restriction = { $kind ->
    [mute] tăcere
    [ban] interzis
   *[address] adresă
}
cli-cleaned = încheiate: { $ended }, șterse: { $deleted }

cli-bench-measuring = se măsoară
cli-bench-speeds = Jocuri la întâmplare, un nucleu, mutări alese uniform dintre toate cele legale
cli-bench-game = joc
cli-bench-interpreted = interpretat
cli-bench-goal = țintă
cli-bench-machine-code = cod mașină
cli-bench-ratio = raport
cli-bench-a-second = { $number }/s
cli-bench-sizes = Mărime și pornire
cli-bench-what = ce
cli-bench-measured = măsurat
cli-bench-at-most = țintă, cel mult
cli-bytes = { $bytes ->
    [one] { $bytes } octet
    [few] { $bytes } octeți
   *[other] { $bytes } de octeți
}
cli-bench-position = o poziție din { $game }
cli-bench-copy = o copie a ei, în cod mașină ({ $game })
cli-bench-load = încărcarea codului mașină ({ $game })
cli-bench-peers = Alte motoare: joc la întâmplare, fiecare în cel mai rapid mod documentat al său, un nucleu
cli-bench-peer = motor
cli-bench-moves-a-second = mutări pe secundă
cli-bench-is = { $game } este de
cli-bench-failed = { $peer } nu a putut fi măsurat: { $why }
cli-bench-absent = Neinstalate, deci nemăsurate: { $peers }. `make peers` le instalează.

cli-sheets-ok = { $count ->
    [one] în regulă: { $name }, { $count } foaie ({ $sheets })
    [few] în regulă: { $name }, { $count } foi ({ $sheets })
   *[other] în regulă: { $name }, { $count } de foi ({ $sheets })
}

cli-page-title = { $game }, o privire în urmă
cli-page-players = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
cli-page-moves = { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}
cli-page-sides = fețele { $sides }
cli-page-chances-of = { $budget ->
    [seconds] Șansele așa cum le vede botul { $bot } cu { $seconds } s pentru fiecare poziție, de partea celui la mutare: nimeni nu vede ce este ascuns.
   *[simulations] Șansele așa cum le vede botul { $bot } pentru fiecare poziție (simulări: { $simulations }), de partea celui la mutare: nimeni nu vede ce este ascuns.
}
cli-page-curve = Șansa de câștig, mutare cu mutare
cli-page-before-marked = Mutarea marcată dinainte
cli-page-before = Mutarea dinainte
cli-page-next = Mutarea următoare
cli-page-next-marked = Mutarea marcată următoare
cli-page-round = Runda { $round }
cli-page-dot = Mutarea { $number }, { $name }: { $mark }
cli-page-noscript = Tabla are nevoie de JavaScript; curba, punctele și lista mutărilor, nu.
cli-page-enlarge = Mărește
cli-page-fit = Încadrează
cli-page-board-before = Tabla înainte de mutare
cli-page-board-end = Tabla la sfârșit
cli-page-in-words = Masa în cuvinte
cli-page-how = Cum au jucat
cli-page-lost = pierdut la o alegere
cli-page-by-round = Puncte pe runde
cli-page-last-round = Ce se punctează la sfârșitul jocului apare la ultima rundă.
cli-page-none = Nimeni n-a făcut o greșeală demnă de semnalat.
cli-page-all = { $moves ->
    [one] Toate: { $moves } mutare
    [few] Toate cele { $moves } mutări
   *[other] Toate cele { $moves } de mutări
}
cli-page-not-looked = Mutarea aceasta nu a fost analizată.
cli-page-choice = Alegere
cli-page-only = niciuna: era singura mutare permisă
cli-page-own = mutarea pe care ar fi jucat-o și botul
cli-page-given-away = Irosit
cli-page-nothing = nimic: la fel de bună ca mutarea botului
cli-page-of-winning = { $share } din șansa de câștig
cli-page-bots-move = Mutarea botului
cli-page-expected = Urmarea așteptată
cli-page-end = Sfârșitul
cli-page-where = Mutarea { $number } din { $moves }, runda { $round }
