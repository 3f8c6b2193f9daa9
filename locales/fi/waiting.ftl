# Odotushuone: peli alkaa itsestään tai botin kanssa; kutsutut voivat katsoa
waiting-text-by-itself = Peli alkaa itsestään, kun viimeinen paikka on varattu.
# Laskuri sekunteina
waiting-countdown = Alkaa { $seconds } sekunnin päästä
# Painike: pysäyttää laskurin
waiting-hold = Odota
waiting-start-bots = { $open ->
    [one] Aloita nyt: botti istuu vapaalle paikalle
   *[other] Aloita nyt: botit istuvat vapaille paikoille
}
waiting-camera-seats = Kohdista puhelimen kamera tähän. Koodi on kaikille vapaille paikoille: ne täyttyvät tulojärjestyksessä.
join-watch = Katson vain
