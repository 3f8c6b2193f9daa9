# Täydelliset säännöt sivuna
ref-title = Säännöt
ref-about = Täydelliset säännöt omin sanoin: ensin pelit lyhyesti, sitten jokainen sääntö, esimerkkejä ja ratkaisut harvinaisiin tilanteisiin.
# Hakukenttä, ja mitä siinä lukee tyhjänä
ref-search = Hae säännöistä
ref-search-hint = sana, esimerkiksi tasatilanne tai jokeri
ref-found = { $entries ->
    [0] Mitään ei löytynyt. Kokeile toista sanaa.
    [one] Löytyi { $entries } kohta.
   *[other] Löytyi { $entries } kohtaa.
}
ref-contents = Sisältö
ref-print = Tulosta
ref-in-short = Lyhyesti
# Esimerkin ja tulkinnan yläpuolella
ref-example = Esimerkki { $number }
ref-ruling = Tulkinta { $number }
# Pienen pelilaudan painikkeet
ref-side = { $side }-puoli
ref-play-stone = Lisää kivi
ref-play-again = Aloita alusta
# Pöydän kysymysmerkki, joka vie asian sääntöihin
ref-open = Säännöt: { $thing }
