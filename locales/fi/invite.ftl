# Kutsut: odotushuone ja kutsuttujen sivu
waiting-title = { $open ->
    [0] Kaikki ovat paikalla
    [one] Odotetaan vielä { $open } ystävää
   *[other] Odotetaan vielä { $open } ystävää
}
waiting-text-mine = Aloita, kun haluat.
waiting-text-other = Peli alkaa heti, kun joku pöydässä aloittaa sen.
waiting-you = sinä
waiting-you-begin = sinä aloitat
waiting-bot = botti
waiting-here = paikalla
waiting-away = poissa
waiting-seat = Vapaa paikka
waiting-open = linkin avaajalle
# Nimen jäljessä: tämä pelaaja aloittaa
waiting-begins = aloittaa
waiting-copy = Kopioi kutsu
waiting-copy-short = Kopioi
waiting-copied = Kopioitu
waiting-invite = Kutsu
waiting-camera = Kohdista puhelimen kamera tähän.
waiting-code-label = QR-koodi, jossa on kutsun osoite
waiting-network = Kaikille saman verkon laitteille
waiting-anywhere = Kaikille, kaikkialla
waiting-here-only = Linkki toimii vain tällä tietokoneella
waiting-here-only-text = Muut laitteet eivät pääse tähän pöytään. Pelatkaa tässä vierekkäin tai tämän tietokoneen toisessa selaimessa. Jos haluat puhelimet mukaan, käynnistä Saqqara uudelleen näin:
waiting-copy-here = Kopioi tämän tietokoneen linkki
waiting-sit = Istu tähän
waiting-leave = Vapauta paikka
waiting-start = Aloita peli
waiting-start-missing = { $open ->
    [one] { $open } paikka on vielä vapaana
   *[other] { $open } paikkaa on vielä vapaana
}
waiting-watch = Vain katsomaan
waiting-table = Tämä pöytä
waiting-public = Se näkyy kaikille.
waiting-private = Vain linkin saaneet löytävät sen.

join-title = { $host } kutsuu sinut pelaamaan: { $game }
join-title-nameless = Sinut on kutsuttu pelaamaan: { $game }
join-with = Pöydässä myös: { $names }.
join-name = Nimesi
join-play = Merkkisi
join-sit = Istu pöytään
join-note = Tiliä ei tarvita.
join-rules = En ole pelannut ennen
join-loading = Kutsua avataan…
join-taken = Tämä paikka on varattu
join-taken-text = Joku muu on jo käyttänyt tämän kutsun. Uuden kutsun voi antaa { $host }.
join-taken-text-nameless = Joku muu on jo käyttänyt tämän kutsun. Pyydä uusi.
join-over = Tämä peli on päättynyt
join-over-text = Kutsu johti pöytään, jossa peli on jo päättynyt.
join-invalid = Tämä kutsu ei toimi
join-invalid-text = Sitä ei ole koskaan annettu, tai sen paikka on vapautettu. Tarkista, että osoite on kokonainen, tai pyydä uusi kutsu.
