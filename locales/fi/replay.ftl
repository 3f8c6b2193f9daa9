# Toisto ja analyysi
replay-title = Toisto
replay-first = Alkuun (Home)
replay-back = Yksi siirto taaksepäin
replay-play = Toista siirrot
replay-pause = Tauko
replay-next = Yksi siirto eteenpäin
replay-last = Loppuun (End)
replay-play-on = Jatka peliä tästä
replay-result = Tulokseen
replay-inaccuracy = Epätarkkuus.
replay-mistake = Virhe.
replay-blunder = Paha virhe.
# $move ja $best ovat siirtoja käskyinä, $lost on prosenttiluku
replay-better = { $name }: { $move }. Parempi: { $best }. Ero voittomahdollisuudessa: { $lost }.

analysis-title = Voittomahdollisuus siirto siirrolta
analysis-start = Analysoi peli
analysis-text = Vahva botti käy läpi jokaisen päätöksen ja merkitsee virheet.
analysis-progress = Pelistä käyty läpi { $done }…
analysis-none = Ei yhtään kymmenen prosentin tai sitä suurempaa virhettä. Hyvin pelattu kaikilta.
analysis-show = Näytä pelilaudalla
analysis-at = Kierros { $round }, siirto { $ply }
analysis-chart = Kunkin pelaajan voittomahdollisuus pelin aikana
