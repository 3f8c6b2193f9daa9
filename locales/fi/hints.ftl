# Vihjeet: siirrot käskyinä ja niiden perustelut
hint-title = Vihje
hint-thinking = Hetki, mietin…
hint-best = Se johtaa useimmin voittoon, kun peliä jatketaan.
hint-none = Nyt ei ole mitään neuvottavaa.
hint-chance = voittomahdollisuus noin { $chance }
hint-note = Napsautus tekee siirron. Paras on ensimmäisenä.

hint-expected-points = { $points ->
    [one] Saat lopussa noin { $points } pisteen.
   *[other] Saat lopussa noin { $points } pistettä.
}

# Mistä pisteet saadaan, lauseen osana
hint-at = { $source ->
    [pyramids] pyramideista
    [temple] temppelistä
    [burial] hautakammiosta
    [obelisks] obeliskeista
    [decorations] koristeluista
    [statues] patsaista
    [blue_cards] sinisistä korteista
    [wrath] Faaraon vihasta
    [pyramid] pyramidista
    [arch] riemukaaresta
    [relief] reliefistä
    [bonuses] bonuksista
    [quarry] kaivoksesta
    [jokers] jokereista
   *[other] ({ $sourceName })
}
# Mitä siirron jälkeinen peli tuo: $points on vähintään 2
hint-line-gain = { $who ->
    [you] Odotettu jatko tuo sinulle { $points } pistettä { hint-at }.
   *[other] Odotetussa jatkossa { $name } saa { $points } pistettä { hint-at }.
}
hint-line-fewer = { $who ->
    [you] Muuten saat { $points } pistettä vähemmän { hint-at }.
   *[other] Muuten { $name } saa { $points } pistettä vähemmän { hint-at }.
}
hint-line-more = { $who ->
    [you] Muuten saat { $points } pistettä enemmän { hint-at }.
   *[other] Muuten { $name } saa { $points } pistettä enemmän { hint-at }.
}

hint-take = { $stones ->
    [one] { $stones } kivi lisää varastoosi, jossa niitä on sitten { $sled }.
   *[other] { $stones } kiveä lisää varastoosi, jossa niitä on sitten { $sled }.
}
hint-load = Paikka laivassa { $ship }. Omia kiviäsi siinä on sitten { $mine }{ $others ->
    [0] .
   *[other] , muiden { $others }.
}
hint-sail = { $site ->
    [market] Torille menee
    [pyramid] Pyramidiin menee
    [pyramids] Pyramideille menee
    [temple] Temppeliin menee
    [burial] Hautakammioon menee
   *[obelisks] Obeliskeille menee
} { $mine ->
    [one] { $mine } oma kivesi
   *[other] { $mine } omaa kiveäsi
}{ $others ->
    [0] .
   *[other] {" "}ja muiden kiviä { $others }.
}
hint-sail-empty = { $others ->
    [one] { $others } toisen pelaajan kivi joutuu
   *[other] { $others } muiden pelaajien kiveä joutuu
} { $site ->
    [market] torille
    [pyramid] pyramidiin
    [pyramids] pyramideille
    [temple] temppeliin
    [burial] hautakammioon
   *[obelisks] obeliskeille
}, pois paremmilta rakennuspaikoilta.
hint-card = Nyt on tämän kortin aika: { $card ->
    [entrance] Sisäänkäynti
    [sarcophagus] Sarkofagi
    [paved_path] Kivetty polku
    [pyramid_decoration] Pyramidin koristelu
    [temple_decoration] Temppelin koristelu
    [burial_decoration] Hautakammion koristelu
    [obelisk_decoration] Obeliskin koristelu
    [statue] Patsas
    [lever] Vipu
    [hammer] Vasara
    [sail] Purje
   *[chisel] Taltta
}.
hint-pick = Tämä kortti on sinulle arvokkain: { $card ->
    [entrance] Sisäänkäynti
    [sarcophagus] Sarkofagi
    [paved_path] Kivetty polku
    [pyramid_decoration] Pyramidin koristelu
    [temple_decoration] Temppelin koristelu
    [burial_decoration] Hautakammion koristelu
    [obelisk_decoration] Obeliskin koristelu
    [statue] Patsas
    [lever] Vipu
    [hammer] Vasara
    [sail] Purje
   *[chisel] Taltta
}.
hint-pick-hidden = Kahdesta näkemättömästä kortista valitseminen on arvokkaampaa kuin se, mikä on esillä.
hint-build = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} { $pyramid ->
    [left] vasemmasta pyramidista.
    [middle] keskimmäisestä pyramidista.
   *[right] oikeasta pyramidista.
}
hint-bonus-point = Piste on arvokkaampi kuin kivet.
hint-bonus-stones = Kivet ovat arvokkaampia kuin piste.
hint-unload = Tämä järjestys sopii sinulle parhaiten.
hint-wait = Parempaakaan ei ole tehtävissä.

move-take = Ota kiviä
move-load = Aseta kivi laivaan { $ship }, ruutuun { $space }
move-sail = Siirrä laiva { $ship } { $site ->
    [market] torille
    [pyramid] pyramidiin
    [pyramids] pyramideille
    [temple] temppeliin
    [burial] hautakammioon
   *[obelisks] obeliskeille
}
move-play = Pelaa { $card ->
    [entrance] Sisäänkäynti
    [sarcophagus] Sarkofagi
    [paved_path] Kivetty polku
    [pyramid_decoration] Pyramidin koristelu
    [temple_decoration] Temppelin koristelu
    [burial_decoration] Hautakammion koristelu
    [obelisk_decoration] Obeliskin koristelu
    [statue] Patsas
    [lever] Vipu
    [hammer] Vasara
    [sail] Purje
   *[chisel] Taltta
}
move-unload = Pura seuraavaksi tämän pelaajan kivi: { $name }
move-pick = Ota torikortti paikasta { $place }
move-keep = Pidä piilossa ollut kortti { $place }
move-build = { $pyramid ->
    [left] Aseta kivi vasempaan pyramidiin
    [middle] Aseta kivi keskimmäiseen pyramidiin
   *[right] Aseta kivi oikeaan pyramidiin
}
move-bonus-point = Ota piste
move-bonus-stones = Ota kivet
move-skip = Älä aseta kiveä
move-pass = Passaa
move-pyramid = { $jokers ->
    [0] Rastita pyramidista kerros { $level }, kivi { $stone }
   *[other] Rastita jokerilla pyramidista kerros { $level }, kivi { $stone }
}
move-arch = { $column ->
    [left] { $jokers ->
        [0] Rastita riemukaaren vasen pylväs, kerros { $level }
       *[other] Rastita jokerilla riemukaaren vasen pylväs, kerros { $level }
    }
   *[right] { $jokers ->
        [0] Rastita riemukaaren oikea pylväs, kerros { $level }
       *[other] Rastita jokerilla riemukaaren oikea pylväs, kerros { $level }
    }
}
move-keystone = { $jokers ->
    [0] Rastita lakikivi
   *[other] Rastita lakikivi jokerilla
}
move-relief = { $jokers ->
    [0] Rastita kaksi reliefin ruutua: rivi { $row }, ruutu { $column }; rivi { $row2 }, ruutu { $column2 }
    [one] Rastita { $jokers } jokerilla kaksi reliefin ruutua: rivi { $row }, ruutu { $column }; rivi { $row2 }, ruutu { $column2 }
   *[other] Rastita { $jokers } jokerilla kaksi reliefin ruutua: rivi { $row }, ruutu { $column }; rivi { $row2 }, ruutu { $column2 }
}
move-done = Lopeta toiminto
