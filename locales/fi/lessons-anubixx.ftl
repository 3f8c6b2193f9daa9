# Anubixxin opetukset. $name on toinen pelaaja. Joka vaiheella on otsikko (enintään viisi sanaa), teksti (enintään kaksi virkettä),
# ”do”: yksi tehtävä asia, ”topic”: mitä tulee ”Vaihe 5/12:” jälkeen, ja ”other”: mitä kortti sanoo toisen sallitun siirron jälkeen.

lesson-anubixx-first = Ensimmäinen pelisi

lesson-anubixx-first-dice-topic = nopat
lesson-anubixx-first-dice-title = Noppa maksaa kiven
lesson-anubixx-first-dice-text = Heitit kolme noppaa. Jokainen noppa maksaa kupongistasi yhden oman värisensä kiven.
lesson-anubixx-first-dice-do = Rastita keltainen kivi vasemmalta alhaalta.
lesson-anubixx-first-dice-other = Se on sallittu siirto. Keltainen noppa olisi maksanut keltaisen kiven.

lesson-anubixx-first-second-topic = toinen kivi
lesson-anubixx-first-second-title = Enintään kaksi kiveä
lesson-anubixx-first-second-text = Yhdellä toiminnolla rastitat enintään kaksi kiveä. Koska heitto on sinun, käyttämäsi nopat ovat lukossa kierroksen loppuun asti.
lesson-anubixx-first-second-do = Rastita oranssi kivi sen vierestä.
lesson-anubixx-first-second-other = Se on sallittu siirto. Oranssi noppa on yhä keskellä, ja nyt sen voi ottaa { $name }.

lesson-anubixx-first-quarry-topic = kaivos
lesson-anubixx-first-quarry-title = Ei noppaa? Kaivos
lesson-anubixx-first-quarry-text = { $name } heitti ja käytti vihreän nopan. Nyt kaivoksesi voi maksaa: sitä käytetään vasemmalta oikealle, ja ohittamasi kivet menetetään.
lesson-anubixx-first-quarry-do = Rastita vihreä kivi ja maksa kaivoksesta.
lesson-anubixx-first-quarry-other = Se on sallittu siirto. Kaivoksesi pisteet ovat yhä tallella.

lesson-anubixx-first-joker-topic = jokerit
lesson-anubixx-first-joker-title = Jokeri maksaa minkä värin vain
lesson-anubixx-first-joker-text = Sinulla on kaksi jokeria koko peliin. Saat valita kaivoksen tai jokerin, mutta sopiva noppa täytyy aina käyttää.
lesson-anubixx-first-joker-do = Rastita violetti kivi jokerilla.
lesson-anubixx-first-joker-other = Se on sallittu siirto. Loppuun säästetty jokeri on 2 pisteen arvoinen.

lesson-anubixx-first-level-topic = pyramidi
lesson-anubixx-first-level-title = Pyramidi kasvaa
lesson-anubixx-first-level-text = Ylempi kivi tarvitsee molemmat allaan olevat kivet. Vain ylin kerroksesi lasketaan: 3, 6, 10, 15, 21 pistettä.
lesson-anubixx-first-level-do = Rastita kerroksen 2 punainen kivi.
lesson-anubixx-first-level-other = Se on sallittu siirto. Toinen kerros olisi jo 6 pisteen arvoinen.

lesson-anubixx-first-arch-topic = riemukaari
lesson-anubixx-first-arch-title = Kaksi pylvästä, yksi lakikivi
lesson-anubixx-first-arch-text = Molemmat pylväät kasvavat alhaalta; matalampi lasketaan, ja lopuksi lakikivi. Yhden pyramidin kiven ja yhden riemukaaren kiven saa yhdistää.
lesson-anubixx-first-arch-do = Rastita vasemman pylvään alin kivi.
lesson-anubixx-first-arch-other = Se on sallittu siirto. Riemukaari tarvitsee kiviä molempiin pylväisiin.

lesson-anubixx-first-relief-topic = reliefi
lesson-anubixx-first-relief-title = Reliefi tehdään pareittain
lesson-anubixx-first-relief-text = Tästä rastitat täsmälleen kaksi vierekkäistä ruutua, ja se on koko toimintosi. Neljä ruutua antaa ensimmäiset pisteet.
lesson-anubixx-first-relief-do = Rastita ylärivin kaksi ensimmäistä ruutua.
lesson-anubixx-first-relief-other = Se on sallittu siirto. Reliefi etenee hitaammin, mutta molemmat nopat olisivat sopineet.

lesson-anubixx-first-bonus-topic = symbolit
lesson-anubixx-first-bonus-title = Symboleista saa bonuksia
lesson-anubixx-first-bonus-text = Rastita saman symbolin kaikki ruudut, niin saat sen bonuksen: 3 pistettä. Kissa on vain yhdessä ruudussa.
lesson-anubixx-first-bonus-do = Rastita kissa ja ruutu sen vasemmalta.
lesson-anubixx-first-bonus-other = Se on sallittu siirto. Kissa odottaa yhä ensimmäistä rastittajaansa.

lesson-anubixx-first-closed-topic = suljetut bonukset
lesson-anubixx-first-closed-title = Bonus sulkeutuu
lesson-anubixx-first-closed-text = Samalla kierroksella { $name } olisi vielä voinut saada kissan. Nyt kierros on ohi, ja kissa on suljettu kaikilta muilta.

lesson-anubixx-first-stop-topic = ilman rakentamista
lesson-anubixx-first-stop-title = Sinun ei ole pakko rakentaa
lesson-anubixx-first-stop-text = Mikään noppa ei sovi hyvin. Viimeksi yliviivatun oikealla puolella olevat kaivoksen kivet ovat 1 pisteen ja jokerit 2 pisteen arvoisia, joten säästäminenkin kannattaa.
lesson-anubixx-first-stop-do = Lopeta toimintosi ilman kiveä.
lesson-anubixx-first-stop-other = Se on sallittu siirto. Se vei kaivoksen kiviä tai jokerin, ja nekin ovat pisteitä.

lesson-anubixx-first-points-topic = pisteet
lesson-anubixx-first-points-title = Kuusi pisteiden lähdettä
lesson-anubixx-first-points-text = Pyramidi, riemukaari, reliefi, bonukset, kaivos ja jokerit lasketaan yhteen. Pistemääräsi näyttää, minkä arvoisia ne olisivat nyt.

lesson-anubixx-first-end-topic = loppu
lesson-anubixx-first-end-title = Kaksi rakennelmaa päättää pelin
lesson-anubixx-first-end-text = Peli päättyy sen kierroksen jälkeen, jolla joku saa toisen rakennelmansa valmiiksi. Jokainen, jolla on silloin kaksi valmista rakennelmaa, saa tämän loppubonuksen.

# Suuremmat kupongit
lesson-anubixx-great = Suuret kupongit
lesson-anubixx-great-bottom-topic = yksi kerros lisää
lesson-anubixx-great-bottom-title = Pidempi matka huipulle
lesson-anubixx-great-bottom-text = Näissä pyramideissa on kuudes kerros: alimpana kuuden kiven rivi. Kaikki muut säännöt pysyvät ennallaan.
lesson-anubixx-great-bottom-do = Rastita alimman rivin kivi.
lesson-anubixx-great-bottom-other = Se on sallittu siirto. Pyramidi odottaa.
lesson-anubixx-great-points-topic = pisteet
lesson-anubixx-great-points-title = Alhaalta saa vähän
lesson-anubixx-great-points-text = Kerrokset ovat 1, 3, 6, 10, 15 ja 21 pisteen arvoisia. Pyramidin kolme symbolia ovat yhä sen kolmessa ylimmässä kerroksessa.
