# `saqqara --help` e gli errori della riga di comando

help-usage = Uso: { $command } { $pieces }
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-examples = Esempi:
help-default = [predefinito: { $value }]
help-environment = [variabile d’ambiente: { $value }]
help-required = [obbligatorio]

help-placeholder-options = OPZIONI
help-placeholder-command = COMANDO
help-placeholder-args = ARGOMENTI
help-placeholder-file = FILE
help-placeholder-dir = DIRECTORY
help-placeholder-name = NOME
help-placeholder-seat = POSTO
help-placeholder-sides = LATI
help-placeholder-table = TAVOLO
help-placeholder-number = NUMERO
help-placeholder-text = TESTO
help-placeholder-person = PERSONA

# Opzioni di molti comandi
help-help = Mostra questo aiuto ed esce.
help-version = Mostra la versione ed esce.
help-language = La lingua del terminale.
help-system-language = quella del sistema
help-game = Quale gioco.
help-players = Quanti giocano: { $players }.
help-start = Il posto che comincia, contando da 1.
help-seed = Lo stesso seme dà la stessa partita, ovunque.
help-by-chance = a caso
help-yes = sì
help-no = no
help-all = tutti
help-varied = Un valore, più valori separati da virgole, oppure tutti a turno.
help-record-file = Una partita registrata; - è lo standard input.
help-database = sqlite:///FILE o postgresql://…
help-own-file = un tuo file
help-abandon-days = Termina le partite che nessuno tocca da questo numero di giorni; 0: nessuna.
help-keep-days = Elimina i tavoli finiti dopo questo numero di giorni; 0: nessuno.
help-option-imhotep-sides = Il lato, A o B, di mercato, piramidi, tempio, tomba e obelischi.
help-option-imhotep-wrath = Con L’ira del faraone.
help-option-anubixx-layout = I fogli: una serie fornita con il gioco, o un tuo file.

help-saqqara = Gioca, simula e ripercorri giochi da tavolo ({ $titles }). `saqqara COMANDO --help` mostra degli esempi.

# saqqara play
help-play-short = Gioca: nel browser o, con --terminal, proprio qui.
help-play =
    Apre il tavolo nel browser: un server solo per te, su questo computer, che conserva le tue partite. Senza account.

    Con --terminal si gioca proprio qui; ogni mossa è salvata subito: Ctrl-C o una finestra chiusa non fanno perdere nulla.
help-play-file = Con --terminal --resume: la partita salvata o registrata da riprendere.
help-play-terminal = Gioca nel terminale invece che nel browser.
help-play-port = La porta della pagina su questo computer.
help-free-port = una libera
help-play-browser = Apre il browser.
help-play-lan = Fa entrare altri dispositivi della rete locale: telefoni, altri computer.
help-play-bots = I posti per cui gioca il computer, e quanto bene.
help-play-resume = Riprende FILE, o la tua ultima partita.
help-play-opens = apre la pagina
help-play-friends = gli amici entrano col telefono, nella stessa rete
help-play-asks = fa alcune domande
help-play-one-keyboard = { $first } a una sola tastiera
help-play-computer = contro il computer
help-play-last = la tua ultima partita
help-play-saved = una partita salvata o registrata

# saqqara serve
help-serve-short = Offre tavoli ad altri.
help-serve = Offre tavoli ad altri. Una piccola macchina non ha bisogno d’altro, dietro un proxy; il resto è in docs/hosting.md.
help-serve-host = L’indirizzo su cui ascoltare.
help-serve-port = La porta su cui ascoltare.
help-serve-bus = Per più processi: redis://… o postgresql://…
help-the-database = il database
help-serve-workers = I processi; più di uno richiede PostgreSQL.
help-serve-origin = L’indirizzo pubblico, per esempio https://example.org.
help-serve-limits = Limiti alla frequenza delle richieste.
help-serve-log = Quanto è dettagliato il registro.
help-serve-pace = I secondi che un bot impiega almeno per una mossa.

# saqqara verify
help-verify-short = Controlla che il caso di una partita sia stato equo.
help-verify = Controlla una partita finita: che il seme sia quello pubblicato all’inizio e che dia ciò che è uscito.
help-verify-file = Una partita registrata con il suo seme; - è lo standard input.

# saqqara simulate
help-simulate-short = Gioca partite casuali e mostra le statistiche.
help-simulate = Gioca partite casuali e mostra le statistiche. La partita numero i del seme S è quella del seme S + i, a qualsiasi velocità.
help-simulate-gpu = richiede CuPy
help-simulate-games = Quante partite.
help-simulate-jobs = Quante per volta.
help-one-each-core = una per ogni core
help-simulate-export = Registra ogni partita in questa directory.
help-simulate-json = Scrive le statistiche in questo file; - è lo standard output.
help-simulate-interpreted = Senza codice macchina.
help-simulate-device = Dove si giocano le partite.

# saqqara tournament
help-tournament-short = Fa incontrare i bot e dice qual è il più forte.
help-tournament = Fa incontrare i bot e dice qual è il più forte. Ogni distribuzione si gioca una volta per ogni rotazione dei bot fra i posti.
help-tournament-players = Chi partecipa.
help-tournament-games = Quante partite, arrotondate per eccesso a distribuzioni intere.
help-tournament-seats = Quanti giocano in una partita.
help-all-who-take-part = tutti i partecipanti, o 2 per volta
help-tournament-seed = Lo stesso seme dà le stesse distribuzioni e le stesse scelte.
help-tournament-jobs = Quante partite per volta.
help-as-many-as-cores = quante ne reggono i core
help-tournament-json = Scrive la classifica in questo file; - è lo standard output.
help-tournament-csv = Scrive la classifica in questo file in formato CSV.
help-tournament-state = Scrive ogni partita finita in questo nuovo file.
help-data-directory = nella directory dei dati
help-tournament-resume = Riprende un torneo interrotto.
help-tournament-ray = Gioca su un cluster Ray, anche locale.

# saqqara puzzles
help-puzzles = Rompicapi: posizioni in cui una mossa è chiaramente la migliore e non è ovvia.
help-puzzles-make = Crea rompicapi da partite fra bot forti e li scrive in formato JSON.
help-puzzles-count = Quanti.
help-puzzles-simulations = Le simulazioni della lunga ricerca che verifica un rompicapo.
help-puzzles-seed = Lo stesso seme dà gli stessi rompicapi.
help-puzzles-output = Il file; - è lo standard output.
help-puzzles-rate =
    Fa risolvere a tutti i livelli i rompicapi forniti con un gioco e li scrive in formato JSON con le nuove valutazioni.

    Un livello risolve un rompicapo se gioca la mossa migliore in 4 tentativi su 5. I rompicapi la cui mossa migliore non è più trovata da una lunga ricerca sono tralasciati.

# saqqara analyse
help-analyse-short = Analizza una partita registrata: probabilità di vittoria, errori, punti.
help-analyse = Analizza una partita registrata: la probabilità di vittoria di ognuno prima di ogni decisione, mosse migliori, da dove vengono i punti.
help-analyse-budget = Per ogni posizione: secondi o simulazioni.
help-analyse-bot = Il bot che giudica.
help-analyse-all = Mostra ogni mossa, non solo quelle segnate.
help-analyse-json = Scrive tutto in questo file; - è lo standard output.
help-analyse-html = Scrive una pagina con il grafico e i tabelloni.
help-analyse-seed = Con le simulazioni, lo stesso seme dà le stesse cifre.
help-analyse-jobs = Quante mosse per volta.

# saqqara replay
help-replay-short = Ripercorre una partita registrata, o la controlla.
help-replay = Ripercorre una partita registrata. Tasti: n o → avanti, p o ← indietro, f inizio, l fine, un numero e Invio, q esci.
help-replay-at = Stampa la posizione dopo questo numero di mosse ed esce.
help-replay-check = Dice soltanto se la registrazione è valida.
help-replay-svg = Scrive un’immagine della posizione (l’ultima, o quella di --at).

# saqqara bench
help-bench = Misura la velocità delle regole.
help-bench-quick = Una misura rapida o una accurata.
help-bench-peers = Misura anche altri motori, se sono installati.

# saqqara admin
help-admin-short = Amministra un server.
help-admin =
    Amministra un server: elenca, chiude, esporta ed elimina tavoli, dimentica una persona, silenzia e bandisce.

    Lavora sul database, che il server sia in funzione o no. Un server in funzione si adegua entro pochi secondi.
help-admin-table = Il tavolo, come lo mostra `list`.
help-admin-tables = I tavoli, come li mostra `list`.
help-admin-person = La persona, come la mostra `show`, o il segreto del suo cookie.
help-admin-list = Elenca i tavoli, dall’ultimo modificato: id, stato, quando è stato aperto e modificato, eventi.
help-admin-status = Solo i tavoli in questo stato.
help-admin-most = Quanti al massimo.
help-admin-show = Mostra un tavolo: il gioco e chi vi siede, ciascuno con l’hash che usano `mute`, `ban` e `forget`.
help-admin-close = Chiude tavoli: le partite finiscono senza vincitore. Si possono ancora guardare.
help-admin-export = Scrive la registrazione di un tavolo, anche di una partita in corso: allora rivela ciò che è nascosto.
help-admin-file = Un nuovo file; - è lo standard output.
help-admin-delete = Elimina tavoli con tutto ciò che vi è successo. Non si può annullare.
help-admin-yes = Non chiede conferma.
help-admin-forget = Dimentica una persona: nome e parole spariscono da tutti i tavoli. Dove gioca ancora, continua un bot.
help-admin-mute = Silenzia una persona: può giocare, ma non parlare. `unmute` lo permette di nuovo.
help-admin-unmute = Fa parlare di nuovo una persona.
help-admin-ban = Bandisce una persona, o tutti dietro un indirizzo: ogni richiesta è rifiutata. `unban` li riammette.
help-admin-unban = Riammette una persona, o tutti dietro un indirizzo.
help-admin-address = Tutti dietro un indirizzo o in una rete, per esempio 2001:db8::/64.
help-admin-restrictions = Elenca chi è silenziato o bandito.
help-admin-clean = Fa pulizia subito, come il server ogni notte: termina le partite abbandonate, elimina i vecchi tavoli, riduce il file.

# saqqara sheets
help-sheets = Fogli di gioco di Anubixx: controlla un tuo file, o mostra una serie.
help-sheets-check = Dice se un file di fogli di gioco si può usare, o che cosa non va e dove.
help-sheets-file = Un file di fogli di gioco; - è lo standard input.
help-sheets-show = Stampa il testo di una serie di fogli: un inizio per un tuo file.
help-sheets-name = classic, great, o un file di fogli di gioco.

# Errori, dopo «saqqara: »
complaint-see = { $complaint } (vedi { $command } --help)
complaint-no-option = opzione sconosciuta: { $option }
complaint-no-option-like = opzione sconosciuta: { $option } (simili: { $meant })
complaint-no-command = comando sconosciuto: { $word }
complaint-no-command-like = comando sconosciuto: { $word } (simili: { $meant })
complaint-surplus = troppi argomenti: { $words }
complaint-needs-value = { $option } richiede un valore
complaint-takes-no-value = { $option } non accetta un valore
complaint-missing = manca l’argomento: { $argument }
complaint-no-whole-number = { $option } dev’essere un numero intero
complaint-no-number = { $option } dev’essere un numero
complaint-at-least = { $option } dev’essere almeno { $least }
complaint-at-most = { $option } dev’essere al massimo { $most }
complaint-one-of = { $option } dev’essere uno di questi: { $allowed }; non { $value }
complaint-value-or-file = { $option } dev’essere uno di questi: { $allowed }; { $why }
complaint-start = --start dev’essere un posto da 1 a { $players }, o random, non { $value }
complaint-bots = --bots devono essere posti da 1 a { $players }, per esempio 2 o 1,2=greedy, non { $value }
complaint-at = --at dev’essere da 0 a { $moves } (il numero di mosse registrate), non { $value }
complaint-budget = --budget dev’essere per esempio 0.2s, 200ms o 500 (simulazioni), non { $value }
complaint-name-bots = --players deve indicare dei bot, per esempio greedy,search:0.2s
complaint-for-terminal = le opzioni di un gioco sono per --terminal; nel browser si scelgono sulla pagina
complaint-for-page = { $option } è per la pagina nel browser; una partita nel terminale resta su questo computer
complaint-only-cpu = --jobs e --interpreted sono per la CPU, non per --device gpu
complaint-gpu = --device gpu richiede NumPy e CuPy: pip install 'saqqara[gpu]'
complaint-no-database = il database { $file } non c’è; un server lo crea quando parte
complaint-person-or-address = indica una persona, oppure --address
complaint-not-with-resume = { $option } non si può usare con --resume: tutto continua com’è cominciato
complaint-resume-file = --resume richiede un file, perché nello standard input si scrivono le mosse
complaint-no-game = non è stato scelto alcun gioco
complaint-input = l’input non è testo UTF-8
complaint-no-unfinished = in { $directory } non c’è alcuna partita incompiuta; `saqqara play --terminal` ne comincia una
complaint-try-again = nello stesso istante è successo qualcos’altro; riprova
complaint-server-parts = il server non è completo ({ $missing }); installalo con: pip install 'saqqara[server]'

complaint-cannot-read = impossibile leggere { $file }: { $why }
complaint-cannot-write = impossibile scrivere { $file }: { $why }
complaint-cannot-make = impossibile creare la directory { $directory }: { $why }
complaint-cannot-look = impossibile esaminare { $directory }: { $why }
complaint-cannot-resume = impossibile riprendere { $file }: { $why }
complaint-no-directory = impossibile scrivere { $file }: la directory { $directory } non esiste
complaint-records-there = { $directory } contiene già registrazioni di { $game }; scegli un’altra directory
complaint-file-there = { $file } esiste già; riprendilo con --resume, o scegli un altro nome
complaint-too-large = { $file } supera { $size } MB: troppo per un file di Saqqara
complaint-not-text = { $file } non è testo UTF-8: il byte { $byte } è errato
complaint-not-json = { $file } non è JSON: { $why }
complaint-not-json-at = { $file } non è JSON: { $why }, riga { $line }, colonna { $column }
complaint-nested = { $file } non è una partita registrata: i valori sono annidati troppo in profondità
complaint-no-such-file = file o directory non esistente
complaint-permission-denied = permesso negato
complaint-is-directory = è una directory
complaint-not-a-directory = non è una directory
complaint-disk-full = spazio esaurito sul dispositivo
complaint-no-file-name = nessun file ha un nome così
complaint-json-value = manca un valore
complaint-json-name = manca un nome tra virgolette doppie
complaint-json-colon = mancano i due punti
complaint-json-comma = manca una virgola
complaint-json-unterminated = un testo non finisce
complaint-json-control = in un testo c’è un carattere di controllo
complaint-json-escape = in un testo c’è una sequenza di escape sbagliata
complaint-json-extra = c’è più di un valore
complaint-json-trailing = c’è una virgola di troppo
complaint-json-constant = JSON non conosce il numero { $name }
complaint-json-large = il numero { $number } è troppo grande
