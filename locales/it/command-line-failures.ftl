# Perché un server non parte, una base di dati non si può usare o una GPU non può calcolare

failure-refused = connessione rifiutata
failure-address-in-use = l’indirizzo è già in uso
failure-no-such-address = l’indirizzo non si può usare su questo computer
failure-no-such-host = non c’è un computer con questo nome
failure-file-not-opened = il file non si può aprire
failure-no-database = il file non è un database
failure-read-only = il database è di sola lettura
failure-locked = un altro programma ha bloccato il database
failure-silent = non c’è risposta
failure-password = la password è sbagliata
failure-no-such-database = non c’è un database con questo nome
failure-another-address = un altro indirizzo

failure-cannot-open = il database non si può aprire: { $why }
failure-cannot-write = nel database non si può scrivere: { $why }
failure-damaged = il database è danneggiato: ripristina una copia di sicurezza
failure-another-program = il database è di un altro programma: ha delle tabelle, ma nessuna di Saqqara
failure-newer = il database è di una versione più recente di Saqqara: installa quella
failure-slashes = un file vuole tre barre: sqlite:///tables.db, o quattro con il percorso intero: sqlite:////var/tables.db
failure-is-directory = il database { $name } è una directory; indica un file al suo interno
failure-no-directory = la directory del database non esiste: { $directory }
failure-database-kind = database { $kind } sconosciuto; ci sono sqlite:///FILE e postgresql://…
failure-served-already = i tavoli in { $file } sono già aperti su { $address }: ferma quel server o dai un altro --database
failure-file-not-written = in { $file } non si può scrivere: { $why }
failure-no-table = il tavolo { $table } non c’è
failure-not-an-address = { $value } non è un indirizzo; danne uno come 192.0.2.7 o una rete come 2001:db8::/64
failure-not-a-person = { $value } non è una persona; dai il codice mostrato da `show` o il segreto del suo cookie

failure-origin = --origin dev’essere un indirizzo come https://example.org, non { $value }
failure-proxies = FORWARDED_ALLOW_IPS deve contenere indirizzi o reti come 10.0.0.0/8, separati da virgole; { $value } non è né l’uno né l’altra
failure-bus-kind = bus { $kind } sconosciuto; ci sono redis://… e postgresql://…
failure-bus = il bus ({ $kind }) non si può raggiungere: { $why }
failure-bus-silent = il bus ({ $kind }) non risponde
failure-port = --port dev’essere da 0 a { $most }, non { $port }
failure-port-taken = la porta { $port } è occupata; scegline un’altra o nessuna
failure-host = --host { $host } non è un indirizzo di questo computer
failure-listen = non si può ascoltare su { $host }, porta { $port }: { $why }
failure-workers = più processi vogliono un PostgreSQL in comune: dai --database postgresql://…

failure-no-cupy = una GPU ha bisogno di CuPy, che non è installato: pip install 'saqqara[gpu]'
failure-cupy = CuPy non si può caricare: { $why }
failure-cuda = non c’è una GPU che CUDA possa usare: { $why }
failure-no-gpu = non c’è una GPU che CUDA possa usare: nessun dispositivo trovato
failure-memory = troppe partite per la memoria di { $device }: { $games } richiedono { $needed } e ne sono liberi { $free }; ce ne stanno al massimo { $most }
failure-kernels = { $compiler } non riesce a compilare i programmi per la GPU: { $why }
failure-no-compiler = non c’è un compilatore C++ (c++, g++ o clang++) per eseguire sulla CPU i programmi per la GPU

failure-no-ray = --ray ha bisogno di Ray: pip install 'saqqara[ray]'
failure-ray = nessun cluster Ray risponde: { $why }
failure-no-openskill = i punteggi di forza hanno bisogno di OpenSkill: pip install openskill
