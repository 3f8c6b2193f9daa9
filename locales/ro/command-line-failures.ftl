# De ce nu pornește un server, nu se poate folosi o bază de date sau nu poate calcula un GPU

failure-refused = conexiunea a fost refuzată
failure-address-in-use = adresa este deja folosită
failure-no-such-address = adresa nu poate fi folosită pe acest calculator
failure-no-such-host = nu există niciun calculator cu acest nume
failure-file-not-opened = fișierul nu poate fi deschis
failure-no-database = fișierul nu este o bază de date
failure-read-only = baza de date poate fi doar citită
failure-locked = alt program a blocat baza de date
failure-silent = nu vine niciun răspuns
failure-password = parola este greșită
failure-no-such-database = nu există nicio bază de date cu acest nume
failure-another-address = o altă adresă

failure-cannot-open = baza de date nu poate fi deschisă: { $why }
failure-cannot-write = în baza de date nu se poate scrie: { $why }
failure-damaged = baza de date este deteriorată: restaurează o copie de siguranță
failure-another-program = baza de date este a altui program: are tabele, dar niciunul al lui Saqqara
failure-newer = baza de date a fost făcută de o versiune mai nouă de Saqqara: instaleaz-o pe aceea
failure-slashes = un fișier cere trei bare oblice: sqlite:///tables.db, sau patru cu toată calea: sqlite:////var/tables.db
failure-is-directory = baza de date { $name } este un director; numește un fișier din el
failure-no-directory = directorul bazei de date nu există: { $directory }
failure-database-kind = baza de date { $kind } este necunoscută; există sqlite:///FIȘIER și postgresql://…
failure-served-already = mesele din { $file } sunt deja servite, la { $address }: oprește acel server sau dă altă --database
failure-file-not-written = în { $file } nu se poate scrie: { $why }
failure-no-table = nu există masa { $table }
failure-not-an-address = { $value } nu este o adresă; dă una ca 192.0.2.7 sau o rețea ca 2001:db8::/64
failure-not-a-person = { $value } nu este o persoană; dă codul arătat de `show` sau secretul din cookie-ul ei

failure-origin = --origin trebuie să fie o adresă ca https://example.org, nu { $value }
failure-proxies = FORWARDED_ALLOW_IPS trebuie să conțină adrese sau rețele ca 10.0.0.0/8, despărțite prin virgule; { $value } nu este nici una, nici alta
failure-bus-kind = magistrala { $kind } este necunoscută; există redis://… și postgresql://…
failure-bus = magistrala ({ $kind }) nu poate fi contactată: { $why }
failure-bus-silent = magistrala ({ $kind }) nu răspunde
failure-port = --port trebuie să fie de la 0 la { $most }, nu { $port }
failure-port-taken = portul { $port } este ocupat; alege altul sau niciunul
failure-host = --host { $host } nu este o adresă a acestui calculator
failure-listen = serverul nu poate asculta la { $host }, portul { $port }: { $why }
failure-workers = mai multe procese cer o bază PostgreSQL: dă --database postgresql://…

failure-no-cupy = un GPU are nevoie de CuPy, care nu este instalat: pip install 'saqqara[gpu]'
failure-cupy = CuPy nu poate fi încărcat: { $why }
failure-cuda = nu există un GPU pe care CUDA să-l poată folosi: { $why }
failure-no-gpu = nu există un GPU pe care CUDA să-l poată folosi: nu găsește niciun dispozitiv
failure-memory = prea multe jocuri pentru memoria { $device }: { $games } cer { $needed }, iar libere sunt { $free }; încap cel mult { $most }
failure-kernels = { $compiler } nu poate compila programele pentru GPU: { $why }
failure-no-compiler = nu există un compilator C++ (c++, g++ sau clang++) pentru a rula pe procesor programele pentru GPU

failure-no-ray = --ray are nevoie de Ray: pip install 'saqqara[ray]'
failure-ray = niciun cluster Ray nu răspunde: { $why }
failure-no-openskill = clasamentul are nevoie de OpenSkill: pip install openskill
