# Imhotepin opetukset. $name on toinen pelaaja. Joka vaiheella on otsikko (enintään viisi sanaa), teksti (enintään kaksi virkettä),
# ”do”: yksi tehtävä asia, ”topic”: mitä tulee ”Vaihe 5/13:” jälkeen, ja ”other”: mitä kortti sanoo toisen sallitun siirron jälkeen.

lesson-imhotep-first = Ensimmäinen pelisi

lesson-imhotep-first-get-topic = kivien ottaminen
lesson-imhotep-first-get-title = Kiviä varastoosi
lesson-imhotep-first-get-text = Vuorollasi teet yhden neljästä toiminnosta. Ensimmäinen: ota enintään kolme kiveä kaivoksestasi; varastoosi mahtuu viisi.
lesson-imhotep-first-get-do = Valitse kaivoksesi.
lesson-imhotep-first-get-other = Se on sallittu siirto. Mutta kun varastossa on näin vähän kiviä, tarvitset pian vuoron uusien ottamiseen.

lesson-imhotep-first-load-topic = kiven asettaminen
lesson-imhotep-first-load-title = Paikka keulassa
lesson-imhotep-first-load-text = Yksi kivi varastostasi menee mihin tahansa laivan vapaaseen ruutuun. Ruudussa 1 eli keulassa se puretaan ensimmäisenä.
lesson-imhotep-first-load-do = Valitse tämän laivan ruutu 1.
lesson-imhotep-first-load-other = Se on sallittu siirto. Mutta tämän laivan keula on yhä vapaa, ja { $name } voi ottaa sen.

lesson-imhotep-first-sail-topic = laivan siirtäminen
lesson-imhotep-first-sail-title = Laiva voi lähteä
lesson-imhotep-first-sail-text = Tässä laivassa on tarpeeksi kiviä, joten kuka tahansa saa siirtää sen vapaaseen rantaan, myös sinä. Pyramidissa jokainen kivi antaa pisteet heti.
lesson-imhotep-first-sail-do = Valitse laiva ja sitten pyramidi.
lesson-imhotep-first-sail-other = Se on sallittu siirto, ja usein hyväkin. Mutta jos laiva on vielä täällä, { $name } voi siirtää sen minne vain.

lesson-imhotep-first-minimum-topic = vähimmäisvaatimus
lesson-imhotep-first-minimum-title = Liian tyhjä lähtemään
lesson-imhotep-first-minimum-text = Tähän laivaan mahtuu kolme kiveä, ja lähtöön tarvitaan kaksi. Sen kertovat merkit laivan kyljessä.
lesson-imhotep-first-minimum-do = Aseta kivi tähän laivaan.
lesson-imhotep-first-minimum-other = Se on sallittu siirto. Tästä laivasta puuttuu yhä kivi, joten kukaan ei voi vielä siirtää sitä.

lesson-imhotep-first-temple-topic = temppeli
lesson-imhotep-first-temple-title = Temppeli palkitsee joka kierroksella
lesson-imhotep-first-temple-text = Kivet ovat siellä rivissä, ja myöhemmät tulevat niiden päälle. Joka kierroksen lopussa jokainen yläpuolelta näkyvä kivi antaa 1 pisteen.
lesson-imhotep-first-temple-do = Siirrä tämä laiva temppeliin.
lesson-imhotep-first-temple-other = Se on sallittu siirto. Kivi temppelissä olisi tuonut pisteen tällä kierroksella ja ehkä monella muullakin.

lesson-imhotep-first-others-topic = kuka päättää
lesson-imhotep-first-others-title = Muutkin siirtävät kiviäsi
lesson-imhotep-first-others-text = Sinun kivesi myötä tässä suuressa laivassa on tarvittavat kolme. Silloin { $name } saa valita, minne ne kaikki menevät.
lesson-imhotep-first-others-do = Aseta kivi suureen laivaan.
lesson-imhotep-first-others-other = Se on sallittu siirto. Kivesi pysyy poissa laivasta, jonka { $name } siirtäisi.

lesson-imhotep-first-burial-topic = hautakammio
lesson-imhotep-first-burial-title = Ryhmiä hautakammiossa
lesson-imhotep-first-burial-text = { $name } siirsi laivan tänne. Viimeisen kierroksen jälkeen vierekkäiset samanväriset kivet ovat ryhmä: 1, 3, 6, 10, 15 pistettä 1–5 kivestä.

lesson-imhotep-first-small-topic = viimeinen laiva
lesson-imhotep-first-small-title = Yhden kiven laiva
lesson-imhotep-first-small-text = Tähän laivaan mahtuu yksi kivi, eikä se tarvitse enempää. Vain tori ja obeliskit ovat enää vapaina: kullekin rakennuspaikalle pääsee yksi laiva kierroksessa.
lesson-imhotep-first-small-do = Aseta kivi pieneen laivaan.
lesson-imhotep-first-small-other = Se on sallittu siirto. Pieni laiva jää tyhjäksi odottamaan sitä, joka ensin asettaa siihen kiven.

lesson-imhotep-first-card-topic = torikortit
lesson-imhotep-first-card-title = Sinun kivesi, sinun korttisi
lesson-imhotep-first-card-text = { $name } siirsi laivan torille, mutta kivi on sinun: saat ottaa kortin. Punaiset vaikuttavat heti, vihreät ja violetit lasketaan lopussa, siniset odottavat vuoroasi.
lesson-imhotep-first-card-do = Ota sininen kortti.
lesson-imhotep-first-card-other = Sekin on hyvä kortti. Sinisellä voisit tehdä kaksi asiaa yhdellä vuorolla.

lesson-imhotep-first-round-topic = kierros päättyy
lesson-imhotep-first-round-title = Kierros on ohi
lesson-imhotep-first-round-text = Neljä laivaa on siirretty: temppeli antoi 1 pisteen jokaisesta päällimmäisestä kivestä, ja uudet laivat ja kortit tulivat. { $name } siirsi viimeisen laivan, joten seuraava pelaaja aloittaa: sinä.

lesson-imhotep-first-blue-topic = siniset kortit
lesson-imhotep-first-blue-title = Kaksi asiaa kerralla
lesson-imhotep-first-blue-text = Sininen kortti on koko vuorosi, ja käytät sen kerran. Tällä asetat kiven ja siirrät sitten sen laivan.
lesson-imhotep-first-blue-do = Pelaa korttisi ja aseta kivi laivaan 3.
lesson-imhotep-first-blue-other = Se on sallittu siirto. Korttisi odottaa; käyttämättömänä se on lopussa 1 pisteen arvoinen.

lesson-imhotep-first-obelisks-topic = obeliskit
lesson-imhotep-first-obelisks-title = Kuka rakentaa korkeimman?
lesson-imhotep-first-obelisks-text = Jokaisella on oma pylväs. Viimeisen kierroksen jälkeen korkein antaa 10 pistettä, toinen 1 pisteen.
lesson-imhotep-first-obelisks-do = Siirrä laiva obeliskeille.
lesson-imhotep-first-obelisks-other = Se on sallittu siirto. Obeliskit odottavat toista laivaa.

lesson-imhotep-first-count-topic = loppupisteytys
lesson-imhotep-first-count-title = Loppupisteytys
lesson-imhotep-first-count-text = Kierroksen 6 jälkeen pisteisiin lisätään hautakammio, obeliskit ja kortit. Pistemäärän vieressä näet, minkä arvoisia ne ovat nyt.

# Lyhyet opetukset: B-puolet, yksi rakennuspaikkaa kohden

lesson-imhotep-market-b = Tori, B-puoli
lesson-imhotep-market-b-sail-topic = tori
lesson-imhotep-market-b-sail-title = Kolme esillä, kaksi piilossa
lesson-imhotep-market-b-sail-text = B-puolella kolme korttia on esillä ja viimeisellä paikalla kaksi kuvapuoli alaspäin. Kuten aina, jokaisesta kivestä saa yhden paikan.
lesson-imhotep-market-b-sail-do = Siirrä pieni laiva torille.
lesson-imhotep-market-b-sail-other = Se on sallittu siirto. Piilossa olevat kortit odottavat.
lesson-imhotep-market-b-pick-topic = piilossa olevat kortit
lesson-imhotep-market-b-pick-title = Katso kaksi
lesson-imhotep-market-b-pick-text = Jos otat piilossa olevat kortit, vain sinä näet ne. Pidät toisen, ja toinen menee poistopinoon.
lesson-imhotep-market-b-pick-do = Ota kaksi piilossa olevaa korttia.
lesson-imhotep-market-b-pick-other = Sekin on hyvä kortti: esillä olevan tunnet jo.
lesson-imhotep-market-b-keep-topic = toinen kahdesta
lesson-imhotep-market-b-keep-title = Pidä parempi
lesson-imhotep-market-b-keep-text = Toinen kortti menee poistopinoon kuvapuoli ylöspäin.
lesson-imhotep-market-b-keep-do = Valitse kortti.
lesson-imhotep-market-b-keep-other = Se on sallittu siirto.

lesson-imhotep-pyramids-b = Pyramidit, B-puoli
lesson-imhotep-pyramids-b-sail-topic = kolme pyramidia
lesson-imhotep-pyramids-b-sail-title = Kolme pientä pyramidia
lesson-imhotep-pyramids-b-sail-text = B-puolella on kolme viiden kiven pyramidia. Jotkin ruudut antavat myös kortin, kiviä varastoosi tai luvan asettaa kiven laivaan.
lesson-imhotep-pyramids-b-sail-do = Siirrä tämä laiva pyramideille.
lesson-imhotep-pyramids-b-sail-other = Se on sallittu siirto. Pyramidit odottavat toista laivaa.
lesson-imhotep-pyramids-b-build-topic = sinun valintasi
lesson-imhotep-pyramids-b-build-title = Sinä valitset pyramidin
lesson-imhotep-pyramids-b-build-text = Kiven omistaja valitsee, minne se menee, ja avaa seuraavan ruudun muille. Bonukset saa heti, ennen kuin seuraava kivi puretaan.
lesson-imhotep-pyramids-b-build-do = Valitse pyramidi.
lesson-imhotep-pyramids-b-build-other = Se on sallittu siirto.

lesson-imhotep-temple-b = Temppeli, B-puoli
lesson-imhotep-temple-b-sail-topic = kierroksen loppu
lesson-imhotep-temple-b-sail-title = Joka ruutu palkitsee eri tavalla
lesson-imhotep-temple-b-sail-text = B-puolella päällimmäinen kivi antaa sen, mitä ruutu näyttää: 2 pistettä, kortin nostopinosta tai valintasi mukaan 1 pisteen tai 2 kiveä. Se tapahtuu, kun kierroksen viimeinen laiva on siirretty.
lesson-imhotep-temple-b-sail-do = Siirrä viimeinen laiva obeliskeille.
lesson-imhotep-temple-b-sail-other = Se on sallittu siirto.
lesson-imhotep-temple-b-bonus-topic = sinun valintasi
lesson-imhotep-temple-b-bonus-title = Piste vai kiviä
lesson-imhotep-temple-b-bonus-text = Kivesi on ensimmäisen ruudun päällimmäinen. Piste on varma; kaksi kiveä säästää melkein koko vuoron.
lesson-imhotep-temple-b-bonus-do = Valitse toinen.
lesson-imhotep-temple-b-bonus-other = Se on sallittu siirto.

lesson-imhotep-burial-b = Hautakammio, B-puoli
lesson-imhotep-burial-b-sail-topic = rivit
lesson-imhotep-burial-b-sail-title = Rivejä ryhmien sijasta
lesson-imhotep-burial-b-sail-text = Kivet täyttävät yhä sarakkeen kerrallaan, aina ylhäältä alkaen. Mutta B-puolella jokainen rivi lasketaan erikseen.
lesson-imhotep-burial-b-sail-do = Siirrä tämä laiva hautakammioon.
lesson-imhotep-burial-b-sail-other = Se on sallittu siirto. Hautakammio odottaa toista laivaa.
lesson-imhotep-burial-b-rows-topic = pisteytys
lesson-imhotep-burial-b-rows-title = Eniten kiviä rivillä
lesson-imhotep-burial-b-rows-text = Viimeisen kierroksen jälkeen eniten kiviä rivillä antaa 8 pistettä, toiseksi eniten 4 ja kolmanneksi eniten 2. Tasatilanteessa pisteet jaetaan ja pyöristetään alaspäin.

lesson-imhotep-obelisks-b = Obeliskit, B-puoli
lesson-imhotep-obelisks-b-sail-topic = pylväät
lesson-imhotep-obelisks-b-sail-title = Kolme kiveä, yksi pylväs
lesson-imhotep-obelisks-b-sail-text = B-puolella kivet odottavat, kunnes sinulla on niitä kolme. Silloin niistä tulee heti pylväs.
lesson-imhotep-obelisks-b-sail-do = Siirrä tämä laiva obeliskeille.
lesson-imhotep-obelisks-b-sail-other = Se on sallittu siirto. Obeliskit odottavat toista laivaa.
lesson-imhotep-obelisks-b-tower-topic = pisteet
lesson-imhotep-obelisks-b-tower-title = Ensimmäinen saa eniten
lesson-imhotep-obelisks-b-tower-text = Pylvääsi sai arvokkaimman ruudun: heti 10 pistettä. Seuraavat antavat 9, 8, 7, 6 ja sitten 5; lopussa vielä odottava kivi antaa 1 pisteen.

lesson-imhotep-wrath = Vaihtoehtoinen pelitapa: Faaraon viha
lesson-imhotep-wrath-rule-topic = rangaistus
lesson-imhotep-wrath-rule-title = Ei monumenttia ilman sinua
lesson-imhotep-wrath-rule-text = Pyramidit, temppeli, hautakammio ja obeliskit ovat neljä monumenttia. Jos jokin niistä on lopussa ilman kiveäsi, menetät 5 pistettä; määrä on sama, vaikka niitä puuttuisi useampi.
lesson-imhotep-wrath-sail-topic = ensimmäinen kivi
lesson-imhotep-wrath-sail-title = Yksi kivi riittää
lesson-imhotep-wrath-sail-text = Yksikin kivi pitää faaraon rauhallisena. Toria ei lasketa: sieltä kivet palaavat kaivokseen.
lesson-imhotep-wrath-sail-do = Siirrä laiva jollekin monumentille.
lesson-imhotep-wrath-sail-other = Se on sallittu siirto. Ehdit vielä kaikille neljälle monumentille.
