# Aloitussivu, julkiset pöydät, tallenteen tutkiminen
start-title = Kaksi peliä Niilin rannoilta: kiviä ja noppia
start-play-now = Pelaa nyt
start-opponent = Vastustaja
start-public = Julkiset pöydät
start-study = Tutki tallennetta
start-rules = Säännöt

name-default = Vieras
name-guest = Vieras { $number }

new-title = Uusi pöytä
new-game = Peli
new-players-label = Pelaajamäärä
# Pöydän pelaajien määrä
new-players = { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
}
new-me = Minä
new-here = Toinen pelaaja täällä
new-here-name = Toisen pelaajan nimi
new-bots = Botit
new-bot = Botti: { $level }
new-friend = Kutsuttu ystävä
new-friend-about = saa linkin tälle paikalle
# Paikan jäljessä: tämä pelaaja aloittaa
new-starts = aloittaa
new-sides = Puolet
new-all-a = Kaikki A
new-all-b = Kaikki B
new-surprise = Yllätä minut
new-sides-chosen = Puolet { $sides }
new-side = { $site }, { $side }-puoli: { $about }
new-site-market = Tori
new-site-pyramids = Pyramidit
new-site-temple = Temppeli
new-site-burial = Hautakammio
new-site-obelisks = Obeliskit
new-market-a = 4 avointa korttia
new-market-b = 3 avointa, 2 piilossa
new-pyramids-a = yksi suuri pyramidi
new-pyramids-b = kolme pientä, bonuksia
new-temple-a = 1 piste näkyvästä kivestä
new-temple-b = pisteitä, kiviä, kortti
new-burial-a = vierekkäisten kivien ryhmät
new-burial-b = enemmistö joka rivillä
new-obelisks-a = korkein pylväs
new-obelisks-b = kolmen kiven pylväät
option-on = { $option }: kyllä
option-off = { $option }: ei
option-choice = { $option }: { $value }
option-imhotep-wrath = Faaraon viha
option-imhotep-wrath-about = Jos sinulta puuttuu lopussa kivi yhdeltäkin neljästä monumentista, menetät 5 pistettä.
new-layout = Kupongit
new-layout-classic = Perinteiset kupongit
new-layout-great = Suuret kupongit: kuusi kerrosta
new-layout-own = Kupongit tiedostosta
new-sheet-choose = Valitse kuponkitiedosto
new-start = Aloituspelaaja
new-start-seat = Paikka { $number } aloittaa
new-start-random = Aloituspelaaja arvotaan
new-clock = Kello
new-clock-none = Ei kelloa
new-clock-live = { $minutes } min + { $seconds } s siirtoa kohden
new-clock-days = { $days ->
    [one] { $days } päivä siirtoa kohden
   *[other] { $days } päivää siirtoa kohden
}
new-who = Kuka löytää pöydän
new-by-link = Vain linkillä
new-public = Näkyy kaikille
new-open = Avaa pöytä

continue-title = Jatka
# Pöytäluettelossa pelin nimen jäljessä: ketkä siellä pelaavat
continue-with = { $game }: { $names }
continue-round = kierros { $round }
continue-your-turn = Sinun vuorosi
# Pöydästä: kenen vuoro on
continue-acts = Vuorossa { $name }
# Pöydästä: peli ei ole vielä alkanut
continue-waiting = odottaa
# Pöydästä: peli on päättynyt
continue-finished = päättynyt
continue-all = { $tables ->
    [one] { $tables } pöytä
   *[other] Kaikki { $tables } pöytää
}
# Painike, joka näyttää vähemmän pöytiä
continue-fewer = Vähemmän

public-join = Odottavat pelaajia
public-sit = Istu pöytään
public-yours = Sinun pöytäsi
public-none = Yksikään pöytä ei odota pelaajia. Avaa oma: jätä paikka ystävälle ja valitse ”Näkyy kaikille”.
public-watch = Katsottavissa
public-look = Katso
public-none-running = Yhtään julkista peliä ei ole nyt käynnissä.

study-text = Katso päättynyt peli siirto siirrolta ja analysoi se. Tallenne on tiedosto, jonka saat pöydästä pelin lopussa tai komentoriviltä.
study-drop = Pudota tallenne tähän
study-choose = Valitse tiedosto
study-not-a-record = { $file } ei ole tallenne: sitä ei voi lukea JSON-muodossa.

missing-title = Täällä ei ole mitään
missing-text = Tämä osoite ei johda minnekään.
missing-home = Aloitussivulle

from-record = { $ply ->
    [0] Tämä peli alkaa tallennetusta pelistä, heti valmistelujen jälkeen. Siksi arvonnan reiluutta ei voi todistaa.
    [one] Tämä peli alkaa tallennetusta pelistä, { $ply } siirron jälkeen. Siksi arvonnan reiluutta ei voi todistaa.
   *[other] Tämä peli alkaa tallennetusta pelistä, { $ply } siirron jälkeen. Siksi arvonnan reiluutta ei voi todistaa.
}
from-record-end = { $ply ->
    [0] Tämä peli alkoi tallennetusta pelistä, heti valmistelujen jälkeen. Siksi arvonnan reiluutta ei voi todistaa.
    [one] Tämä peli alkoi tallennetusta pelistä, { $ply } siirron jälkeen. Siksi arvonnan reiluutta ei voi todistaa.
   *[other] Tämä peli alkoi tallennetusta pelistä, { $ply } siirron jälkeen. Siksi arvonnan reiluutta ei voi todistaa.
}
from-record-new = Se, mitä kukaan ei ollut vielä nähnyt, arvottiin uudelleen.
from-record-same = Kortit ja heitot tulevat kuten tallenteessa: joka tuntee tallenteen, tietää, mitä on tulossa.
join-agree = Hyväksy ja istu pöytään
