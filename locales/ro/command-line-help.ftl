# `saqqara --help` și erorile din linia de comandă

help-usage = Utilizare: { $command } { $pieces }
help-arguments = Argumente
help-options = Opțiuni
help-commands = Comenzi
help-examples = Exemple:
help-default = [implicit: { $value }]
help-environment = [variabilă de mediu: { $value }]
help-required = [obligatoriu]

help-placeholder-options = OPȚIUNI
help-placeholder-command = COMANDĂ
help-placeholder-args = ARGUMENTE
help-placeholder-file = FIȘIER
help-placeholder-dir = DIRECTOR
help-placeholder-name = NUME
help-placeholder-seat = LOC
help-placeholder-sides = FEȚE
help-placeholder-table = MASĂ
help-placeholder-number = NUMĂR
help-placeholder-text = TEXT
help-placeholder-person = PERSOANĂ

# Opțiuni ale mai multor comenzi
help-help = Afișează acest mesaj și iese.
help-version = Afișează versiunea și iese.
help-language = Limba terminalului.
help-system-language = cea a sistemului
help-game = Ce joc.
help-players = Câți joacă: { $players }.
help-start = Locul care începe, numărat de la 1.
help-seed = Aceeași sămânță dă același joc, oriunde.
help-by-chance = la întâmplare
help-yes = da
help-no = nu
help-all = toate
help-varied = O valoare, mai multe despărțite prin virgule sau toate pe rând.
help-record-file = O înregistrare; - este intrarea standard.
help-database = sqlite:///FIȘIER sau postgresql://…
help-own-file = fișierul tău
help-abandon-days = Încheie jocurile de care nu s-a atins nimeni atâtea zile; 0: niciunul.
help-keep-days = Șterge mesele încheiate după atâtea zile; 0: niciuna.
help-option-imhotep-sides = Fețele, A sau B, pentru piață, piramide, templu, camera mortuară și obeliscuri.
help-option-imhotep-wrath = Cu Mânia faraonului.
help-option-anubixx-layout = Foile: un set care vine cu jocul sau un fișier al tău.

help-saqqara = Joacă, simulează și parcurge jocuri de societate ({ $titles }). `saqqara COMANDĂ --help` arată exemple.

# saqqara play
help-play-short = Joacă: în browser sau, cu --terminal, chiar aici.
help-play =
    Deschide masa în browser: un server doar pentru tine, pe acest calculator, care îți păstrează jocurile. Fără cont.

    Cu --terminal joci chiar aici; fiecare mutare se salvează imediat: nimic nu se pierde prin Ctrl-C sau prin închiderea ferestrei.
help-play-file = Cu --terminal --resume: jocul salvat sau înregistrarea de continuat.
help-play-terminal = Joacă în terminal în loc de browser.
help-play-port = Portul paginii pe acest calculator.
help-free-port = unul liber
help-play-browser = Deschide browserul.
help-play-lan = Lasă să intre alte dispozitive din rețeaua locală: telefoane, alte calculatoare.
help-play-bots = Locurile la care joacă computerul și cât de bine.
help-play-resume = Continuă FIȘIER sau ultimul tău joc.
help-play-opens = deschide pagina
help-play-friends = prietenii intră cu telefonul, în aceeași rețea
help-play-asks = pune câteva întrebări
help-play-one-keyboard = { $first } la o singură tastatură
help-play-computer = împotriva computerului
help-play-last = ultimul tău joc
help-play-saved = un joc salvat sau o înregistrare

# saqqara serve
help-serve-short = Oferă mese altora.
help-serve = Oferă mese altora. Un calculator mic nu are nevoie de mai mult, în spatele unui proxy; restul este în docs/hosting.md.
help-serve-host = Adresa la care ascultă.
help-serve-port = Portul la care ascultă.
help-serve-bus = Pentru mai multe procese: redis://… sau postgresql://…
help-the-database = baza de date
help-serve-workers = Numărul de procese; mai mult de unul cere PostgreSQL.
help-serve-origin = Adresa publică, de exemplu https://example.org.
help-serve-limits = Limite pentru frecvența cererilor.
help-serve-log = Cât de detaliat este jurnalul.
help-serve-pace = Câte secunde durează cel puțin mutarea unui bot.

# saqqara verify
help-verify-short = Verifică dacă hazardul unui joc a fost cinstit.
help-verify = Verifică un joc încheiat: că sămânța este cea publicată la început și că dă ceea ce a ieșit.
help-verify-file = O înregistrare cu sămânța ei; - este intrarea standard.

# saqqara simulate
help-simulate-short = Joacă jocuri la întâmplare și afișează statistici.
help-simulate = Joacă jocuri la întâmplare și afișează statistici. Jocul cu numărul i al seminței S este jocul seminței S + i, la orice viteză.
help-simulate-gpu = necesită CuPy
help-simulate-games = Câte jocuri.
help-simulate-jobs = Câte deodată.
help-one-each-core = unul pentru fiecare nucleu
help-simulate-export = Scrie înregistrarea fiecărui joc în acest director.
help-simulate-json = Scrie statisticile în acest fișier; - este ieșirea standard.
help-simulate-interpreted = Fără cod mașină.
help-simulate-device = Unde se joacă jocurile.

# saqqara tournament
help-tournament-short = Pune boții să joace între ei și spune care este mai puternic.
help-tournament = Pune boții să joace între ei și spune care este mai puternic. Fiecare împărțire se joacă o dată pentru fiecare rotație a boților la locuri.
help-tournament-players = Cine participă.
help-tournament-games = Câte jocuri, rotunjite în sus la împărțiri întregi.
help-tournament-seats = Câți joacă într-un joc.
help-all-who-take-part = toți participanții sau câte 2
help-tournament-seed = Aceeași sămânță dă aceleași împărțiri și alegeri.
help-tournament-jobs = Câte jocuri deodată.
help-as-many-as-cores = câte încap pe nuclee
help-tournament-json = Scrie clasamentul în acest fișier; - este ieșirea standard.
help-tournament-csv = Scrie clasamentul în acest fișier, ca CSV.
help-tournament-state = Scrie fiecare joc încheiat în acest fișier nou.
help-data-directory = în directorul de date
help-tournament-resume = Continuă un turneu întrerupt.
help-tournament-ray = Joacă pe un cluster Ray, fie și local.

# saqqara puzzles
help-puzzles = Probleme: poziții în care o mutare este clar cea mai bună și nu e evidentă.
help-puzzles-make = Face probleme din jocuri între boți puternici și le scrie ca JSON.
help-puzzles-count = Câte.
help-puzzles-simulations = Simulările căutării lungi care verifică o problemă.
help-puzzles-seed = Aceeași sămânță dă aceleași probleme.
help-puzzles-output = Fișierul; - este ieșirea standard.
help-puzzles-rate =
    Pune toate nivelurile să rezolve problemele care vin cu un joc și le scrie cu noile evaluări ca JSON.

    Un nivel rezolvă o problemă dacă joacă cea mai bună mutare în 4 din 5 încercări. Problemele a căror cea mai bună mutare nu mai este găsită de o căutare lungă sunt lăsate deoparte.

# saqqara analyse
help-analyse-short = Analizează un joc înregistrat: șanse de câștig, greșeli, puncte.
help-analyse = Analizează un joc înregistrat: șansa de câștig a fiecăruia înaintea fiecărei decizii, mutări mai bune, de unde vin punctele.
help-analyse-budget = Pentru fiecare poziție: secunde sau simulări.
help-analyse-bot = Botul care judecă.
help-analyse-all = Arată fiecare mutare, nu doar pe cele marcate.
help-analyse-json = Scrie totul în acest fișier; - este ieșirea standard.
help-analyse-html = Scrie o pagină cu graficul și tablele.
help-analyse-seed = La simulări, aceeași sămânță dă aceleași cifre.
help-analyse-jobs = Câte mutări deodată.

# saqqara replay
help-replay-short = Parcurge un joc înregistrat sau îl verifică.
help-replay = Parcurge un joc înregistrat. Taste: n sau → înainte, p sau ← înapoi, f început, l sfârșit, un număr și Enter, q ieșire.
help-replay-at = Afișează poziția după atâtea mutări și iese.
help-replay-check = Spune doar dacă înregistrarea este validă.
help-replay-svg = Scrie o imagine a poziției (ultima sau cea de la --at).

# saqqara bench
help-bench = Măsoară viteza regulilor.
help-bench-quick = O măsurare rapidă sau una atentă.
help-bench-peers = Măsoară și alte motoare, dacă sunt instalate.

# saqqara admin
help-admin-short = Administrează un server.
help-admin =
    Administrează un server: listează, închide, exportă și șterge mese, uită o persoană, reduce la tăcere, interzice accesul.

    Lucrează pe baza de date, fie că serverul rulează sau nu. Un server care rulează se conformează în câteva secunde.
help-admin-table = Masa, așa cum o arată `list`.
help-admin-tables = Mesele, așa cum le arată `list`.
help-admin-person = Persoana, așa cum o arată `show`, sau secretul din cookie-ul ei.
help-admin-list = Listează mesele, de la ultima modificată: id, stare, când s-a deschis și s-a modificat, evenimente.
help-admin-status = Doar mesele în această stare.
help-admin-most = Câte cel mult.
help-admin-show = Arată o masă: jocul și cine stă la ea, fiecare cu hash-ul pe care îl primesc `mute`, `ban` și `forget`.
help-admin-close = Închide mese: jocurile se termină fără câștigător. Pot fi privite în continuare.
help-admin-export = Scrie înregistrarea unei mese, chiar a unui joc în desfășurare: atunci spune și ce este ascuns.
help-admin-file = Un fișier nou; - este ieșirea standard.
help-admin-delete = Șterge mese cu tot ce s-a întâmplat acolo. Nu se poate anula.
help-admin-yes = Nu cere confirmare.
help-admin-forget = Uită o persoană: numele și cuvintele ei dispar de la toate mesele. Unde încă joacă, continuă un bot.
help-admin-mute = Reduce la tăcere o persoană: poate juca, dar nu poate vorbi. `unmute` îi permite din nou.
help-admin-unmute = Lasă o persoană să vorbească din nou.
help-admin-ban = Interzice accesul unei persoane sau al tuturor din spatele unei adrese: orice cerere este refuzată. `unban` îl permite din nou.
help-admin-unban = Lasă să intre din nou o persoană sau pe toți din spatele unei adrese.
help-admin-address = Toți din spatele unei adrese sau dintr-o rețea, de exemplu 2001:db8::/64.
help-admin-restrictions = Îi listează pe toți cei reduși la tăcere sau cu acces interzis.
help-admin-clean = Face curat acum, ca serverul în fiecare noapte: încheie jocurile abandonate, șterge mesele vechi, micșorează fișierul.

# saqqara sheets
help-sheets = Foi de joc Anubixx: verifică un fișier al tău sau arată un set.
help-sheets-check = Spune dacă un fișier cu foi de joc poate fi folosit sau ce este greșit în el și unde.
help-sheets-file = Un fișier cu foi de joc; - este intrarea standard.
help-sheets-show = Afișează textul unui set de foi: un început pentru un fișier al tău.
help-sheets-name = classic, great sau un fișier cu foi de joc.

# Erori, după „saqqara: ”
complaint-see = { $complaint } (vezi { $command } --help)
complaint-no-option = opțiune necunoscută: { $option }
complaint-no-option-like = opțiune necunoscută: { $option } (asemănătoare: { $meant })
complaint-no-command = comandă necunoscută: { $word }
complaint-no-command-like = comandă necunoscută: { $word } (asemănătoare: { $meant })
complaint-surplus = prea multe argumente: { $words }
complaint-needs-value = { $option } cere o valoare
complaint-takes-no-value = { $option } nu primește o valoare
complaint-missing = lipsește argumentul: { $argument }
complaint-no-whole-number = { $option } trebuie să fie un număr întreg
complaint-no-number = { $option } trebuie să fie un număr
complaint-at-least = { $option } trebuie să fie cel puțin { $least }
complaint-at-most = { $option } trebuie să fie cel mult { $most }
complaint-one-of = { $option } trebuie să fie una dintre valorile: { $allowed }; nu { $value }
complaint-value-or-file = { $option } trebuie să fie una dintre valorile: { $allowed }; { $why }
complaint-start = --start trebuie să fie un loc de la 1 la { $players } sau random, nu { $value }
complaint-bots = --bots trebuie să fie locuri de la 1 la { $players }, de exemplu 2 sau 1,2=greedy, nu { $value }
complaint-at = --at trebuie să fie de la 0 la { $moves } (numărul de mutări din înregistrare), nu { $value }
complaint-budget = --budget trebuie să fie de exemplu 0.2s, 200ms sau 500 (simulări), nu { $value }
complaint-name-bots = --players trebuie să numească boți, de exemplu greedy,search:0.2s
complaint-for-terminal = opțiunile unui joc sunt pentru --terminal; în browser le alegi pe pagină
complaint-for-page = { $option } este pentru pagina din browser; un joc în terminal rămâne pe acest calculator
complaint-only-cpu = --jobs și --interpreted sunt pentru procesor, nu pentru --device gpu
complaint-gpu = --device gpu necesită NumPy și CuPy: pip install 'saqqara[gpu]'
complaint-no-database = nu există baza de date { $file }; un server o creează când pornește
complaint-person-or-address = dă o persoană sau --address
complaint-not-with-resume = { $option } nu se poate da împreună cu --resume: totul continuă cum a început
complaint-resume-file = --resume cere un fișier, căci la intrarea standard se scriu mutările
complaint-no-game = nu a fost ales niciun joc
complaint-input = intrarea nu este text UTF-8
complaint-no-unfinished = în { $directory } nu este niciun joc neterminat; `saqqara play --terminal` începe unul
complaint-try-again = în aceeași clipă s-a întâmplat altceva acolo; încearcă din nou
complaint-server-parts = serverul nu este complet ({ $missing }); instalează-l cu: pip install 'saqqara[server]'

complaint-cannot-read = nu se poate citi { $file }: { $why }
complaint-cannot-write = nu se poate scrie { $file }: { $why }
complaint-cannot-make = nu se poate crea directorul { $directory }: { $why }
complaint-cannot-look = nu se poate parcurge { $directory }: { $why }
complaint-cannot-resume = nu se poate continua { $file }: { $why }
complaint-no-directory = nu se poate scrie { $file }: directorul { $directory } nu există
complaint-records-there = { $directory } conține deja înregistrări de { $game }; alege alt director
complaint-file-there = { $file } există deja; continuă-l cu --resume sau alege alt nume
complaint-too-large = { $file } depășește { $size } MB: prea mult pentru un fișier Saqqara
complaint-not-text = { $file } nu este text UTF-8: octetul { $byte } este greșit
complaint-not-json = { $file } nu este JSON: { $why }
complaint-not-json-at = { $file } nu este JSON: { $why }, linia { $line }, coloana { $column }
complaint-nested = { $file } nu este o înregistrare: valorile sunt imbricate prea adânc
complaint-no-such-file = nu există fișierul sau directorul
complaint-permission-denied = acces refuzat
complaint-is-directory = este director
complaint-not-a-directory = nu este director
complaint-disk-full = nu mai este spațiu pe dispozitiv
complaint-no-file-name = niciun fișier nu are un asemenea nume
complaint-json-value = lipsește o valoare
complaint-json-name = lipsește un nume între ghilimele
complaint-json-colon = lipsește semnul două puncte
complaint-json-comma = lipsește o virgulă
complaint-json-unterminated = un text nu are sfârșit
complaint-json-control = un text conține un caracter de control
complaint-json-escape = un text conține o secvență escape greșită
complaint-json-extra = sunt mai multe valori
complaint-json-trailing = este o virgulă în plus
complaint-json-constant = JSON nu cunoaște numărul { $name }
complaint-json-large = numărul { $number } este prea mare
