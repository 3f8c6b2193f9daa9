# `saqqara --help` ja komentorivin virheilmoitukset

help-usage = Käyttö: { $command } { $pieces }
help-arguments = Argumentit
help-options = Valitsimet
help-commands = Komennot
help-examples = Esimerkkejä:
help-default = [oletus: { $value }]
help-environment = [ympäristömuuttuja: { $value }]
help-required = [pakollinen]

help-placeholder-options = VALITSIMET
help-placeholder-command = KOMENTO
help-placeholder-args = ARGUMENTIT
help-placeholder-file = TIEDOSTO
help-placeholder-dir = HAKEMISTO
help-placeholder-name = NIMI
help-placeholder-seat = PAIKKA
help-placeholder-sides = PUOLET
help-placeholder-table = PÖYTÄ
help-placeholder-number = LUKU
help-placeholder-text = TEKSTI
help-placeholder-person = HENKILÖ

# Monen komennon valitsimia
help-help = Näytä tämä ohje ja poistu.
help-version = Näytä versio ja poistu.
help-language = Päätteen kieli.
help-system-language = järjestelmän kieli
help-game = Mikä peli.
help-players = Montako pelaa: { $players }.
help-start = Aloittava paikka, alkaen 1:stä.
help-seed = Sama siemen antaa kaikkialla saman pelin.
help-by-chance = satunnainen
help-yes = kyllä
help-no = ei
help-all = kaikki
help-varied = Yksi arvo, useita pilkuin erotettuina tai kaikki vuorotellen.
help-record-file = Tallenne; - on vakiosyöte.
help-database = sqlite:///TIEDOSTO tai postgresql://…
help-own-file = oma tiedosto
help-abandon-days = Päätä pelit, joihin kukaan ei ole koskenut näin moneen päivään; 0: ei mitään.
help-keep-days = Poista päättyneet pöydät näin monen päivän jälkeen; 0: ei mitään.
help-option-imhotep-sides = Torin, pyramidien, temppelin, hautakammion ja obeliskien puolet, kukin A tai B.
help-option-imhotep-wrath = Mukana Faaraon viha.
help-option-anubixx-layout = Kupongit: pelin mukana tuleva sarja tai oma tiedosto.

help-saqqara = Pelaa ja simuloi lautapelejä ({ $titles }) tai käy niitä läpi siirto siirrolta. `saqqara KOMENTO --help` näyttää esimerkkejä.

# saqqara play
help-play-short = Pelaa: selaimessa tai valitsimella --terminal tässä.
help-play =
    Avaa pöydän selaimeen: palvelin vain sinulle, tällä koneella, ja se säilyttää pelisi. Tiliä ei tarvita.

    Valitsimella --terminal pelaat tässä; jokainen siirto tallennetaan heti: Ctrl-C tai suljettu ikkuna ei hukkaa mitään.
help-play-file = Valitsimilla --terminal --resume: tallennettu peli tai tallenne, jota jatketaan.
help-play-terminal = Pelaa päätteessä selaimen sijaan.
help-play-port = Sivun portti tällä koneella.
help-free-port = jokin vapaa
help-play-browser = Avaa selain.
help-play-lan = Päästä mukaan muut lähiverkon laitteet: puhelimet ja tietokoneet.
help-play-bots = Paikat, joilla pelaa tietokone, ja kuinka hyvin.
help-play-resume = Jatka tiedostosta TIEDOSTO tai viimeisintä peliäsi.
help-play-opens = avaa sivun
help-play-friends = ystävät liittyvät puhelimella samassa verkossa
help-play-asks = kysyy pari kysymystä
help-play-one-keyboard = { $first } yhdellä näppäimistöllä
help-play-computer = tietokonetta vastaan
help-play-last = viimeisin pelisi
help-play-saved = tallennettu peli tai tallenne

# saqqara serve
help-serve-short = Tarjoa pöytiä muille.
help-serve = Tarjoa pöytiä muille. Yksi pieni kone ei tarvitse muuta kuin tämän välityspalvelimen takana; loput kertoo docs/hosting.md.
help-serve-host = Osoite, jota kuunnellaan.
help-serve-port = Portti, jota kuunnellaan.
help-serve-bus = Useille prosesseille: redis://… tai postgresql://…
help-the-database = tietokanta
help-serve-workers = Prosessien määrä; useampi kuin yksi vaatii PostgreSQL:n.
help-serve-origin = Julkinen osoite, esimerkiksi https://example.org.
help-serve-limits = Pyyntöjen tiheyden rajat.
help-serve-log = Kuinka paljon kirjataan lokiin.
help-serve-pace = Montako sekuntia botin siirto vähintään kestää.

# saqqara verify
help-verify-short = Tarkista, että pelin arvonta oli reilu.
help-verify = Tarkista päättynyt peli: että siemen on se, joka alussa julkaistiin, ja että se antaa sen, mitä pelissä tuli.
help-verify-file = Tallenne siemenineen; - on vakiosyöte.

# saqqara simulate
help-simulate-short = Pelaa satunnaisia pelejä ja näytä tilastot.
help-simulate = Pelaa satunnaisia pelejä ja näytä tilastot. Siemenen S peli numero i on siemenen S + i peli, nopeudesta riippumatta.
help-simulate-gpu = vaatii CuPyn
help-simulate-games = Montako peliä.
help-simulate-jobs = Montako kerrallaan.
help-one-each-core = yksi ydintä kohti
help-simulate-export = Kirjoita jokaisen pelin tallenne tähän hakemistoon.
help-simulate-json = Kirjoita tilastot tähän tiedostoon; - on vakiotuloste.
help-simulate-interpreted = Ilman konekieltä.
help-simulate-device = Missä pelit pelataan.

# saqqara tournament
help-tournament-short = Pane botit vastakkain ja kerro, mikä on vahvempi.
help-tournament = Pane botit vastakkain ja kerro, mikä on vahvempi. Jokainen jako pelataan kerran jokaisella bottien istumajärjestyksellä.
help-tournament-players = Ketkä osallistuvat.
help-tournament-games = Montako peliä, pyöristettynä ylös täysiin jakoihin.
help-tournament-seats = Montako pelaa yhdessä pelissä.
help-all-who-take-part = kaikki osallistujat tai 2 kerrallaan
help-tournament-seed = Sama siemen antaa samat jaot ja valinnat.
help-tournament-jobs = Montako peliä kerrallaan.
help-as-many-as-cores = niin monta kuin ytimille mahtuu
help-tournament-json = Kirjoita sijoitukset tähän tiedostoon; - on vakiotuloste.
help-tournament-csv = Kirjoita sijoitukset tähän tiedostoon CSV-muodossa.
help-tournament-state = Kirjoita jokainen päättynyt peli tähän uuteen tiedostoon.
help-data-directory = tietohakemistossa
help-tournament-resume = Jatka keskeytynyttä turnausta.
help-tournament-ray = Pelaa Ray-klusterissa, myös paikallisessa.

# saqqara puzzles
help-puzzles = Pulmat: asemia, joissa yksi siirto on selvästi paras eikä ilmeinen.
help-puzzles-make = Tee pulmia vahvojen bottien peleistä ja kirjoita ne JSON-muodossa.
help-puzzles-count = Montako.
help-puzzles-simulations = Pulman tarkistavan pitkän haun simulaatiot.
help-puzzles-seed = Sama siemen antaa samat pulmat.
help-puzzles-output = Tiedosto; - on vakiotuloste.
help-puzzles-rate =
    Anna kaikkien tasojen ratkaista pelin mukana tulevat pulmat ja kirjoita ne uusine arvioineen JSON-muodossa.

    Taso ratkaisee pulman, jos se pelaa parhaan siirron 4 kertaa 5:stä. Pulmat, joiden parasta siirtoa pitkä haku ei enää löydä, jätetään pois.

# saqqara analyse
help-analyse-short = Analysoi tallennettu peli: voiton todennäköisyydet, virheet, pisteet.
help-analyse = Analysoi tallennettu peli: jokaisen voiton todennäköisyys ennen kutakin päätöstä, paremmat siirrot, mistä pisteet tulivat.
help-analyse-budget = Kutakin asemaa kohti: sekunteja tai simulaatioita.
help-analyse-bot = Arvioiva botti.
help-analyse-all = Näytä jokainen siirto, ei vain merkittyjä.
help-analyse-json = Kirjoita kaikki tähän tiedostoon; - on vakiotuloste.
help-analyse-html = Kirjoita sivu, jolla ovat käyrä ja laudat.
help-analyse-seed = Simulaatioilla sama siemen antaa samat luvut.
help-analyse-jobs = Montako siirtoa kerrallaan.

# saqqara replay
help-replay-short = Käy tallennettu peli läpi siirto siirrolta tai tarkista se.
help-replay = Käy tallennettu peli läpi siirto siirrolta. Näppäimet: n tai → seuraava, p tai ← edellinen, f ensimmäinen, l viimeinen, numero ja Enter, q lopeta.
help-replay-at = Tulosta asema näin monen siirron jälkeen ja poistu.
help-replay-check = Kerro vain, onko tallenne kelvollinen.
help-replay-svg = Kirjoita kuva asemasta (viimeisestä tai valitsimen --at asemasta).

# saqqara bench
help-bench = Mittaa sääntöjen nopeus.
help-bench-quick = Nopea tai huolellinen mittaus.
help-bench-peers = Mittaa muutkin pelimoottorit, jos niitä on asennettu.

# saqqara admin
help-admin-short = Hoida palvelinta.
help-admin =
    Hoida palvelinta: luettele, sulje, vie ja poista pöytiä, unohda henkilö, mykistä ja estä.

    Toimii tietokannassa, oli palvelin käynnissä tai ei. Käynnissä oleva palvelin seuraa muutaman sekunnin sisällä.
help-admin-table = Pöytä niin kuin `list` sen näyttää.
help-admin-tables = Pöydät niin kuin `list` ne näyttää.
help-admin-person = Henkilö niin kuin `show` hänet näyttää, tai hänen evästeensä salaisuus.
help-admin-list = Luettele pöydät viimeksi muuttuneesta alkaen: tunnus, tila, milloin avattu ja viimeksi muuttunut, tapahtumat.
help-admin-status = Vain tässä tilassa olevat pöydät.
help-admin-most = Montako enintään.
help-admin-show = Näytä pöytä: peli ja keitä siinä istuu, kunkin tiiviste, jonka `mute`, `ban` ja `forget` ottavat.
help-admin-close = Sulje pöytiä: pelit päättyvät ilman voittajaa. Niitä voi yhä katsella.
help-admin-export = Kirjoita pöydän tallenne, kesken olevankin pelin: silloin se paljastaa kätketyn.
help-admin-file = Uusi tiedosto; - on vakiotuloste.
help-admin-delete = Poista pöydät ja kaikki, mitä niissä tapahtui. Tätä ei voi perua.
help-admin-yes = Älä kysy.
help-admin-forget = Unohda henkilö: nimi ja sanat poistuvat kaikista pöydistä. Missä hän vielä pelaa, botti jatkaa.
help-admin-mute = Mykistä henkilö: hän voi pelata muttei puhua. `unmute` sallii sen taas.
help-admin-unmute = Anna henkilön taas puhua.
help-admin-ban = Estä henkilö tai kaikki osoitteen takana: jokainen pyyntö hylätään. `unban` sallii ne taas.
help-admin-unban = Päästä henkilö tai kaikki osoitteen takana taas sisään.
help-admin-address = Kaikki osoitteen takana tai verkossa, esimerkiksi 2001:db8::/64.
help-admin-restrictions = Luettele kaikki mykistetyt ja estetyt.
help-admin-clean = Siivoa nyt, niin kuin palvelin joka yö: päätä hylätyt pelit, poista vanhat pöydät, pienennä tiedostoa.

# saqqara sheets
help-sheets = Anubixxin kupongit: tarkista oma tiedosto tai näytä sarja.
help-sheets-check = Kerro, kelpaako kuponkitiedosto, tai mikä siinä on vialla ja missä.
help-sheets-file = Kuponkitiedosto; - on vakiosyöte.
help-sheets-show = Tulosta kuponkisarjan teksti: alku omalle tiedostolle.
help-sheets-name = classic, great tai kuponkitiedosto.

# Virheilmoitukset, ”saqqara: ”-sanan perässä
complaint-see = { $complaint } (katso { $command } --help)
complaint-no-option = tuntematon valitsin: { $option }
complaint-no-option-like = tuntematon valitsin: { $option } (samankaltaisia: { $meant })
complaint-no-command = tuntematon komento: { $word }
complaint-no-command-like = tuntematon komento: { $word } (samankaltaisia: { $meant })
complaint-surplus = liikaa argumentteja: { $words }
complaint-needs-value = { $option } vaatii arvon
complaint-takes-no-value = { $option } ei ota arvoa
complaint-missing = puuttuva argumentti: { $argument }
complaint-no-whole-number = valitsimen { $option } arvon on oltava kokonaisluku
complaint-no-number = valitsimen { $option } arvon on oltava luku
complaint-at-least = valitsimen { $option } arvon on oltava vähintään { $least }
complaint-at-most = valitsimen { $option } arvo saa olla enintään { $most }
complaint-one-of = valitsimen { $option } arvon on oltava jokin näistä: { $allowed }; ei { $value }
complaint-value-or-file = valitsimen { $option } arvon on oltava jokin näistä: { $allowed }; { $why }
complaint-start = valitsimen --start arvon on oltava paikka 1–{ $players } tai random, ei { $value }
complaint-bots = valitsimen --bots arvon on oltava paikkoja 1–{ $players }, esimerkiksi 2 tai 1,2=greedy, ei { $value }
complaint-at = valitsimen --at arvon on oltava 0–{ $moves } (tallenteen siirtojen määrä), ei { $value }
complaint-budget = valitsimen --budget arvo on esimerkiksi 0.2s, 200ms tai 500 (simulaatiota), ei { $value }
complaint-name-bots = valitsimen --players on nimettävä botteja, esimerkiksi greedy,search:0.2s
complaint-for-terminal = pelin valitsimet kuuluvat valitsimeen --terminal; selaimessa ne valitaan sivulla
complaint-for-page = { $option } on selaimen sivua varten; päätteessä pelataan vain tällä koneella
complaint-only-cpu = --jobs ja --interpreted ovat suorittimelle, eivät valitsimelle --device gpu
complaint-gpu = --device gpu vaatii NumPyn ja CuPyn: pip install 'saqqara[gpu]'
complaint-no-database = tietokantaa { $file } ei ole; palvelin luo sen käynnistyessään
complaint-person-or-address = anna henkilö tai --address
complaint-not-with-resume = { $option } ei käy yhteen valitsimen --resume kanssa: kaikki jatkuu niin kuin alkoi
complaint-resume-file = --resume vaatii tiedoston, sillä siirrot kirjoitetaan vakiosyötteeseen
complaint-no-game = peliä ei valittu
complaint-input = syöte ei ole UTF-8-tekstiä
complaint-no-unfinished = hakemistossa { $directory } ei ole keskeneräistä peliä; `saqqara play --terminal` aloittaa uuden
complaint-try-again = samalla hetkellä tapahtui muuta; yritä uudelleen
complaint-server-parts = palvelin on puutteellinen ({ $missing }); asenna se näin: pip install 'saqqara[server]'

complaint-cannot-read = tiedostoa { $file } ei voi lukea: { $why }
complaint-cannot-write = tiedostoa { $file } ei voi kirjoittaa: { $why }
complaint-cannot-make = hakemistoa { $directory } ei voi luoda: { $why }
complaint-cannot-look = hakemistoa { $directory } ei voi selata: { $why }
complaint-cannot-resume = tiedostosta { $file } ei voi jatkaa: { $why }
complaint-no-directory = tiedostoa { $file } ei voi kirjoittaa: hakemistoa { $directory } ei ole
complaint-records-there = hakemistossa { $directory } on jo tallenteita: { $game }; valitse toinen hakemisto
complaint-file-there = { $file } on jo olemassa; jatka siitä valitsimella --resume tai valitse toinen nimi
complaint-too-large = { $file } on yli { $size } megatavua: liian suuri Saqqaran tiedostoksi
complaint-not-text = { $file } ei ole UTF-8-tekstiä: tavu { $byte } on väärä
complaint-not-json = { $file } ei ole JSONia: { $why }
complaint-not-json-at = { $file } ei ole JSONia: { $why }, rivi { $line }, sarake { $column }
complaint-nested = { $file } ei ole tallenne: sen arvot ovat liian syvällä sisäkkäin
complaint-no-such-file = tiedostoa tai hakemistoa ei ole
complaint-permission-denied = pääsy estetty
complaint-is-directory = on hakemisto
complaint-not-a-directory = ei ole hakemisto
complaint-disk-full = laitteella ei ole tilaa
complaint-no-file-name = minkään tiedoston nimi ei ole tällainen
complaint-json-value = arvo puuttuu
complaint-json-name = lainausmerkeissä oleva nimi puuttuu
complaint-json-colon = kaksoispiste puuttuu
complaint-json-comma = pilkku puuttuu
complaint-json-unterminated = teksti ei pääty
complaint-json-control = tekstissä on ohjausmerkki
complaint-json-escape = tekstissä on väärä ohjaussarja
complaint-json-extra = arvoja on useampi kuin yksi
complaint-json-trailing = pilkku on liikaa
complaint-json-constant = JSON ei tunne lukua { $name }
complaint-json-large = luku { $number } on liian suuri
