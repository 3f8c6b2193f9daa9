# Masa de Imhotep

site-market = Piață
site-pyramid = Piramidă
site-pyramids = Piramide
site-temple = Templu
site-burial = Cameră mortuară
site-obelisks = Obeliscuri
site-market-short = Piață
site-pyramid-short = Piramidă
site-pyramids-short = Piramide
site-temple-short = Templu
site-burial-short = Cameră
site-obelisks-short = Obeliscuri
site-with-side = { $site ->
    [market] Piață, fața { $side }
    [pyramid] Piramidă, fața { $side }
    [pyramids] Piramide, fața { $side }
    [temple] Templu, fața { $side }
    [burial] Cameră mortuară, fața { $side }
   *[obelisks] Obeliscuri, fața { $side }
}
sites-label = Cele cinci locații
scene-label = Masa: malurile, râul și bărcile
river-label = Râul cu bărcile lui

# Când aduce puncte o locație
when-pyramids-A = puncte imediat
when-pyramids-B = puncte imediat
when-temple-A = la sfârșit de rundă
when-temple-B = la sfârșit de rundă
when-burial-A = la sfârșit, pe grupuri
when-burial-B = la sfârșit, pe rânduri
when-obelisks-A = la final, după înălțime
when-obelisks-B = puncte imediat

stela-next = urmează
stela-next-one = fiecare altă piatră 1
stela-choose-pyramid = alege proprietarul
stela-top = pietrele de sus
stela-burial-a = 1 · 3 · 6 · 10 · 15
stela-burial-b = un rând: 8 · 4 · 2
stela-obelisks-a = după înălțime
stela-obelisks-b = 3 fac o coloană
stela-card = și o carte
stela-or-stones = sau pietre
stela-waiting = { $stones } așteaptă
stela-high = { $stones ->
    [one] { $stones } piatră
    [few] { $stones } pietre
   *[other] { $stones } de pietre
}

explain-pyramids-A = Pietrele se așază într-o ordine fixă, nivel cu nivel. Fiecare îi aduce imediat proprietarului punctele câmpului ei; după ce toate cele 14 câmpuri sunt ocupate, fiecare altă piatră aduce 1 punct.
explain-pyramids-B = Proprietarul fiecărei pietre alege una dintre cele trei piramide și primește imediat punctele următorului câmp, cu tot cu bonus: o carte din teanc, până la 3 pietre din carieră sau o piatră de încărcat.
explain-temple-A = Pietrele se așază de la stânga la dreapta, apoi se reia deasupra. La sfârșitul fiecărei runde, fiecare piatră vizibilă de sus îi aduce proprietarului 1 punct.
explain-temple-B = Pietrele se așază de la stânga la dreapta, apoi se reia deasupra. La sfârșitul fiecărei runde, fiecare piatră de deasupra aduce ce arată câmpul ei: 2 puncte, o carte sau, la alegere, 1 punct ori 2 pietre.
explain-burial-A = Coloanele se umplu de la stânga, fiecare de sus în jos. La sfârșit, fiecare grup de pietre unite de aceeași culoare aduce 1, 3, 6, 10, 15 puncte pentru 1–5 pietre și încă 2 pentru fiecare piatră în plus.
explain-burial-B = Coloanele se umplu de la stânga, fiecare de sus în jos. La sfârșit, pe fiecare rând, cine are cele mai multe pietre primește 8 puncte, locul doi 4, locul trei 2. La egalitate, punctele se împart.
explain-obelisks-A = Fiecare are câte un obelisc. La sfârșit punctele se dau după înălțime; la egalitate se împart, iar un obelisc fără nicio piatră nu primește nimic.
explain-obelisks-B = Pietrele așteaptă în curtea proprietarului. A treia formează o coloană pe cel mai valoros câmp liber, iar punctele vin imediat. La sfârșit, fiecare piatră care încă așteaptă aduce 1 punct.

# Piața
market-words = fiecare piatră ia o carte · în teanc { $cards }, decartate { $discarded }
market-taken = luată
market-taken-by = Luată de: { $name }
market-hidden = Două cărți cu fața în jos
market-face-down = Cu fața în jos
market-keep = vezi 2, păstrezi 1
market-hidden-explained = Cine le ia se uită la amândouă, păstrează una și o decartează pe cealaltă.

# Docuri și bărci
dock-free = { $site ->
    [market] liberă
    [pyramid] liberă
    [pyramids] libere
    [temple] liber
    [burial] liberă
    [obelisks] libere
   *[other] liber
}
dock-taken = { $site ->
    [market] ocupată
    [pyramid] ocupată
    [pyramids] ocupate
    [temple] ocupat
    [burial] ocupată
    [obelisks] ocupate
   *[other] ocupat
}
dock-sail = condu aici
dock-explained = Docul este liber: în această rundă poate veni aici o barcă. Una dintre cele cinci locații rămâne fără.
ship-name = { $capacity ->
    [one] Barca { $ship }, pentru { $capacity } piatră
    [few] Barca { $ship }, pentru { $capacity } pietre
   *[other] Barca { $ship }, pentru { $capacity } de pietre
}
ship-empty = { $minimum ->
    [one] goală, minimum { $minimum } piatră
    [few] goală, minimum { $minimum } pietre
   *[other] goală, minimum { $minimum } de pietre
}
ship-needs = { $stones } la bord, minimum { $minimum }
ship-ready = { $stones } la bord, poate pleca
ship-at = { $site ->
    [market] la piață
    [pyramid] la piramidă
    [pyramids] la piramide
    [temple] la templu
    [burial] la camera mortuară
   *[obelisks] la obeliscuri
}
ship-explained = { $minimum ->
    [one] Poate pleca având cel puțin { $minimum } piatră, spre o locație unde nu se află nicio barcă. Pietrele se descarcă începând din față.
    [few] Poate pleca având cel puțin { $minimum } pietre, spre o locație unde nu se află nicio barcă. Pietrele se descarcă începând din față.
   *[other] Poate pleca având cel puțin { $minimum } de pietre, spre o locație unde nu se află nicio barcă. Pietrele se descarcă începând din față.
}
ship-sail = { $capacity ->
    [one] Condu barca { $ship }, pentru { $capacity } piatră
    [few] Condu barca { $ship }, pentru { $capacity } pietre
   *[other] Condu barca { $ship }, pentru { $capacity } de pietre
}

# Jucătorii
player-you = tu
player-away = lipsește
player-end = la sfârșit { $points }
player-end-title = Dacă jocul s-ar termina acum: { $points }
player-end-none = Deocamdată nu contează nimic.
player-end-short = final { $points }
sled-label = { $stones ->
    [one] Depozit: { $stones } piatră din 5
    [few] Depozit: { $stones } pietre din 5
   *[other] Depozit: { $stones } de pietre din 5
}
sled-pick = Ia o piatră
sled-explained = Pietrele se încarcă din depozit. În el încap 5.
quarry-label = { $stones ->
    [one] Carieră: a rămas { $stones } piatră
    [few] Carieră: au rămas { $stones } pietre
   *[other] Carieră: au rămas { $stones } de pietre
}
quarry-explained = Pietrele trec din carieră în depozit, cel mult 3 o dată.
source-pyramids = Piramide
source-temple = Templu
source-burial = Cameră mortuară
source-obelisks = Obeliscuri
source-decorations = Ornamente
source-statues = Statui
source-blue-cards = Cărți albastre nefolosite
source-wrath = Mânia faraonului

# Întrebări
ask-turn = E rândul tău: fă o acțiune
ask-turn-named = { $name }, e rândul tău: fă o acțiune
ask-turn-how = Poți folosi tot ce strălucește.
ask-stone = Încarcă o piatră: pe ce loc?
ask-stone-how = Locurile se numără din față.
ask-sail-ship = Ce barcă pleacă?
ask-sail-ship-how = Vela ridicată arată care poate pleca.
ask-card = Ce carte joci?
ask-card-how = Fiecare se joacă o dată, apoi se decartează.
ask-dock = Unde conduci barca { $ship }?
ask-dock-how = Alege un doc liber.
ask-load = Încarcă o piatră: pe ce loc?
ask-load-how = Este un pas al cărții tale.
ask-bonus-load = Bonus: încarcă o piatră sau renunță
ask-bonus-load-how = Piramida îți permite o piatră din depozit.
ask-sail = Încarcă o piatră pe barca ce va pleca
ask-sail-how = Aceeași barcă pleacă imediat după aceea.
ask-lever = Ce barcă pleacă?
ask-lever-how = Apoi hotărăști tu ordinea descărcării.
ask-unload = Ce piatră se descarcă acum?
ask-unload-how = Alege dintre cele de pe barcă.
ask-pick = Ia o carte din piață
ask-pick-how = Pentru piatra descărcată.
ask-keep = Păstrează una dintre cele două cărți
ask-keep-how = Numai tu le vezi.
ask-build = Pe care piramidă?
ask-build-how = Numărul auriu arată cât primești.
ask-bonus = Templul îți dă: un punct sau pietre?
ask-bonus-how = Pentru piatra ta de deasupra.
ask-pass = Nu ai nicio acțiune posibilă
ask-pass-how = Poți doar să spui pas.
ask-over = Jocul s-a terminat
wait = { $question ->
    [pick] { $name } ia o carte
    [keep] { $name } păstrează una din două cărți
    [build] { $name } alege o piramidă
    [bonus] { $name } alege: un punct sau pietre
    [unload] { $name } hotărăște ordinea descărcării
    [load] { $name } încarcă o piatră
    [bonus_load] { $name } poate încărca o piatră
   *[other] La rând: { $name }
}
unload-so-far = Ordinea de până acum:

# Răspunsuri
answer-back = Anulează
answer-take = Ia pietre
answer-take-stones = { $stones ->
    [one] Ia { $stones } piatră
    [few] Ia { $stones } pietre
   *[other] Ia { $stones } de pietre
}
answer-load = Încarcă o piatră
answer-sail = Condu o barcă
answer-play-card = Joacă o carte
answer-play = { $card ->
    [lever] Joacă Pârghia
    [hammer] Joacă Ciocanul
    [sail] Joacă Vela
   *[chisel] Joacă Dalta
}
answer-pass = Pas
answer-skip = Renunță
answer-ship = Barca { $ship }
answer-space = { $where ->
    [only] Barca { $ship }
    [front] Barca { $ship }, în față
    [middle] Barca { $ship }, la mijloc
    [second] Barca { $ship }, locul doi
    [third] Barca { $ship }, locul trei
   *[back] Barca { $ship }, în spate
}
answer-site = { $site ->
    [market] La piață
    [pyramid] La piramidă
    [pyramids] La piramide
    [temple] La templu
    [burial] La camera mortuară
   *[obelisks] La obeliscuri
}
answer-unload = Piatră: { $ownerName }
answer-pick = { $card ->
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
}
answer-keep = Păstrează cartea { $place }
answer-build = { $pyramid ->
    [left] Piramida din stânga
    [middle] Piramida din mijloc
   *[right] Piramida din dreapta
}
answer-bonus-point = 1 punct
answer-bonus-stones = 2 pietre

# Ce s-a întâmplat
imhotep-take = { $who ->
    [you] { $stones ->
        [one] Iei { $stones } piatră.
        [few] Iei { $stones } pietre.
       *[other] Iei { $stones } de pietre.
    }
   *[other] { $stones ->
        [one] { $name } ia { $stones } piatră.
        [few] { $name } ia { $stones } pietre.
       *[other] { $name } ia { $stones } de pietre.
    }
}
imhotep-load = { $who ->
    [you] { $where ->
        [only] Încarci barca { $ship }.
        [front] Încarci barca { $ship }, în față.
        [middle] Încarci barca { $ship }, la mijloc.
        [second] Încarci barca { $ship }, pe locul doi.
        [third] Încarci barca { $ship }, pe locul trei.
        [back] Încarci barca { $ship }, în spate.
       *[other] Încarci barca { $ship }.
    }
   *[other] { $where ->
        [only] { $name } încarcă barca { $ship }.
        [front] { $name } încarcă barca { $ship }, în față.
        [middle] { $name } încarcă barca { $ship }, la mijloc.
        [second] { $name } încarcă barca { $ship }, pe locul doi.
        [third] { $name } încarcă barca { $ship }, pe locul trei.
        [back] { $name } încarcă barca { $ship }, în spate.
       *[other] { $name } încarcă barca { $ship }.
    }
}
imhotep-sail = { $who ->
    [you] { $site ->
        [market] Conduci barca { $ship } la piață.
        [pyramid] Conduci barca { $ship } la piramidă.
        [pyramids] Conduci barca { $ship } la piramide.
        [temple] Conduci barca { $ship } la templu.
        [burial] Conduci barca { $ship } la camera mortuară.
       *[obelisks] Conduci barca { $ship } la obeliscuri.
    }
   *[other] { $site ->
        [market] { $name } conduce barca { $ship } la piață.
        [pyramid] { $name } conduce barca { $ship } la piramidă.
        [pyramids] { $name } conduce barca { $ship } la piramide.
        [temple] { $name } conduce barca { $ship } la templu.
        [burial] { $name } conduce barca { $ship } la camera mortuară.
       *[obelisks] { $name } conduce barca { $ship } la obeliscuri.
    }
}
imhotep-play = { $who ->
    [you] { $card ->
        [lever] Joci Pârghia.
        [hammer] Joci Ciocanul.
        [sail] Joci Vela.
       *[chisel] Joci Dalta.
    }
   *[other] { $card ->
        [lever] { $name } joacă Pârghia.
        [hammer] { $name } joacă Ciocanul.
        [sail] { $name } joacă Vela.
       *[chisel] { $name } joacă Dalta.
    }
}
imhotep-unload = { $who ->
    [you] Hotărăști ordinea descărcării. Urmează: { $ownerName }.
   *[other] { $name } hotărăște ordinea descărcării. Urmează: { $ownerName }.
}
imhotep-pick = { $who ->
    [you] Iei o carte din piață: { $cardName }.
   *[other] { $name } ia o carte din piață: { $cardName }.
}
imhotep-pick-hidden = { $who ->
    [you] Te uiți la cele două cărți cu fața în jos.
   *[other] { $name } se uită la cele două cărți cu fața în jos.
}
imhotep-keep = { $who ->
    [you] Păstrezi una dintre ele.
   *[other] { $name } păstrează una dintre ele.
}
imhotep-kept = { $who ->
    [you] Păstrezi una dintre cele două cărți: { $cardName }.
   *[other] { $name } păstrează una dintre cele două cărți: { $cardName }.
}
imhotep-build = { $who ->
    [you] { $pyramid ->
        [left] Construiești la piramida din stânga.
        [middle] Construiești la piramida din mijloc.
       *[right] Construiești la piramida din dreapta.
    }
   *[other] { $pyramid ->
        [left] { $name } construiește la piramida din stânga.
        [middle] { $name } construiește la piramida din mijloc.
       *[right] { $name } construiește la piramida din dreapta.
    }
}
imhotep-bonus-point = { $who ->
    [you] Iei punctul templului.
   *[other] { $name } ia punctul templului.
}
imhotep-bonus-stones = { $who ->
    [you] Iei pietre în locul punctului de la templu.
   *[other] { $name } ia pietre în locul punctului de la templu.
}
imhotep-skip = { $who ->
    [you] Renunți la încărcare.
   *[other] { $name } renunță la încărcare.
}
imhotep-pass = { $who ->
    [you] Spui pas.
   *[other] { $name } spune pas.
}
imhotep-stones = { $site ->
    [pyramid] Nou la piramidă: { $list }.
    [pyramids] Nou la piramide: { $list }.
    [temple] Nou la templu: { $list }.
    [burial] Nou la camera mortuară: { $list }.
   *[obelisks] Nou la obeliscuri: { $list }.
}
imhotep-stones-each = { $who ->
    [you] { $stones ->
        [one] tu { $stones } piatră
        [few] tu { $stones } pietre
       *[other] tu { $stones } de pietre
    }
   *[other] { $stones ->
        [one] { $name } { $stones } piatră
        [few] { $name } { $stones } pietre
       *[other] { $name } { $stones } de pietre
    }
}
imhotep-got-card = { $who ->
    [you] Primești o carte: { $cardName }.
   *[other] { $name } primește o carte: { $cardName }.
}
imhotep-red-card = O carte cu efect imediat: { $cardName }.
imhotep-discarded = Acum în teancul de cărți decartate: { $cardNames }.
imhotep-shuffled = Cărțile decartate se amestecă și devin noul teanc.
imhotep-round = { $who ->
    [you] Începi tu.
    [other] Începe { $name }.
   *[nobody] Începe runda.
}
imhotep-market = În piață: { $cardNames }.

# Lucrurile unui jucător pe telefon
phone-player = { $name }: cărți, pietre și puncte
phone-cards = Cărți
phone-no-cards = Niciuna.
phone-now = Dacă s-ar termina acum: { $points }
