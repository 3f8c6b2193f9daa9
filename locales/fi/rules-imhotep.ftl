# Imhotepin täydelliset säännöt
ref-imhotep-components = Mitä pelissä on
ref-imhotep-components-1 = Kivet: 30 kutakin väriä. Ensimmäinen paikka on mustan, sitten tulevat valkoinen, ruskea ja harmaa. Yksi kivi kutakin väriä näyttää pistemäärän, joten jokaisella pelaajalla on pelissä 29.
ref-imhotep-components-2 = Rakennuspaikat: tori, pyramidit, temppeli, hautakammio ja obeliskit. Kaikki muut paitsi tori ovat monumentteja. Joka paikalla on A-puoli ja B-puoli, ja puolia saa yhdistellä vapaasti.
ref-imhotep-components-3 = Jokaisella pelaajalla on kaivos, jossa ovat hänen käyttämättömät kivensä, ja varasto, johon mahtuu enintään viisi.

ref-imhotep-ships = Laivat
ref-imhotep-ships-1 = Laivoja on kahdeksan. Laivan saa siirtää vain, kun sen vähimmäisvaatimus täyttyy. Ruutu 1 on keula eli laivan etuosa.
# Laivataulukon otsikot
ref-imhotep-ships-spaces = Ruutuja
ref-imhotep-ships-number = Laivoja
ref-imhotep-ships-minimum = Vähimmäisvaatimus

ref-imhotep-round-cards = Kierroskortit
ref-imhotep-round-cards-1 = Joka pelaajamäärälle on seitsemän kierroskorttia; niistä käytetään kuutta. Kortti näyttää kierroksen neljä laivaa niiden ruutujen määrän mukaan.
ref-imhotep-round-cards-players = { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
}

ref-imhotep-cards = Torikortit
ref-imhotep-cards-1 = Torikortteja on 34. Punaiset vaikuttavat heti ja menevät sitten poistopinoon. Vihreät ja violetit ovat kuvapuoli ylöspäin omistajansa edessä, ja ne lasketaan lopussa. Siniset käytetään myöhemmin vuoron toimintona.
ref-imhotep-cards-2 = Koristelussa lasketaan kaikkien pelaajien kivet ja pyöristetään alaspäin, jokainen kortti erikseen.
ref-imhotep-cards-3 = Kun korttia tarvitaan ja nostopino on tyhjä, poistopino sekoitetaan uudeksi nostopinoksi. Jos molemmat ovat tyhjiä, mitään ei nosteta.
# Montako tällaista korttia on
ref-imhotep-copies = { $copies ->
    [one] { $copies } kortti
   *[other] { $copies } korttia
}

ref-imhotep-setup = Pelivalmistelut
ref-imhotep-setup-1 = Ottakaa pelaajamäärän seitsemän kierroskorttia, poistakaa niistä yksi katsomatta ja sekoittakaa muut kuusi. Sekoittakaa torikortit.
ref-imhotep-setup-2 = Valitkaa aloituspelaaja. Hänestä myötäpäivään varastoissa on alussa 2, 3, 4 ja 5 kiveä kaivoksesta.

ref-imhotep-round = Kierros
ref-imhotep-round-1 = Seuraava kierroskortti näyttää neljä laivaa; ne ovat aluksi tyhjiä. Torille jaetaan kortit: A-puolelle neljä kuvapuoli ylöspäin, B-puolelle kolme kuvapuoli ylöspäin ja neljännelle paikalle kaksi kuvapuoli alaspäin.
ref-imhotep-round-2 = Aloituspelaajasta myötäpäivään jokainen pelaa yhden vuoron kerrallaan, kunnes kaikki neljä laivaa on siirretty. Koska rakennuspaikkoja on viisi, yksi jää ilman laivaa.
ref-imhotep-round-3 = Silloin kierros päättyy: temppeli pisteytetään, laivat poistuvat ja torille jääneet kortit menevät poistopinoon.
ref-imhotep-round-4 = Seuraavan kierroksen aloittaa se, joka istuu neljännen laivan siirtäneen pelaajan vasemmalla puolella. Kierroksia on kuusi.

ref-imhotep-turn = Vuoro
ref-imhotep-turn-1 = Vuorollasi teet täsmälleen yhden neljästä toiminnosta: otat kiviä, asetat kiven laivaan, siirrät laivan tai pelaat sinisen kortin.
ref-imhotep-get = Ota lisää kiviä
ref-imhotep-get-1 = Otat kaivoksesta enintään 3 omaa kiveäsi varastoosi, niin monta kuin varastoon mahtuu ja kaivoksessa on. Jos varasto on täynnä tai kaivos tyhjä, et voi valita tätä.
ref-imhotep-load = Aseta kivi laivaan
ref-imhotep-load-1 = 1 kivi varastostasi menee mihin tahansa tyhjään ruutuun laivassa, jota ei ole siirretty.
ref-imhotep-sail = Siirrä laiva rakennuspaikalle
ref-imhotep-sail-1 = Laiva, jota ei ole siirretty ja jonka vähimmäisvaatimus täyttyy, siirretään rakennuspaikalle, jossa ei tällä kierroksella ole laivaa. Laivassa ei tarvitse olla omaa kiveäsi.
ref-imhotep-sail-2 = Kivet puretaan yksi kerrallaan keulasta perään päin; tyhjillä ruuduilla ei ole merkitystä. Kiven omistaja päättää, mitä sillä tehdään. Laiva pysyy rannassa kierroksen loppuun asti.
ref-imhotep-play = Pelaa sininen torikortti
ref-imhotep-play-1 = Voit pelata vuorollasi yhden sinisen kortin, aikaisintaan sen saamista seuraavalla vuorolla. Sitten se menee poistopinoon. Lopussa käyttämätön sininen kortti on 1 pisteen arvoinen.
ref-imhotep-lever-1 = Laivan siirtämisen ehdot ovat voimassa. Päätät koko järjestyksen ennen kuin ensimmäinen kivi puretaan.
ref-imhotep-hammer-1 = Voit pelata sen aina, kun sen jälkeen voi asettaa kiven, vaikka varastoosi ei mahtuisi yhtään kiveä.
ref-imhotep-sail-card-1 = Asettamasi kivi lasketaan mukaan vähimmäisvaatimukseen.
ref-imhotep-chisel-1 = Tarvitset 2 kiveä varastostasi ja 2 tyhjää ruutua laivoista, joita ei ole siirretty.
ref-imhotep-red-1 = Kivi noudattaa rakennuspaikkansa sääntöjä: pyramidien B-puolella valitset pyramidin ja saat sen bonuksen, obeliskien B-puolella siitä voi valmistua pylväs.

ref-imhotep-market-1 = Jokaisesta puretusta kivestä sen omistaja ottaa yhden kortin. Kivi palaa kaivokseen.
ref-imhotep-market-a = A-puoli: neljä korttia on esillä.
ref-imhotep-market-b = B-puoli: kolme korttia on esillä. Neljännen paikan ottaja katsoo sen kaksi korttia, pitää toisen ja laittaa toisen poistopinoon kuvapuoli ylöspäin. Siihen asti vain hän tuntee ne.
ref-imhotep-pyramids-1 = Jokainen kivi antaa pisteet heti.
ref-imhotep-pyramids-a = A-puoli: ruudut täytetään määrätyssä järjestyksessä, sarake kerrallaan vasemmalta, kukin ylhäältä alkaen. Ensimmäinen kerros: 2, 1, 3, 2, 4, 3, 2, 1, 3 pistettä; toinen kerros: 2, 3, 1, 3; huippu: 4. Jokainen myöhempi kivi: 1 piste.
ref-imhotep-pyramids-b = B-puoli: kolme viiden kiven pyramidia. Kunkin kiven omistaja valitsee jonkin keskeneräisen. Kun kaikki kolme ovat valmiita, jokainen myöhempi kivi antaa 1 pisteen.
# B-puolen taulukko: kolme pyramidia, ja mitä ruudut antavat pisteiden lisäksi
ref-imhotep-pyramids-left = Vasen
ref-imhotep-pyramids-middle = Keskimmäinen
ref-imhotep-pyramids-right = Oikea
ref-imhotep-pyramids-stone = Kivi { $number }
ref-imhotep-pyramids-card = { $points } ja nostopinon päällimmäinen kortti
ref-imhotep-pyramids-stones = { $points } ja enintään 3 kiveä varastoosi
ref-imhotep-pyramids-load = { $points } ja saat asettaa kiven laivaan
ref-imhotep-temple-1 = Kivet täyttävät viisi ruutua vasemmalta, kahden pelaajan pelissä vain neljä. Sitten niitä asetetaan päällekkäin, taas vasemmalta, ilman ylärajaa. Joka kierroksen lopussa kunkin ruudun päällimmäinen kivi lasketaan, vaikka paikalle ei olisi siirretty laivaa.
ref-imhotep-temple-a = A-puoli: 1 piste jokaisesta päällimmäisestä kivestä.
ref-imhotep-temple-b = B-puoli vasemmalta: 1 piste tai 2 kiveä; 2 pistettä; 1 piste tai 2 kiveä; nostopinon päällimmäinen kortti; 1 piste tai 2 kiveä. Kivet otetaan kaivoksesta varastoon.
ref-imhotep-burial-1 = Rivejä on kolme. Kivet täyttävät sarakkeita vasemmalta, aina ylhäältä alkaen, ilman ylärajaa. Pisteet lasketaan kierroksen 6 jälkeen.
ref-imhotep-burial-a = A-puoli: samanväriset kivet, joiden sivut koskevat toisiinsa, ovat ryhmä. 1, 2, 3, 4, 5 kiven ryhmästä saa 1, 3, 6, 10, 15 pistettä ja jokaisesta seuraavasta kivestä 2 lisää. Kaikki pelaajan ryhmät lasketaan.
ref-imhotep-burial-b = B-puoli: jokainen rivi erikseen. Eniten kiviä 8 pistettä, toiseksi eniten 4, kolmanneksi 2, neljänneksi 0. Ilman kiveä rivillä ei saa mitään. Tasatilanteessa sijojen pisteet lasketaan yhteen, jaetaan tasan ja pyöristetään alaspäin.
ref-imhotep-obelisks-1 = Jokainen rakentaa omista kivistään.
ref-imhotep-obelisks-a = A-puoli: jokaisella pelaajalla on yksi pylväs, joka pisteytetään korkeuden mukaan kierroksen 6 jälkeen. Kahdella pelaajalla 10 ja 1 pistettä, kolmella 12, 6 ja 1, neljällä 15, 10, 5 ja 1. Pylväässä pitää olla vähintään yksi kivi. Tasatilanteessa jaetaan kuten hautakammiossa.
ref-imhotep-obelisks-b = B-puoli: kivet odottavat. Pelaajan kolmas odottava kivi tekee kaikista kolmesta pylvään arvokkaimpaan vapaaseen ruutuun, ja pisteet saa heti: 10, 9, 8, 7, 6, 5, 5, 5, kaikilla pelaajamäärillä. Kierroksen 6 jälkeen jokainen odottava kivi on 1 pisteen arvoinen.

ref-imhotep-end = Pelin loppu
ref-imhotep-end-1 = Kierroksen 6 ja sen temppelipisteiden jälkeen lasketaan yhteen hautakammio, obeliskit, koristelut, patsaat ja 1 piste jokaisesta käyttämättömästä sinisestä kortista.
ref-imhotep-end-2 = Eniten pisteitä kerännyt voittaa. Tasatilanteen ratkaisevat varaston kivet. Jos nekin menevät tasan, sija jaetaan.
ref-imhotep-wrath-1 = Vaihtoehtoinen pelitapa. Pelaaja, jolta puuttuu kivi yhdeltäkin neljästä monumentista, menettää 5 pistettä: yhteensä 5, puuttui niitä yksi tai useampi. Pistemäärä voi mennä alle nollan.

ref-imhotep-examples = Esimerkkejä
ref-imhotep-example-1 = Temppelin A-puoli, 4 pelaajaa, päällimmäiset kivet harmaa, harmaa, valkoinen, ruskea, musta: harmaa saa 2 pistettä, muut 1 pisteen.
ref-imhotep-example-2 = Temppelin kerroksessa on yksi ruutu vapaana, ja laivasta puretaan ruskea, ruskea, valkoinen. Ensimmäinen ruskea täyttää ruudun, toinen ruskea aloittaa seuraavan kerroksen, ja valkoinen tulee sen viereen.
ref-imhotep-example-3 = Hautakammion A-puoli, 4 pelaajaa. Valkoisella on yksi 2 kiven ryhmä: 3 pistettä. Mustalla on yksi kivi: 1. Ruskealla on 3 kiven ja 1 kiven ryhmä: 7. Harmaalla on yksi 6 kiven ryhmä: 17.
ref-imhotep-example-4 = Obeliskien A-puoli, 4 pelaajaa, korkeudet: musta 3, valkoinen 4, ruskea 0, harmaa 3. Valkoinen saa 15. Musta ja harmaa jakavat 10 ja 5 pistettä, alaspäin pyöristettynä 7 kumpikin. Ruskea ei saa mitään.
ref-imhotep-example-5 = Hautakammion B-puoli. Ylärivi, valkoinen 3, ruskea 1, harmaa 1: 8, 3 ja 3 pistettä. Keskirivi, musta 3, valkoinen 1: 8 ja 4. Alarivi, harmaa 4: harmaa saa 8.
ref-imhotep-example-6 = Obeliskien B-puoli: laivasta puretaan musta, valkoinen, harmaa. Valkoisella on kaksi odottavaa kiveä, ja yksi pylväs on jo pystyssä. Valkoisen pylväs menee ruutuun 9 ja antaa heti 9 pistettä; musta ja harmaa odottavat.
ref-imhotep-example-7 = Hautakammiossa on 13 kiveä: Hautakammion koristelu on 4 pisteen arvoinen.
ref-imhotep-example-8 = 3 patsaasta saa 6 pistettä, 6 patsaasta 17.
ref-imhotep-example-9 = Torilla laivasta puretaan valkoinen, ruskea, harmaa. Kivien omistajat ottavat kortit tässä järjestyksessä, ja kaikki kolme kiveä palaavat kaivokseen.
ref-imhotep-example-10 = Pyramidien B-puoli: ruskea asettaa keskimmäiseen ensimmäisen kiven, musta samaan toisen, ruskea samaan kolmannen ja valkoinen vasempaan ensimmäisen.
ref-imhotep-example-11 = Temppelin B-puoli, 4 pelaajaa, päällimmäiset kivet vasemmalta harmaa, ruskea, valkoinen, valkoinen, musta: harmaa valitsee, ruskea saa 2 pistettä, valkoinen valitsee, valkoinen nostaa kortin, musta valitsee.
ref-imhotep-example-12 = Varastoon, jossa on tilaa 2 kivelle, otetaan 2 kiveä, ei 3.

ref-imhotep-rulings = Tulkinnat
ref-imhotep-rulings-1 = Mikä täällä pätee, kun painetut säännöt vaikenevat tai ovat ristiriidassa.
ref-imhotep-ruling-1 = Korkein obeliski antaa kolmen pelaajan pelissä 12 pistettä. Yksi painettu sääntökirja sanoo 15; kolme muuta ja pelilauta sanovat 12.
ref-imhotep-ruling-2 = Obeliskien B-puolella odottavat kivet ovat kierroksen 6 jälkeen 1 pisteen arvoisia.
ref-imhotep-ruling-3 = Jos kaikki kahdeksan pylvään ruutua on varattu, uudet kivet odottavat ja ovat lopussa 1 pisteen arvoisia.
ref-imhotep-ruling-4 = Torille kuljetettu kivi palaa kaivokseensa ennen kuin kortti vaikuttaa. Sen voi siis käyttää punaiseen korttiin, jonka siitä saa.
ref-imhotep-ruling-5 = Jos pelaajan kaivos on tyhjä, hänen punainen korttinsa menee poistopinoon ilman vaikutusta. Niin voi käydä vain nostopinosta nostetulle kortille.
ref-imhotep-ruling-6 = Punaisen kortin kivi noudattaa kaikkia rakennuspaikkansa sääntöjä, ja vaihtoehtoisessa pelitavassa se lasketaan kiveksi sillä monumentilla.
ref-imhotep-ruling-7 = Pyramidien B-puolen bonukset saa heti, ennen kuin seuraava kivi puretaan. Kortti ja kivet tulevat aina; kiven asettamisen saa jättää väliin. Purettava laiva on jo siirretty, eikä siihen voi asettaa kiveä.
ref-imhotep-ruling-8 = Vasaran voi pelata aina, kun sen jälkeen voi asettaa kiven. Sillä saa niin monta kiveä kuin mahtuu, joskus ei yhtään.
ref-imhotep-ruling-9 = Taltta tarvitsee 2 kiveä varastosta ja 2 tyhjää ruutua laivoista, joita ei ole siirretty.
ref-imhotep-ruling-10 = Vivulla koko järjestys päätetään ennen kuin ensimmäinen kivi puretaan. Korttia, jonka toiminto on mahdoton, ei voi pelata.
ref-imhotep-ruling-11 = Temppelin B-puolella ”2 kiveä” voi valita vain, jos voi ottaa vähintään 1 kiven.
ref-imhotep-ruling-12 = Temppelin B-puoli pisteytetään kierroksella 6 kuten muulloinkin. Siitä saatu sininen kortti on käyttämätön.
ref-imhotep-ruling-13 = Pelaaja passaa vain, jos mikään muu ei ole mahdollista. Jos kaikki passaavat peräkkäin, kierros päättyy heti: siirtämättömät laivat poistuvat, niiden kivet palaavat kaivoksiin ja temppeli pisteytetään. Seuraavan kierroksen aloittaa se, joka istuu viimeksi jotain tehneen pelaajan vasemmalla puolella; jos kukaan ei tehnyt mitään, aloituspelaaja pysyy samana.
ref-imhotep-ruling-14 = Torikortti täytyy ottaa. Tyhjentynyt paikka pysyy tyhjänä tämän kierroksen.
ref-imhotep-ruling-15 = Peli kysyy vain todellisia valintoja. Jos toiminnon aikana on vain yksi mahdollinen vastaus, se tapahtuu itsestään. Vuoron toiminto kysytään aina.
ref-imhotep-ruling-16 = Torin B-puolen kahdesta kuvapuoli alaspäin olevasta kortista kortti 1 on ensin jaettu.
ref-imhotep-ruling-17 = Poistopino sekoitetaan sellaisenaan, vaikka siinä olisi yksi kortti. Siihen eivät kuulu pelattava sininen kortti, vielä vaikuttava punainen kortti eivätkä torin kortit, kun temppeliä pisteytetään. Siihen kuuluu torin B-puolelta hylätty kortti.
ref-imhotep-ruling-18 = Tulkinnassa 13 viimeksi jotain tehnyt on viimeinen pelaaja, jonka vuoro ei ollut passaus. Kortin tai bonuksen ottamista toisen vuorolla ei lasketa. Laivat poistuvat ennen kuin temppeli pisteytetään.
ref-imhotep-ruling-19 = Varasto ratkaisee jokaisen tasatilanteen loppusijoituksessa, ei vain ensimmäisen sijan tasatilannetta.
ref-imhotep-ruling-20 = Yksittäisten sääntökirjojen painovirheitä, kuten 7 kierrosta tai 2 kiveä toiselle pelaajalle, ei noudateta.
ref-imhotep-ruling-21 = Poistopino on kuvapuoli ylöspäin. Nostopinon kortti, jonka saa temppelistä tai pyramidista, toimii kuin torilta otettu: punainen vaikuttaa heti.
