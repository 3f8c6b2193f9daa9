# Anubixxin täydelliset säännöt
ref-anubixx-components = Mitä pelissä on
ref-anubixx-components-1 = Neljä samanlaista noppaa. Kussakin on kuusi väriä, jokainen kerran: punainen, sininen, violetti, oranssi, vihreä, keltainen.
ref-anubixx-components-2 = Kuusi kuponkia, joissa kussakin on pyramidi, riemukaari, 12 ruudun reliefi, kaivos (rivi värikkäitä kiviä) ja viisi jokeria.
ref-anubixx-components-3 = Painetut kupongit eivät ole julkisia. Täällä olevat kupongit ovat omiamme, ja ne on tehty niin, että sääntökirjan jokainen lause pätee niihin.

ref-anubixx-setup = Pelivalmistelut
ref-anubixx-setup-1 = Jokainen saa eri kupongin. Kullakin on yhtä monta jokeria kuin pelissä on pelaajia; muut yliviivataan.
ref-anubixx-setup-2 = 2 pelaajaa käyttää 3 noppaa, useampi 4. Valitkaa, kuka heittää ensin.

ref-anubixx-round = Kierros
ref-anubixx-round-1 = Aktiivinen pelaaja heittää kaikki nopat kerran ja pelaa ensin. Sitten pelaavat muut, myötäpäivään.
ref-anubixx-round-2 = Aktiivisen pelaajan käyttämät nopat ovat lukossa kierroksen loppuun asti. Muiden käyttämät nopat palaavat toiminnon jälkeen keskelle.
ref-anubixx-round-3 = Kun kaikki ovat pelanneet, seuraava pelaaja myötäpäivään on aktiivinen.

ref-anubixx-action = Toiminto
ref-anubixx-action-1 = Toiminnolla rastitetaan 0, 1 tai 2 kiveä. Aina saa olla tekemättä mitään.
ref-anubixx-action-2 = Jokainen kivi maksetaan heti. Kiveä, jota et voi maksaa, et voi rastittaa.

ref-anubixx-dice = Maksaminen nopalla
ref-anubixx-dice-1 = Jos keskellä on kiven värinen noppa, se täytyy ottaa. Vain jos sellaista ei ole, saat käyttää kaivosta tai jokeria, kumpaa haluat.
ref-anubixx-quarry-1 = Kaivosta käytetään vasemmalta oikealle. Kiviä saa ohittaa, mutta ohitetut menetetään. Vain viimeksi yliviivatun oikealla puolella olevia kiviä voi käyttää.
ref-anubixx-quarry-2 = Lopussa jokainen kivi viimeksi yliviivatun oikealla puolella on 1 pisteen arvoinen; jos yhtään ei ole yliviivattu, kaikki lasketaan.
ref-anubixx-jokers-1 = Jokeri maksaa minkä tahansa värin. Jokereilla ei ole järjestystä. Lopussa jokainen käyttämätön jokeri on 2 pisteen arvoinen.
ref-anubixx-pyramid-1 = Rastitat 1 tai 2 kiveä. Alimmalta riviltä saa rastittaa vapaasti; ylempi kivi tarvitsee molemmat allaan olevat kivet. Toiminnon ensimmäinen kivi voi tukea toista.
ref-anubixx-pyramid-2 = Ylin kerros, jossa on rastitettu kivi, lasketaan: 3, 6, 10, 15, 21 pistettä.
ref-anubixx-arch-1 = Rastitat 1 tai 2 kiveä. Pylväitä on kaksi, kumpikin alhaalta ylös omaan tahtiinsa. Lakikivi tulee vasta, kun molemmat pylväät ovat valmiit.
ref-anubixx-arch-2 = Matalamman pylvään kerros lasketaan: 0, 3, 5, 8 pistettä. Lakikiven kanssa: 12.
ref-anubixx-arch-3 = Yhden pyramidin kiven ja yhden riemukaaren kiven saa yhdistää samaan toimintoon, kummassa järjestyksessä vain.
ref-anubixx-relief-1 = Rastitat kerralla täsmälleen 2 ruutua, vierekkäin tai allekkain. Se on koko toiminto.
ref-anubixx-relief-2 = 4, 6, 8, 10, 12 ruudusta saa 4, 6, 8, 11, 15 pistettä; alle 4 ruudusta ei saa mitään.

ref-anubixx-symbols = Symbolit ja bonukset
ref-anubixx-symbols-1 = Joissakin ruuduissa on symboli. Kun rastitat sen, tai viimeisen niistä ruuduista, joissa on sama symboli, saat sen bonuksen: 3 pistettä.
ref-anubixx-symbols-2 = Pelaajat, jotka eivät ole vielä pelanneet tällä kierroksella, voivat vielä saada saman bonuksen. Kun kierros päättyy, bonus sulkeutuu kaikilta, joilla sitä ei ole. Samalla kierroksella voi saada monta bonusta.
# Missä kukin symboli on
ref-anubixx-symbol-scarab = kerroksen 3 keskimmäinen kivi
ref-anubixx-symbol-ankh = kerroksen 4 molemmat kivet
ref-anubixx-symbol-eye = pyramidin ylin kivi
ref-anubixx-symbol-snake = riemukaaren vasen pylväs, kerros 3
ref-anubixx-symbol-falcon = lakikivi
ref-anubixx-symbol-cat = reliefi, rivi 2, sarake 2
ref-anubixx-symbol-lotus = reliefin neljä kulmaa

ref-anubixx-end = Pelin loppu
ref-anubixx-end-1 = Peli päättyy sen kierroksen jälkeen, jolla joku on saanut toisen rakennelmansa valmiiksi: pyramidin kaikki kivet, riemukaaren lakikiven tai reliefin kaikki 12 ruutua.
ref-anubixx-end-2 = Jokainen, jolla on silloin vähintään kaksi valmista rakennelmaa, saa kerran 3 pisteen loppubonuksen.
ref-anubixx-end-3 = Pyramidi, riemukaari, reliefi, bonukset, kaivos ja jokerit lasketaan yhteen. Eniten pisteitä kerännyt voittaa. Tasatilanteen ratkaisevat pyramidin rastit. Jos nekin menevät tasan, sija jaetaan.

ref-anubixx-sheets = Kupongit
ref-anubixx-sheets-1 = Kuusi kuponkia ovat yksi ja sama kuponki eri värijärjestyksessä, joten ne ovat yhtä vahvoja. Symbolit ovat joka kupongissa samoissa ruuduissa.
ref-anubixx-sheets-2 = Suurissa kupongeissa on pyramidin pohjalla vielä yksi kuuden kiven rivi. Niiden kerrokset ovat 1, 3, 6, 10, 15 ja 21 pisteen arvoisia.

ref-anubixx-examples = Esimerkkejä
ref-anubixx-example-1 = Kun pelaajia on 5, 4, 3 tai 2, kullakin on vastaavasti 5, 4, 3 tai 2 jokeria.
ref-anubixx-example-2 = Kupongin B kaivoksesta on ohitettu punainen ja violetti ja yliviivattu sininen. Seuraava kivi, jonka voi yliviivata, on oranssi.
ref-anubixx-example-3 = Clemens, kuponki A, on heittänyt punaisen, vihreän, sinisen ja sinisen. Hän rastittaa näillä nopilla pyramidista sinisen ja vihreän kiven. Florian, kuponki B, rastittaa reliefistä punaisen ja keltaisen ruudun: punainen noppa maksaa toisen, kaivos toisen, ja punainen noppa palaa keskelle. Simon, kuponki C, rastittaa jokerilla riemukaaren keltaisen kiven ja punaisella nopalla pyramidin punaisen kiven.
ref-anubixx-example-4 = Simonin loppupisteet: pyramidi huippuun asti 21; riemukaari 0, koska kerroksen 2 kahdesta kivestä vain toinen on rastitettu; 8 reliefin ruutua 8; viisi bonusta 15; yksi jokeri 2; 4 kaivoksen kiveä 4; yhteensä 50.

ref-anubixx-rulings = Tulkinnat
ref-anubixx-rulings-1 = Mikä täällä pätee, kun painetut säännöt vaikenevat.
ref-anubixx-ruling-1 = Kaivos maksaa lähimmällä käytettävissä olevalla saman värin kivellä. Useamman ohittaminen olisi vain suurempi menetys.
ref-anubixx-ruling-2 = Kaksi pyramidin tai riemukaaren kiveä maksetaan peräkkäin. Reliefin pari maksetaan kerralla: jos kaivos maksaa molemmat, viimeksi yliviivattu kivi on niin vasemmalla kuin mahdollista.
ref-anubixx-ruling-3 = Jos reliefin parin molemmat ruudut ovat samaa väriä ja keskellä on yksi sen värin noppa, toisen ruudun maksaa noppa ja toinen maksetaan muuten.
ref-anubixx-ruling-4 = Molemmat pylväät ovat täynnä ja lakikivi puuttuu: pylväiden ylimmän kerroksen pisteet.
ref-anubixx-ruling-5 = Aktiivinen pelaaja ei voi lukita noppia rastittamatta kiveä kutakin kohden.
ref-anubixx-ruling-6 = Bonuksen sulkeutumisen jälkeen täyteen saatu symboli ei anna mitään.
ref-anubixx-ruling-7 = Loppubonus ei riipu kierroksen sisäisestä järjestyksestä.
ref-anubixx-ruling-8 = Jos kukaan ei rakenna, peli päättyy kierroksen 60 jälkeen ja pisteet lasketaan tavalliseen tapaan.
ref-anubixx-ruling-9 = Painettujen kuponkien korkeuksia ja taulukoita ei tunneta. Suuret kupongit noudattavat samoja periaatteita; skarabee, ankh ja silmä ovat kolmannessa, toisessa ja ensimmäisessä kerroksessa ylhäältä lukien.
ref-anubixx-ruling-10 = Toiminto kysytään aina, vaikka ainoa vaihtoehto olisi olla tekemättä mitään. Toinen kivi kysytään vain, jos jonkin voi rastittaa.
