# Sfaturi: mutările ca îndemnuri și motivele lor
hint-title = Sfat
hint-thinking = Stai să mă gândesc…
hint-best = Cu ea se câștigă cel mai des, dacă se joacă până la capăt.
hint-none = Acum nu am niciun sfat.
hint-chance = șanse de câștig: cam { $chance }
hint-note = Cu un clic joci mutarea. Cea mai bună este prima.

hint-expected-points = { $points ->
    [one] Închei cu aproximativ { $points } punct.
    [few] Închei cu aproximativ { $points } puncte.
   *[other] Închei cu aproximativ { $points } de puncte.
}

# De unde vin punctele, ca parte a unei propoziții
hint-at = { $source ->
    [pyramids] la piramide
    [temple] la templu
    [burial] la camera mortuară
    [obelisks] la obeliscuri
    [decorations] din ornamente
    [statues] din statui
    [blue_cards] din cărțile albastre
    [wrath] din Mânia faraonului
    [pyramid] la piramidă
    [arch] la arc
    [relief] la relief
    [bonuses] din bonusuri
    [quarry] din carieră
    [jokers] din jokeri
   *[other] ({ $sourceName })
}
# Ce aduce jocul după o mutare: $points este cel puțin 2
hint-line-gain = { $who ->
    [you] { $points ->
        [one] Continuarea așteptată îți aduce { $points } punct { hint-at }.
        [few] Continuarea așteptată îți aduce { $points } puncte { hint-at }.
       *[other] Continuarea așteptată îți aduce { $points } de puncte { hint-at }.
    }
   *[other] { $points ->
        [one] În continuarea așteptată, { $name } obține { $points } punct { hint-at }.
        [few] În continuarea așteptată, { $name } obține { $points } puncte { hint-at }.
       *[other] În continuarea așteptată, { $name } obține { $points } de puncte { hint-at }.
    }
}
hint-line-fewer = { $who ->
    [you] { $points ->
        [one] Altfel obții cu { $points } punct mai puțin { hint-at }.
        [few] Altfel obții cu { $points } puncte mai puțin { hint-at }.
       *[other] Altfel obții cu { $points } de puncte mai puțin { hint-at }.
    }
   *[other] { $points ->
        [one] Altfel { $name } obține cu { $points } punct mai puțin { hint-at }.
        [few] Altfel { $name } obține cu { $points } puncte mai puțin { hint-at }.
       *[other] Altfel { $name } obține cu { $points } de puncte mai puțin { hint-at }.
    }
}
hint-line-more = { $who ->
    [you] { $points ->
        [one] Altfel obții cu { $points } punct mai mult { hint-at }.
        [few] Altfel obții cu { $points } puncte mai mult { hint-at }.
       *[other] Altfel obții cu { $points } de puncte mai mult { hint-at }.
    }
   *[other] { $points ->
        [one] Altfel { $name } obține cu { $points } punct mai mult { hint-at }.
        [few] Altfel { $name } obține cu { $points } puncte mai mult { hint-at }.
       *[other] Altfel { $name } obține cu { $points } de puncte mai mult { hint-at }.
    }
}

hint-take = { $stones ->
    [one] Încă { $stones } piatră în depozitul tău, care are apoi { $sled }.
    [few] Încă { $stones } pietre în depozitul tău, care are apoi { $sled }.
   *[other] Încă { $stones } de pietre în depozitul tău, care are apoi { $sled }.
}
hint-load = { $others ->
    [0] { $mine ->
        [one] Un loc pe barca { $ship }, care duce apoi { $mine } piatră de-a ta.
        [few] Un loc pe barca { $ship }, care duce apoi { $mine } pietre de-ale tale.
       *[other] Un loc pe barca { $ship }, care duce apoi { $mine } de pietre de-ale tale.
    }
   *[other] { $mine ->
        [one] Un loc pe barca { $ship }, care duce apoi { $mine } piatră de-a ta și { $others } de-ale altora.
        [few] Un loc pe barca { $ship }, care duce apoi { $mine } pietre de-ale tale și { $others } de-ale altora.
       *[other] Un loc pe barca { $ship }, care duce apoi { $mine } de pietre de-ale tale și { $others } de-ale altora.
    }
}
hint-sail = { $site ->
    [market] { $others ->
        [0] { $mine ->
            [one] { $mine } piatră de-a ta ajunge la piață.
            [few] { $mine } pietre de-ale tale ajung la piață.
           *[other] { $mine } de pietre de-ale tale ajung la piață.
        }
       *[other] { $mine ->
            [one] { $mine } piatră de-a ta și { $others } de-ale altora ajung la piață.
            [few] { $mine } pietre de-ale tale și { $others } de-ale altora ajung la piață.
           *[other] { $mine } de pietre de-ale tale și { $others } de-ale altora ajung la piață.
        }
    }
    [pyramid] { $others ->
        [0] { $mine ->
            [one] { $mine } piatră de-a ta ajunge la piramidă.
            [few] { $mine } pietre de-ale tale ajung la piramidă.
           *[other] { $mine } de pietre de-ale tale ajung la piramidă.
        }
       *[other] { $mine ->
            [one] { $mine } piatră de-a ta și { $others } de-ale altora ajung la piramidă.
            [few] { $mine } pietre de-ale tale și { $others } de-ale altora ajung la piramidă.
           *[other] { $mine } de pietre de-ale tale și { $others } de-ale altora ajung la piramidă.
        }
    }
    [pyramids] { $others ->
        [0] { $mine ->
            [one] { $mine } piatră de-a ta ajunge la piramide.
            [few] { $mine } pietre de-ale tale ajung la piramide.
           *[other] { $mine } de pietre de-ale tale ajung la piramide.
        }
       *[other] { $mine ->
            [one] { $mine } piatră de-a ta și { $others } de-ale altora ajung la piramide.
            [few] { $mine } pietre de-ale tale și { $others } de-ale altora ajung la piramide.
           *[other] { $mine } de pietre de-ale tale și { $others } de-ale altora ajung la piramide.
        }
    }
    [temple] { $others ->
        [0] { $mine ->
            [one] { $mine } piatră de-a ta ajunge la templu.
            [few] { $mine } pietre de-ale tale ajung la templu.
           *[other] { $mine } de pietre de-ale tale ajung la templu.
        }
       *[other] { $mine ->
            [one] { $mine } piatră de-a ta și { $others } de-ale altora ajung la templu.
            [few] { $mine } pietre de-ale tale și { $others } de-ale altora ajung la templu.
           *[other] { $mine } de pietre de-ale tale și { $others } de-ale altora ajung la templu.
        }
    }
    [burial] { $others ->
        [0] { $mine ->
            [one] { $mine } piatră de-a ta ajunge la camera mortuară.
            [few] { $mine } pietre de-ale tale ajung la camera mortuară.
           *[other] { $mine } de pietre de-ale tale ajung la camera mortuară.
        }
       *[other] { $mine ->
            [one] { $mine } piatră de-a ta și { $others } de-ale altora ajung la camera mortuară.
            [few] { $mine } pietre de-ale tale și { $others } de-ale altora ajung la camera mortuară.
           *[other] { $mine } de pietre de-ale tale și { $others } de-ale altora ajung la camera mortuară.
        }
    }
   *[obelisks] { $others ->
        [0] { $mine ->
            [one] { $mine } piatră de-a ta ajunge la obeliscuri.
            [few] { $mine } pietre de-ale tale ajung la obeliscuri.
           *[other] { $mine } de pietre de-ale tale ajung la obeliscuri.
        }
       *[other] { $mine ->
            [one] { $mine } piatră de-a ta și { $others } de-ale altora ajung la obeliscuri.
            [few] { $mine } pietre de-ale tale și { $others } de-ale altora ajung la obeliscuri.
           *[other] { $mine } de pietre de-ale tale și { $others } de-ale altora ajung la obeliscuri.
        }
    }
}
hint-sail-empty = { $site ->
    [market] { $others ->
        [one] { $others } piatră de-a altora e trimisă la piață, departe de locații mai bune.
        [few] { $others } pietre de-ale altora sunt trimise la piață, departe de locații mai bune.
       *[other] { $others } de pietre de-ale altora sunt trimise la piață, departe de locații mai bune.
    }
    [pyramid] { $others ->
        [one] { $others } piatră de-a altora e trimisă la piramidă, departe de locații mai bune.
        [few] { $others } pietre de-ale altora sunt trimise la piramidă, departe de locații mai bune.
       *[other] { $others } de pietre de-ale altora sunt trimise la piramidă, departe de locații mai bune.
    }
    [pyramids] { $others ->
        [one] { $others } piatră de-a altora e trimisă la piramide, departe de locații mai bune.
        [few] { $others } pietre de-ale altora sunt trimise la piramide, departe de locații mai bune.
       *[other] { $others } de pietre de-ale altora sunt trimise la piramide, departe de locații mai bune.
    }
    [temple] { $others ->
        [one] { $others } piatră de-a altora e trimisă la templu, departe de locații mai bune.
        [few] { $others } pietre de-ale altora sunt trimise la templu, departe de locații mai bune.
       *[other] { $others } de pietre de-ale altora sunt trimise la templu, departe de locații mai bune.
    }
    [burial] { $others ->
        [one] { $others } piatră de-a altora e trimisă la camera mortuară, departe de locații mai bune.
        [few] { $others } pietre de-ale altora sunt trimise la camera mortuară, departe de locații mai bune.
       *[other] { $others } de pietre de-ale altora sunt trimise la camera mortuară, departe de locații mai bune.
    }
   *[obelisks] { $others ->
        [one] { $others } piatră de-a altora e trimisă la obeliscuri, departe de locații mai bune.
        [few] { $others } pietre de-ale altora sunt trimise la obeliscuri, departe de locații mai bune.
       *[other] { $others } de pietre de-ale altora sunt trimise la obeliscuri, departe de locații mai bune.
    }
}
hint-card = Acum e momentul pentru această carte: { $card ->
    [entrance] Intrare
    [sarcophagus] Sarcofag
    [paved_path] Cale pavată
    [pyramid_decoration] Ornament – Piramidă
    [temple_decoration] Ornament – Templu
    [burial_decoration] Ornament – Camera mortuară
    [obelisk_decoration] Ornament – Obelisc
    [statue] Statuie
    [lever] Pârghie
    [hammer] Ciocan
    [sail] Velă
   *[chisel] Daltă
}.
hint-pick = Cartea aceasta valorează cel mai mult pentru tine: { $card ->
    [entrance] Intrare
    [sarcophagus] Sarcofag
    [paved_path] Cale pavată
    [pyramid_decoration] Ornament – Piramidă
    [temple_decoration] Ornament – Templu
    [burial_decoration] Ornament – Camera mortuară
    [obelisk_decoration] Ornament – Obelisc
    [statue] Statuie
    [lever] Pârghie
    [hammer] Ciocan
    [sail] Velă
   *[chisel] Daltă
}.
hint-pick-hidden = Două cărți nevăzute din care alegi valorează mai mult decât cele cu fața în sus.
hint-build = { $pyramid ->
    [left] { $points ->
        [one] { $points } punct la piramida din stânga.
        [few] { $points } puncte la piramida din stânga.
       *[other] { $points } de puncte la piramida din stânga.
    }
    [middle] { $points ->
        [one] { $points } punct la piramida din mijloc.
        [few] { $points } puncte la piramida din mijloc.
       *[other] { $points } de puncte la piramida din mijloc.
    }
   *[right] { $points ->
        [one] { $points } punct la piramida din dreapta.
        [few] { $points } puncte la piramida din dreapta.
       *[other] { $points } de puncte la piramida din dreapta.
    }
}
hint-bonus-point = Punctul valorează mai mult decât pietrele.
hint-bonus-stones = Pietrele valorează mai mult decât punctul.
hint-unload = Ordinea aceasta este cea mai bună pentru tine.
hint-wait = Nu este nimic mai bun de făcut.

move-take = Ia pietre
move-load = Încarcă o piatră pe barca { $ship }, locul { $space }
move-sail = { $site ->
    [market] Condu barca { $ship } la piață
    [pyramid] Condu barca { $ship } la piramidă
    [pyramids] Condu barca { $ship } la piramide
    [temple] Condu barca { $ship } la templu
    [burial] Condu barca { $ship } la camera mortuară
   *[obelisks] Condu barca { $ship } la obeliscuri
}
move-play = Joacă { $card ->
    [entrance] Intrarea
    [sarcophagus] Sarcofagul
    [paved_path] Calea pavată
    [pyramid_decoration] Ornament – Piramidă
    [temple_decoration] Ornament – Templu
    [burial_decoration] Ornament – Camera mortuară
    [obelisk_decoration] Ornament – Obelisc
    [statue] Statuia
    [lever] Pârghia
    [hammer] Ciocanul
    [sail] Vela
   *[chisel] Dalta
}
move-unload = Descarcă acum o piatră a acestui jucător: { $name }
move-pick = Ia cartea surpriză de pe locul { $place }
move-keep = Păstrează cartea { $place } din cele cu fața în jos
move-build = { $pyramid ->
    [left] Construiește la piramida din stânga
    [middle] Construiește la piramida din mijloc
   *[right] Construiește la piramida din dreapta
}
move-bonus-point = Ia punctul
move-bonus-stones = Ia pietrele
move-skip = Nu încărca nimic
move-pass = Pas
move-pyramid = { $jokers ->
    [0] Marchează în piramidă, nivelul { $level }, piatra { $stone }
   *[other] Marchează în piramidă, nivelul { $level }, piatra { $stone }, cu un joker
}
move-arch = { $column ->
    [left] { $jokers ->
        [0] Marchează în coloana stângă a arcului, nivelul { $level }
       *[other] Marchează în coloana stângă a arcului, nivelul { $level }, cu un joker
    }
   *[right] { $jokers ->
        [0] Marchează în coloana dreaptă a arcului, nivelul { $level }
       *[other] Marchează în coloana dreaptă a arcului, nivelul { $level }, cu un joker
    }
}
move-keystone = { $jokers ->
    [0] Marchează cheia de boltă
   *[other] Marchează cheia de boltă cu un joker
}
move-relief = { $jokers ->
    [0] Marchează două căsuțe din relief: rândul { $row }, căsuța { $column }; rândul { $row2 }, căsuța { $column2 }
    [one] Marchează două căsuțe din relief cu { $jokers } joker: rândul { $row }, căsuța { $column }; rândul { $row2 }, căsuța { $column2 }
    [few] Marchează două căsuțe din relief cu { $jokers } jokeri: rândul { $row }, căsuța { $column }; rândul { $row2 }, căsuța { $column2 }
   *[other] Marchează două căsuțe din relief cu { $jokers } de jokeri: rândul { $row }, căsuța { $column }; rândul { $row2 }, căsuța { $column2 }
}
move-done = Încheie acțiunea
