# Vederea ca text: masa în cuvinte, lângă desen sau în locul lui. Terminalul arată aceleași propoziții.

# Părți de liste
text-player = { $who ->
    [you] tu
   *[other] { $name }
}
text-number = { $number }
text-change = { $who ->
    [you] tu { $change }
   *[other] { $name } { $change }
}
text-move = { $notation }
text-question = { $who ->
    [you] E rândul tău.
   *[other] { $name } decide.
}

# Titluri
text-moves = Ce poți face
text-players = Jucători
text-player-column = Jucător
text-points = Puncte
text-since = După ultima ta tură
text-keys = Taste
text-spoken = Mesaje rostite

text-you-mark = { $name }, tu
text-your-turn = E rândul tău, { $name }.
text-turn-of = La rând: { $name }.
text-nothing-since = De atunci nu s-a întâmplat nimic.
text-no-move = Nimic: nu e rândul tău.

# Lista mutărilor
text-filter = Filtrează mutările
text-filter-count = { $moves ->
    [one] { $shown } din { $moves } mutare
    [few] { $shown } din { $moves } mutări
   *[other] { $shown } din { $moves } de mutări
}
text-filter-none = Nicio mutare nu conține aceste cuvinte. Esc le arată pe toate.
text-filter-help = Enter joacă mutarea. Esc golește filtrul.

text-drawing-note = Desenul urmează lista: ce este selectat strălucește aici.
text-drawing-hide = Ascunde-l
text-drawing-show = Arată desenul

# Taste: ce face fiecare
text-key-filter = la filtrul mutărilor
text-key-arrows = de la o mutare la alta
text-key-headings = la titlul următor
text-key-place = la o locație sau o parte a mesei, după numărul ei
text-key-players = la jucători
text-key-say = citește masa din nou
text-key-last = citește ultima mutare
text-key-scores = citește scorurile
text-key-turn = spune cine e la rând
text-key-hint = arată un sfat

# Ce mutări se rostesc
text-spoken-all = fiecare mutare
text-spoken-mine = doar ce mă privește
text-spoken-turn = doar rândul meu

# Rostit la apăsarea tastelor
text-say-nothing = Încă nu s-a întâmplat nimic.

# Imhotep: titluri
imhotep-text-ships = Bărci
imhotep-text-sites = Locații
imhotep-text-market = { $side ->
    [A] Piață, fiecare piatră ia o carte
   *[B] Piață, fața B, fiecare piatră ia o carte
}
imhotep-text-site = { $site ->
    [pyramid] Piramidă, puncte imediat
    [pyramids] Trei piramide, puncte imediat
    [temple] { $side ->
        [A] Templu, la fiecare sfârșit de rundă
       *[B] Templu, fața B, la fiecare sfârșit de rundă
    }
    [burial] { $side ->
        [A] Cameră mortuară, la sfârșit, pe grupuri
       *[B] Cameră mortuară, la sfârșit, pe rânduri
    }
   *[obelisks] { $side ->
        [A] Obeliscuri, la sfârșit, după înălțime
       *[B] Obeliscuri, trei pietre fac o coloană, puncte imediat
    }
}

# Imhotep: bărci
imhotep-text-ship = { $spaces ->
    [one] Barca { $ship }, { $spaces } loc: { $list }.
    [few] Barca { $ship }, { $spaces } locuri, numărate din față: { $list }.
   *[other] Barca { $ship }, { $spaces } de locuri, numărate din față: { $list }.
}
imhotep-text-ship-empty = { $spaces ->
    [one] Barca { $ship }, { $spaces } loc, liber.
    [few] Barca { $ship }, { $spaces } locuri, toate libere.
   *[other] Barca { $ship }, { $spaces } de locuri, toate libere.
}
imhotep-text-space = { $who ->
    [you] { $space } tu
   *[other] { $space } { $name }
}
imhotep-text-space-empty = { $space } liber
imhotep-text-may-sail = Poate pleca.
imhotep-text-needs = { $stones ->
    [one] Mai are nevoie de { $stones } piatră ca să plece.
    [few] Mai are nevoie de { $stones } pietre ca să plece.
   *[other] Mai are nevoie de { $stones } de pietre ca să plece.
}
imhotep-text-ship-at = { $site ->
    [market] Barca { $ship } este la piață.
    [pyramid] Barca { $ship } este la piramidă.
    [pyramids] Barca { $ship } este la piramide.
    [temple] Barca { $ship } este la templu.
    [burial] Barca { $ship } este la camera mortuară.
   *[obelisks] Barca { $ship } este la obeliscuri.
}
imhotep-text-unload-order = De descărcat încă, în această ordine: { $list }.
imhotep-text-unload-choice = Pietre încă la bord: { $list }.

# Imhotep: locații
imhotep-text-stones = { $stones ->
    [one] { $stones } piatră: { $list }.
    [few] { $stones } pietre: { $list }.
   *[other] { $stones } de pietre: { $list }.
}
imhotep-text-no-stones = Încă nicio piatră.
imhotep-text-dock-free = Docul este liber.
imhotep-text-dock-taken = Aici se află barca { $ship }.
imhotep-text-worth = { $when ->
    [round] Puncte la sfârșitul rundei, așa cum stau lucrurile acum: { $list }.
   *[end] Puncte la sfârșit, așa cum stau lucrurile acum: { $list }.
}
imhotep-text-pyramids-next = { $stones ->
    [one] Ultimul câmp aduce { $list }.
    [few] Următoarele pietre aduc: { $list }.
   *[other] Următoarele pietre aduc: { $list }.
}
imhotep-text-pyramids-full = Toate câmpurile sunt ocupate. Fiecare altă piatră aduce 1 punct.
imhotep-text-pyramid = { $pyramid ->
    [left] Piramida din stânga, { $stones } din { $spaces } câmpuri: { $list }.
    [middle] Piramida din mijloc, { $stones } din { $spaces } câmpuri: { $list }.
   *[right] Piramida din dreapta, { $stones } din { $spaces } câmpuri: { $list }.
}
imhotep-text-pyramid-empty = { $pyramid ->
    [left] Piramida din stânga: încă nicio piatră.
    [middle] Piramida din mijloc: încă nicio piatră.
   *[right] Piramida din dreapta: încă nicio piatră.
}
imhotep-text-pyramid-next = { $bonus ->
    [card] { $points ->
        [one] Urmează: { $points } punct și o carte din teanc.
        [few] Urmează: { $points } puncte și o carte din teanc.
       *[other] Urmează: { $points } de puncte și o carte din teanc.
    }
    [stones] { $points ->
        [one] Urmează: { $points } punct și pietre pentru depozit.
        [few] Urmează: { $points } puncte și pietre pentru depozit.
       *[other] Urmează: { $points } de puncte și pietre pentru depozit.
    }
    [load] { $points ->
        [one] Urmează: { $points } punct și se poate încărca o piatră.
        [few] Urmează: { $points } puncte și se poate încărca o piatră.
       *[other] Urmează: { $points } de puncte și se poate încărca o piatră.
    }
   *[none] { $points ->
        [one] Urmează: { $points } punct.
        [few] Urmează: { $points } puncte.
       *[other] Urmează: { $points } de puncte.
    }
}
imhotep-text-temple = Deasupra, de la stânga: { $list }.
imhotep-text-temple-space = { $bonus ->
    [card] { $who ->
        [you] { $space } tu (o carte)
       *[other] { $space } { $name } (o carte)
    }
    [stones] { $who ->
        [you] { $space } tu (1 punct sau 2 pietre)
       *[other] { $space } { $name } (1 punct sau 2 pietre)
    }
   *[none] { $who ->
        [you] { $points ->
            [one] { $space } tu ({ $points } punct)
            [few] { $space } tu ({ $points } puncte)
           *[other] { $space } tu ({ $points } de puncte)
        }
       *[other] { $points ->
            [one] { $space } { $name } ({ $points } punct)
            [few] { $space } { $name } ({ $points } puncte)
           *[other] { $space } { $name } ({ $points } de puncte)
        }
    }
}
imhotep-text-temple-space-empty = { $bonus ->
    [card] { $space } liber (o carte)
    [stones] { $space } liber (1 punct sau 2 pietre)
   *[none] { $points ->
        [one] { $space } liber ({ $points } punct)
        [few] { $space } liber ({ $points } puncte)
       *[other] { $space } liber ({ $points } de puncte)
    }
}
imhotep-text-column = Coloana { $column }, de sus în jos: { $list }.
imhotep-text-burial-next = { $row ->
    [1] Piatra următoare ajunge în coloana { $column }, rândul de sus.
    [2] Piatra următoare ajunge în coloana { $column }, rândul din mijloc.
   *[3] Piatra următoare ajunge în coloana { $column }, rândul de jos.
}
imhotep-text-groups = { $groups ->
    [one] { $who ->
        [you] Tu: un grup de { $list }, valoare { $points }.
       *[other] { $name }: un grup de { $list }, valoare { $points }.
    }
    [few] { $who ->
        [you] Tu: grupuri de { $list }, valoare { $points }.
       *[other] { $name }: grupuri de { $list }, valoare { $points }.
    }
   *[other] { $who ->
        [you] Tu: grupuri de { $list }, valoare { $points }.
       *[other] { $name }: grupuri de { $list }, valoare { $points }.
    }
}
imhotep-text-row = { $row ->
    [1] Rândul de sus: { $list }.
    [2] Rândul din mijloc: { $list }.
   *[3] Rândul de jos: { $list }.
}
imhotep-text-row-prizes = Puncte pe fiecare rând pentru majoritate, locul doi, locul trei: { $list }.
imhotep-text-obelisk-prizes = Puncte după înălțime: { $list }.
imhotep-text-tower = { $who ->
    [you] tu { $points }
   *[other] { $name } { $points }
}
imhotep-text-towers = Coloane, cu punctele lor: { $list }.
imhotep-text-tower-next = { $points ->
    [one] Coloana următoare aduce { $points } punct.
    [few] Coloana următoare aduce { $points } puncte.
   *[other] Coloana următoare aduce { $points } de puncte.
}
imhotep-text-waiting = Pietre în așteptare: { $list }.

# Imhotep: piața
imhotep-text-place = { $place }: { $cardName } ({ $does }).
imhotep-text-place-empty = { $place }: luată.
imhotep-text-face-down = { $cards ->
    [one] { $place }: { $cards } carte cu fața în jos.
    [few] { $place }: { $cards } cărți cu fața în jos. Cine le ia păstrează una.
   *[other] { $place }: { $cards } de cărți cu fața în jos. Cine le ia păstrează una.
}
imhotep-text-looked-at = Numai tu vezi: { $cardName } ({ $does }).
imhotep-text-piles = { $cards ->
    [one] { $cards } carte în teanc, decartate: { $discarded }.
    [few] { $cards } cărți în teanc, decartate: { $discarded }.
   *[other] { $cards } de cărți în teanc, decartate: { $discarded }.
}

# Imhotep: jucători
imhotep-text-hand = { $who ->
    [you] Cărțile tale: { $list }.
   *[other] { $name }, cărți: { $list }.
}
imhotep-text-column-end = La sfârșit
imhotep-text-column-sled = Depozit
imhotep-text-column-quarry = Carieră
imhotep-text-column-cards = Cărți

# Imhotep: ce se cere
imhotep-text-question = { $who ->
    [you] { $question ->
        [turn] Fă o acțiune.
        [load] Încarcă o piatră: este un pas al cărții tale.
        [bonus_load] Bonus: încarcă o piatră sau renunță.
        [sail] Încarcă o piatră pe barca ce va pleca.
        [lever] Ce barcă pleacă? Apoi hotărăști tu ordinea descărcării.
        [unload] Ce piatră se descarcă acum?
        [pick] Ia o carte din piață.
        [keep] Păstrează una dintre cele două cărți.
        [build] La care piramidă merge piatra ta?
        [bonus] Templul îți dă un punct sau pietre.
        [pass] Nu ai nicio acțiune posibilă: poți doar să spui pas.
       *[other] Decide.
    }
   *[other] { $question ->
        [load] { $name } încarcă o piatră.
        [bonus_load] { $name } poate încărca o piatră.
        [sail] { $name } încarcă o barcă, iar ea pleacă apoi.
        [lever] { $name } alege o barcă să plece.
        [unload] { $name } hotărăște ordinea descărcării.
        [pick] { $name } ia o carte.
        [keep] { $name } păstrează una din două cărți.
        [build] { $name } alege o piramidă.
        [bonus] { $name } alege un punct sau pietre.
       *[other] { $name } face o acțiune.
    }
}

# Imhotep: mutări
imhotep-text-take = { $stones ->
    [one] Ia { $stones } piatră
    [few] Ia { $stones } pietre
   *[other] Ia { $stones } de pietre
}
imhotep-text-load = Încarcă barca { $ship }, locul { $space }
imhotep-text-sail = { $site ->
    [market] Condu barca { $ship } la piață
    [pyramid] Condu barca { $ship } la piramidă
    [pyramids] Condu barca { $ship } la piramide
    [temple] Condu barca { $ship } la templu
    [burial] Condu barca { $ship } la camera mortuară
   *[obelisks] Condu barca { $ship } la obeliscuri
}
imhotep-text-play = Joacă o carte: { $cardName }
imhotep-text-unload = { $who ->
    [you] Descarcă acum o piatră de-a ta
   *[other] Descarcă acum o piatră: { $name }
}
imhotep-text-pick = Ia cartea { $place }: { $cardName }
imhotep-text-pick-hidden = Uită-te la cele două cărți cu fața în jos și păstrează una
imhotep-text-keep = Păstrează cartea { $place }: { $cardName }
imhotep-text-build = { $pyramid ->
    [left] Construiește la piramida din stânga
    [middle] Construiește la piramida din mijloc
   *[right] Construiește la piramida din dreapta
}
imhotep-text-bonus = { $bonus ->
    [point] Ia punctul templului
   *[stones] Ia 2 pietre în locul punctului
}
imhotep-text-skip = Nu încărca nimic
imhotep-text-pass = Pas

# Imhotep: efectele mutărilor
imhotep-text-sled-then = depozitul tău are apoi { $stones }
imhotep-text-then-may-sail = apoi barca poate pleca
imhotep-text-then-needs = { $stones ->
    [one] apoi barca mai are nevoie de { $stones } piatră
    [few] apoi barca mai are nevoie de { $stones } pietre
   *[other] apoi barca mai are nevoie de { $stones } de pietre
}
imhotep-text-gain-cards = { $who ->
    [you] { $cards ->
        [one] tu { $cards } carte
        [few] tu { $cards } cărți
       *[other] tu { $cards } de cărți
    }
   *[other] { $cards ->
        [one] { $name } { $cards } carte
        [few] { $name } { $cards } cărți
       *[other] { $name } { $cards } de cărți
    }
}
imhotep-text-gain-range = { $who ->
    [you] tu de la { $changeLeast } la { $changeMost }
   *[other] { $name } de la { $changeLeast } la { $changeMost }
}
imhotep-text-card-does = { $card ->
    [entrance] imediat: 1 piatră din carieră la piramide
    [sarcophagus] imediat: 1 piatră din carieră în camera mortuară
    [paved_path] imediat: 1 piatră din carieră pe obeliscul tău
    [pyramid_decoration] la sfârșit: 1 punct la fiecare 3 pietre de la piramide
    [temple_decoration] la sfârșit: 1 punct la fiecare 3 pietre din templu
    [burial_decoration] la sfârșit: 1 punct la fiecare 3 pietre din camera mortuară
    [obelisk_decoration] la sfârșit: 1 punct la fiecare 3 pietre de la obeliscuri
    [statue] la sfârșit: 1, 3, 6, 10 sau 15 puncte pentru 1–5 statui
    [lever] condu o barcă și hotărăște ordinea descărcării
    [hammer] ia până la 3 pietre, apoi încarcă 1
    [sail] încarcă 1 piatră, apoi condu acea barcă
   *[chisel] încarcă 2 pietre
}

# Anubixx: titluri
anubixx-text-dice = Zaruri
anubixx-text-sheet = { $who ->
    [you] Foaia ta
   *[other] Foaie: { $name }
}
anubixx-text-sheets = Foile celorlalți
anubixx-text-sheet-of = { $name }
anubixx-text-bonuses = { $points ->
    [one] Bonusuri, câte { $points } punct
    [few] Bonusuri, câte { $points } puncte
   *[other] Bonusuri, câte { $points } de puncte
}
anubixx-text-part = { $part ->
    [pyramid] Piramidă: contează cel mai înalt nivel cu un X
    [arch] Arc: contează coloana mai joasă
    [relief] Relief: câte două căsuțe vecine
   *[payment] Cu ce plătești
}
anubixx-text-part-of = { $part ->
    [pyramid] Piramidă.
    [arch] Arc.
    [relief] Relief.
   *[payment] Cu ce se plătește.
}
anubixx-text-colour = { $colour ->
    [R] roșu
    [B] albastru
    [V] violet
    [O] portocaliu
    [G] verde
   *[Y] galben
}

# Anubixx: zaruri
anubixx-text-rolled = { $who ->
    [you] Tu ai aruncat zarurile acestei runde.
   *[other] Zarurile acestei runde le-a aruncat { $name }.
}
anubixx-text-dice-middle = { $dice ->
    [0] Niciun zar nu este liber.
    [one] { $dice } zar este liber: { $list }.
    [few] { $dice } zaruri sunt libere: { $list }.
   *[other] { $dice } de zaruri sunt libere: { $list }.
}
anubixx-text-dice-held = { $dice ->
    [one] Luat pentru această acțiune: { $list }.
    [few] Luate pentru această acțiune: { $list }.
   *[other] Luate pentru această acțiune: { $list }.
}
anubixx-text-dice-blocked = { $dice ->
    [one] Blocat până la sfârșitul rundei: { $list }.
    [few] Blocate până la sfârșitul rundei: { $list }.
   *[other] Blocate până la sfârșitul rundei: { $list }.
}
anubixx-text-order = Ordinea în această rundă: { $list }.

# Anubixx: o căsuță cu numărul și culoarea ei, într-o listă
anubixx-text-stone = { $colour ->
    [R] numărul { $number } roșu
    [B] numărul { $number } albastru
    [V] numărul { $number } violet
    [O] numărul { $number } portocaliu
    [G] numărul { $number } verde
   *[Y] numărul { $number } galben
}
anubixx-text-stone-symbol = { $colour ->
    [R] numărul { $number } roșu ({ $symbol })
    [B] numărul { $number } albastru ({ $symbol })
    [V] numărul { $number } violet ({ $symbol })
    [O] numărul { $number } portocaliu ({ $symbol })
    [G] numărul { $number } verde ({ $symbol })
   *[Y] numărul { $number } galben ({ $symbol })
}
anubixx-text-crossed = Marcate: { $list }.
anubixx-text-level = { $points ->
    [one] Nivelul { $level }, { $points } punct, libere: { $list }.
    [few] Nivelul { $level }, { $points } puncte, libere: { $list }.
   *[other] Nivelul { $level }, { $points } de puncte, libere: { $list }.
}
anubixx-text-level-complete = { $points ->
    [one] Nivelul { $level }, { $points } punct, este complet.
    [few] Nivelul { $level }, { $points } puncte, este complet.
   *[other] Nivelul { $level }, { $points } de puncte, este complet.
}
anubixx-text-column = { $column ->
    [L] Coloana stângă, de jos în sus, libere: { $list }.
   *[R] Coloana dreaptă, de jos în sus, libere: { $list }.
}
anubixx-text-column-complete = { $column ->
    [L] Coloana stângă este completă.
   *[R] Coloana dreaptă este completă.
}
anubixx-text-arch-points = { $level ->
    [0] Puncte după înălțime: { $list }. Încă nu s-a atins nicio înălțime.
   *[other] Puncte după înălțime: { $list }. S-a atins înălțimea { $level }.
}
anubixx-text-keystone = { $colour ->
    [R] { $points ->
        [one] Cheia de boltă este roșie și aduce { $points } punct; cere ambele coloane.
        [few] Cheia de boltă este roșie și aduce { $points } puncte; cere ambele coloane.
       *[other] Cheia de boltă este roșie și aduce { $points } de puncte; cere ambele coloane.
    }
    [B] { $points ->
        [one] Cheia de boltă este albastră și aduce { $points } punct; cere ambele coloane.
        [few] Cheia de boltă este albastră și aduce { $points } puncte; cere ambele coloane.
       *[other] Cheia de boltă este albastră și aduce { $points } de puncte; cere ambele coloane.
    }
    [V] { $points ->
        [one] Cheia de boltă este violetă și aduce { $points } punct; cere ambele coloane.
        [few] Cheia de boltă este violetă și aduce { $points } puncte; cere ambele coloane.
       *[other] Cheia de boltă este violetă și aduce { $points } de puncte; cere ambele coloane.
    }
    [O] { $points ->
        [one] Cheia de boltă este portocalie și aduce { $points } punct; cere ambele coloane.
        [few] Cheia de boltă este portocalie și aduce { $points } puncte; cere ambele coloane.
       *[other] Cheia de boltă este portocalie și aduce { $points } de puncte; cere ambele coloane.
    }
    [G] { $points ->
        [one] Cheia de boltă este verde și aduce { $points } punct; cere ambele coloane.
        [few] Cheia de boltă este verde și aduce { $points } puncte; cere ambele coloane.
       *[other] Cheia de boltă este verde și aduce { $points } de puncte; cere ambele coloane.
    }
   *[Y] { $points ->
        [one] Cheia de boltă este galbenă și aduce { $points } punct; cere ambele coloane.
        [few] Cheia de boltă este galbenă și aduce { $points } puncte; cere ambele coloane.
       *[other] Cheia de boltă este galbenă și aduce { $points } de puncte; cere ambele coloane.
    }
}
anubixx-text-keystone-done = Cheia de boltă este pusă.
anubixx-text-row = Rândul { $row }, libere: { $list }.
anubixx-text-row-complete = Rândul { $row } este complet.
anubixx-text-relief-next = { $points ->
    [one] Căsuțe marcate: { $now }; cu { $fields } valorează { $points } punct.
    [few] Căsuțe marcate: { $now }; cu { $fields } valorează { $points } puncte.
   *[other] Căsuțe marcate: { $now }; cu { $fields } valorează { $points } de puncte.
}
anubixx-text-quarry = { $stones ->
    [one] Carieră, { $stones } piatră pentru plată: { $list }.
    [few] Carieră, { $stones } pietre pentru plată, de la stânga: { $list }.
   *[other] Carieră, { $stones } de pietre pentru plată, de la stânga: { $list }.
}
anubixx-text-quarry-empty = Carieră: nicio piatră pentru plată.
anubixx-text-jokers = { $jokers ->
    [0] Nu mai este niciun joker.
    [one] A rămas { $jokers } joker.
    [few] Au rămas { $jokers } jokeri.
   *[other] Au rămas { $jokers } de jokeri.
}

# Anubixx: unde se află o căsuță, într-o listă
anubixx-text-place-pyramid = piramidă nivelul { $row } piatra { $column }
anubixx-text-place-arch = { $column ->
    [L] arc coloana stângă nivelul { $level }
   *[R] arc coloana dreaptă nivelul { $level }
}
anubixx-text-place-keystone = cheia de boltă a arcului
anubixx-text-place-relief = relief rândul { $row } căsuța { $column }
anubixx-text-coloured-place = { $colour ->
    [R] { $place } (roșu)
    [B] { $place } (albastru)
    [V] { $place } (violet)
    [O] { $place } (portocaliu)
    [G] { $place } (verde)
   *[Y] { $place } (galben)
}

# Anubixx: bonusuri
anubixx-text-bonus = { $status ->
    [open] { $symbol }, bonus liber: { $list }.
    [last_chance] { $symbol }, bonusul se închide la sfârșitul acestei runde: { $list }.
   *[closed] { $symbol }, bonus închis: { $list }.
}
anubixx-text-bonus-had = Cine îl are: { $list }.
anubixx-text-end-bonus = Încă unul pentru toți cei care au două construcții terminate la sfârșitul jocului.

# Anubixx: titluri de coloane cu numere
anubixx-text-column-pyramid = Nivelul piramidei
anubixx-text-column-arch = Înălțimea arcului
anubixx-text-column-relief = Căsuțe în relief
anubixx-text-column-quarry = Carieră
anubixx-text-column-jokers = Jokeri

# Anubixx: ce se cere
anubixx-text-question = { $who ->
    [you] { $question ->
        [second] Marchează a doua piatră sau încheie acțiunea.
        [nothing] Nu poți plăti nicio piatră.
       *[action] Marchează una sau două pietre ori două căsuțe vecine din relief.
    }
   *[other] { $question ->
        [second] { $name } poate marca a doua piatră.
       *[action] Joacă { $name }.
    }
}

# Anubixx: mutări
anubixx-text-cross = { $jokers ->
    [0] Marchează: { $list }
    [1] { $which ->
        [0] Marchează cu un joker: { $list }
        [1] Marchează cu un joker pentru prima: { $list }
       *[2] Marchează cu un joker pentru a doua: { $list }
    }
   *[other] Marchează cu { $jokers } jokeri: { $list }
}
anubixx-text-done = { $question ->
    [second] Încheie acțiunea
   *[action] Nu marca nimic
}

# Anubixx: efectele mutărilor
anubixx-text-pays = { $payment ->
    [die] { $number ->
        [one] se plătește cu un zar
        [few] se plătește cu { $number } zaruri
       *[other] se plătește cu { $number } de zaruri
    }
    [quarry] se plătește din carieră
   *[joker] { $number ->
        [one] se plătește cu un joker
        [few] se plătește cu { $number } jokeri
       *[other] se plătește cu { $number } de jokeri
    }
}
anubixx-text-cost = { $points ->
    [one] costă { $points } punct
    [few] costă { $points } puncte
   *[other] costă { $points } de puncte
}
anubixx-text-earns = aduce un bonus: { $symbol }
