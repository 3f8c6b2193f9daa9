# Torikortit: nimi, vaikutus muutamalla sanalla ja sama pidemmin

# Kortin yläreunassa: milloin se vaikuttaa
kind-red = Heti
kind-green = Lopussa
kind-violet = Lopussa
kind-blue = Toiminto
# Lopussa laskettavassa kortissa: mitä se toisi nyt
card-now = nyt { $points }

# Kortin nimi, enintään 16 kirjainta rivillä
card-entrance = Sisäänkäynti
# Mitä kortti tekee, noin 30 kirjainta
card-entrance-does = 1 kivi kaivoksesta pyramidiin
card-entrance-explained = Heti: aseta 1 kivesi kaivoksesta pyramidiin.
card-sarcophagus = Sarkofagi
card-sarcophagus-does = 1 kivi kaivoksesta hautakammioon
card-sarcophagus-explained = Heti: aseta 1 kivesi kaivoksesta hautakammioon.
card-paved-path = Kivetty polku
card-paved-path-does = 1 kivi kaivoksesta obeliskiisi
card-paved-path-explained = Heti: aseta 1 kivesi kaivoksesta obeliskiisi.
card-pyramid-decoration = Pyramidin koristelu
card-pyramid-decoration-does = 1 piste / 3 kiveä
card-pyramid-decoration-explained = Lopussa: 1 piste jokaista pyramidien 3 kiveä kohden, olivatpa ne kenen tahansa.
card-temple-decoration = Temppelin koristelu
card-temple-decoration-does = 1 piste / 3 kiveä
card-temple-decoration-explained = Lopussa: 1 piste jokaista temppelin 3 kiveä kohden, olivatpa ne kenen tahansa, myös peittyneistä.
card-burial-decoration = Hautakammion koristelu
card-burial-decoration-does = 1 piste / 3 kiveä
card-burial-decoration-explained = Lopussa: 1 piste jokaista hautakammion 3 kiveä kohden, olivatpa ne kenen tahansa.
card-obelisk-decoration = Obeliskin koristelu
card-obelisk-decoration-does = 1 piste / 3 kiveä
card-obelisk-decoration-explained = Lopussa: 1 piste jokaista obeliskien 3 kiveä kohden, olivatpa ne kenen tahansa.
card-statue = Patsas
card-statue-does = 1·3·6·10·15, kun niitä on 1–5
card-statue-explained = Lopussa: patsaasi antavat yhteensä 1, 3, 6, 10, 15 pistettä, kun niitä on 1–5, ja 2 pistettä jokaisesta seuraavasta.
card-lever = Vipu
card-lever-does = siirrä laiva, päätä purkujärjestys
card-lever-explained = Toimintona: siirrä laiva ja päätä, missä järjestyksessä sen kivet puretaan. Käyttämättömänä lopussa: 1 piste.
card-hammer = Vasara
card-hammer-does = ota enintään 3 kiveä, aseta 1
card-hammer-explained = Toimintona: ota enintään 3 kiveä ja aseta sitten 1 laivaan. Käyttämättömänä lopussa: 1 piste.
card-sail = Purje
card-sail-does = aseta 1 kivi, siirrä se laiva
card-sail-explained = Toimintona: aseta 1 kivi laivaan ja siirrä sitten sama laiva. Käyttämättömänä lopussa: 1 piste.
card-chisel = Taltta
card-chisel-does = aseta 2 kiveä
card-chisel-explained = Toimintona: aseta 2 kiveä, yhteen laivaan tai kahteen. Käyttämättömänä lopussa: 1 piste.
