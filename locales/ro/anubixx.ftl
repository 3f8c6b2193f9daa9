# Masa de Anubixx, jurnalul și sfaturile ei
colour-R = roșu
colour-B = albastru
colour-V = violet
colour-O = portocaliu
colour-G = verde
colour-Y = galben

anubixx-stone = { $colour ->
    [R] Piatra roșie
    [B] Piatra albastră
    [V] Piatra violetă
    [O] Piatra portocalie
    [G] Piatra verde
   *[Y] Piatra galbenă
}
anubixx-die = { $colour ->
    [R] Zarul roșu
    [B] Zarul albastru
    [V] Zarul violet
    [O] Zarul portocaliu
    [G] Zarul verde
   *[Y] Zarul galben
}

anubixx-part-pyramid = Piramidă
anubixx-part-arch = Arc
anubixx-part-relief = Relief
anubixx-part-bonuses = Bonusuri
anubixx-part-quarry = Carieră
anubixx-part-jokers = Jokeri
anubixx-relief-note = câte două căsuțe vecine
anubixx-quarry-note = de la stânga la dreapta; pietrele sărite sunt pierdute

anubixx-pyramid-tip = Rândul de jos este oricând disponibil; o piatră de mai sus are nevoie de ambele pietre de sub ea. Contează cel mai înalt nivel cu un X.
anubixx-arch-tip = Două coloane, de jos în sus; contează cea mai joasă. Cheia de boltă cere ambele coloane complete.
anubixx-relief-tip = Mereu două căsuțe vecine într-o acțiune, și nimic altceva.
anubixx-bonuses-tip = Marchează ultima căsuță a unui simbol înainte ca bonusul să se închidă: 3 puncte.
anubixx-quarry-tip = Din ea plătești pietre fără zar. Se pot folosi doar pietrele din dreapta ultimei tăiate; la sfârșit, fiecare dintre ele valorează 1 punct.
anubixx-jokers-tip = Un joker plătește orice piatră fără zar. La sfârșit, fiecare joker nefolosit valorează 2 puncte.
anubixx-quarry-usable = { anubixx-stone }: se poate plăti cu ea; nefolosită, valorează 1 punct la sfârșit
anubixx-quarry-struck = { anubixx-stone }: tăiată ca plată
anubixx-quarry-lost = { anubixx-stone }: sărită și pierdută
anubixx-joker-left = Joker: plătește orice piatră fără zar sau valorează 2 puncte la sfârșit
anubixx-joker-used = Joker: folosit
anubixx-joker-out = Joker: nu e în joc la atât de puțini jucători

anubixx-symbol-scarab = Scarabeu
anubixx-symbol-ankh = Ankh
anubixx-symbol-eye = Ochi
anubixx-symbol-snake = Șarpe
anubixx-symbol-falcon = Șoim
anubixx-symbol-cat = Pisică
anubixx-symbol-lotus = Lotus

anubixx-bonus-open = liber
anubixx-bonus-yours = al tău
anubixx-bonus-closed = închis
anubixx-bonus-last-chance = ultima șansă
anubixx-bonus-last-short = ultima!
anubixx-bonus-open-tip = Încă nu îl are nimeni.
anubixx-bonus-yours-tip = Este al tău.
anubixx-bonus-closed-tip = Este închis pentru toți ceilalți.
anubixx-bonus-last-chance-tip = Se închide la sfârșitul acestei runde.
anubixx-bonus-tip = { $number ->
    [one] { $symbol }. Căsuța simbolului: { $fields }.
    [few] { $symbol }. Toate căsuțele simbolului: { $fields }.
   *[other] { $symbol }. Toate căsuțele simbolului: { $fields }.
}
anubixx-bonus-had = Obținut până acum de: { $names }.
anubixx-end-bonus = la sfârșit
anubixx-end-bonus-short = final
anubixx-end-bonus-tip = { $points ->
    [one] Bonus final: cine are două construcții terminate la sfârșitul jocului primește { $points } punct.
    [few] Bonus final: cine are două construcții terminate la sfârșitul jocului primește { $points } puncte.
   *[other] Bonus final: cine are două construcții terminate la sfârșitul jocului primește { $points } de puncte.
}

anubixx-field-pyramid = piramidă, nivelul { $row }, piatra { $column }
anubixx-field-arch = { $column ->
    [L] arc, coloana din stânga, nivelul { $level }
    [R] arc, coloana din dreapta, nivelul { $level }
   *[k] arc, cheia de boltă
}
anubixx-field-relief = relief, rândul { $row }, căsuța { $column }
anubixx-offer = { $how ->
    [picked] { $field }. { anubixx-stone }: aleasă, alege acum o căsuță vecină.
    [die] { $field }. { anubixx-stone }: se plătește cu un zar.
   *[other] { $field }. { anubixx-stone }: se plătește din carieră sau cu un joker.
}
anubixx-field-symbol = Simbol: { $symbol }.

anubixx-blocked = { $field }. { anubixx-stone }: { $why }

anubixx-sheet-name = Foaie: { $name }
anubixx-sheet-letter = foaia { $sheet }
anubixx-sheet-of = Foaia { $sheet }: { $name }
anubixx-open-sheet = { $points ->
    [one] { $name }, { $points } punct: arată foaia
    [few] { $name }, { $points } puncte: arată foaia
   *[other] { $name }, { $points } de puncte: arată foaia
}
anubixx-previous-sheet = Foaia precedentă
anubixx-next-sheet = Foaia următoare
anubixx-rivals = Foile celorlalți jucători

anubixx-dice = Zaruri
anubixx-rolled = { $name } a aruncat
anubixx-you-rolled = Ai aruncat
anubixx-keeps = aici, zarurile deja folosite
anubixx-keeps-none = niciun zar folosit încă
anubixx-middle = La mijloc
anubixx-middle-note = de luat
anubixx-middle-short = de luat
anubixx-middle-empty = n-a rămas niciun zar
anubixx-die-middle = { anubixx-die }: liber
anubixx-die-held = { anubixx-die }: luat pentru această acțiune
anubixx-die-blocked = { anubixx-die }: blocat până la sfârșitul rundei. Folosit de: { $name }
anubixx-order = Ordinea în această rundă
anubixx-acted = a jucat deja
anubixx-acting = joacă acum
anubixx-waits = așteaptă
anubixx-place = locul { $place }

anubixx-score-of = Scorul pe surse: { $name }
anubixx-total = Acum
anubixx-total-over = Total
anubixx-best-rival = Cel mai bun dintre ceilalți: { $points }

anubixx-ask-action = Acțiunea ta
anubixx-ask-action-named = { $name }, acțiunea ta
anubixx-ask-action-text = Marchează una sau două pietre ori o pereche din relief. Se poate plăti tot ce strălucește; o linie groasă înseamnă că se plătește cu un zar.
anubixx-ask-second = Încă o piatră?
anubixx-ask-second-text = Mai marchează o piatră în piramidă sau în arc ori încheie acțiunea.
anubixx-ask-nothing = Acum nu poți plăti nicio piatră.
anubixx-ask-neighbour = Ce căsuță vecină?
anubixx-ask-neighbour-text = Alege a doua căsuță: lângă prima, deasupra sau dedesubt.
anubixx-ask-pay = Cum plătești?
anubixx-ask-pay-text = { $number ->
    [one] Culoare fără zar la mijloc: { $colours }.
    [few] Culori fără zar la mijloc: { $colours }.
   *[other] Culori fără zar la mijloc: { $colours }.
}
anubixx-ask-other = Joacă { $name }
anubixx-ask-other-text = Zarurile folosite de jucătorul activ sunt blocate până la sfârșitul rundei; celelalte revin la mijloc.
anubixx-ask-you-next = Urmezi tu.
anubixx-ask-you-after = Îți vine rândul mai târziu. Înaintea ta: { $name }.
anubixx-ask-you-acted = Ai jucat deja în această rundă. Zarurile folosite de jucătorul activ sunt blocate până la sfârșitul ei.
anubixx-ask-over = Jocul s-a terminat
anubixx-ask-winner = { $number ->
    [one] { $points ->
        [one] { $names } câștigă cu { $points } punct.
        [few] { $names } câștigă cu { $points } puncte.
       *[other] { $names } câștigă cu { $points } de puncte.
    }
    [few] { $points ->
        [one] { $names } câștigă împreună, cu { $points } punct.
        [few] { $names } câștigă împreună, cu { $points } puncte.
       *[other] { $names } câștigă împreună, cu { $points } de puncte.
    }
   *[other] { $points ->
        [one] { $names } câștigă împreună, cu { $points } punct.
        [few] { $names } câștigă împreună, cu { $points } puncte.
       *[other] { $names } câștigă împreună, cu { $points } de puncte.
    }
}
anubixx-done-button = Gata
anubixx-done-without = Nu marchez nimic
anubixx-hint-number = sfatul { $number }
anubixx-take-back = Anulează
anubixx-pay-die = { anubixx-stone }: ia zarul
anubixx-pay-quarry = { anubixx-stone }: taie una din carieră
anubixx-pay-joker = { anubixx-stone }: taie un joker
anubixx-way-die = zar
anubixx-way-quarry = carieră
anubixx-way-joker = joker
anubixx-costs = { $points ->
    [one] { $points } punct în minus
    [few] { $points } puncte în minus
   *[other] { $points } de puncte în minus
}
anubixx-also-lost = { $stones ->
    [one] { $stones } piatră pierdută
    [few] { $stones } pietre pierdute
   *[other] { $stones } de pietre pierdute
}
anubixx-jokers-left = { $jokers ->
    [0] nu mai rămâne niciun joker
    [one] rămâne { $jokers } joker
    [few] rămân { $jokers } jokeri
   *[other] rămân { $jokers } de jokeri
}
anubixx-pay = plată
anubixx-lost = pierdute
anubixx-call = { $symbol }! { $points }
anubixx-gain = { $points ->
    [one] { $points } punct în plus
    [few] { $points } puncte în plus
   *[other] { $points } de puncte în plus
}
anubixx-price = { $points ->
    [one] plata costă { $points } punct
    [few] plata costă { $points } puncte
   *[other] plata costă { $points } de puncte
}
anubixx-free = se plătește cu un zar, nu se pierde nimic

anubixx-print = Tipărește foile
anubixx-print-now = Tipărește
anubixx-print-blank = foi goale
anubixx-save-svg = Foaia { $sheet } ca SVG

# Ce spune jurnalul
anubixx-cross-pyramid = { $who ->
    [you] { $colour ->
        [R] Marchezi piatra roșie din piramidă, nivelul { $row }.
        [B] Marchezi piatra albastră din piramidă, nivelul { $row }.
        [V] Marchezi piatra violetă din piramidă, nivelul { $row }.
        [O] Marchezi piatra portocalie din piramidă, nivelul { $row }.
        [G] Marchezi piatra verde din piramidă, nivelul { $row }.
       *[Y] Marchezi piatra galbenă din piramidă, nivelul { $row }.
    }
   *[other] { $colour ->
        [R] { $name } marchează piatra roșie din piramidă, nivelul { $row }.
        [B] { $name } marchează piatra albastră din piramidă, nivelul { $row }.
        [V] { $name } marchează piatra violetă din piramidă, nivelul { $row }.
        [O] { $name } marchează piatra portocalie din piramidă, nivelul { $row }.
        [G] { $name } marchează piatra verde din piramidă, nivelul { $row }.
       *[Y] { $name } marchează piatra galbenă din piramidă, nivelul { $row }.
    }
}
anubixx-cross-arch = { $who ->
    [you] { $column ->
        [L] { $colour ->
            [R] Marchezi piatra roșie din coloana stângă a arcului.
            [B] Marchezi piatra albastră din coloana stângă a arcului.
            [V] Marchezi piatra violetă din coloana stângă a arcului.
            [O] Marchezi piatra portocalie din coloana stângă a arcului.
            [G] Marchezi piatra verde din coloana stângă a arcului.
           *[Y] Marchezi piatra galbenă din coloana stângă a arcului.
        }
       *[R] { $colour ->
            [R] Marchezi piatra roșie din coloana dreaptă a arcului.
            [B] Marchezi piatra albastră din coloana dreaptă a arcului.
            [V] Marchezi piatra violetă din coloana dreaptă a arcului.
            [O] Marchezi piatra portocalie din coloana dreaptă a arcului.
            [G] Marchezi piatra verde din coloana dreaptă a arcului.
           *[Y] Marchezi piatra galbenă din coloana dreaptă a arcului.
        }
    }
   *[other] { $column ->
        [L] { $colour ->
            [R] { $name } marchează piatra roșie din coloana stângă a arcului.
            [B] { $name } marchează piatra albastră din coloana stângă a arcului.
            [V] { $name } marchează piatra violetă din coloana stângă a arcului.
            [O] { $name } marchează piatra portocalie din coloana stângă a arcului.
            [G] { $name } marchează piatra verde din coloana stângă a arcului.
           *[Y] { $name } marchează piatra galbenă din coloana stângă a arcului.
        }
       *[R] { $colour ->
            [R] { $name } marchează piatra roșie din coloana dreaptă a arcului.
            [B] { $name } marchează piatra albastră din coloana dreaptă a arcului.
            [V] { $name } marchează piatra violetă din coloana dreaptă a arcului.
            [O] { $name } marchează piatra portocalie din coloana dreaptă a arcului.
            [G] { $name } marchează piatra verde din coloana dreaptă a arcului.
           *[Y] { $name } marchează piatra galbenă din coloana dreaptă a arcului.
        }
    }
}
anubixx-cross-keystone = { $who ->
    [you] Pui cheia de boltă a arcului.
   *[other] { $name } pune cheia de boltă a arcului.
}
anubixx-cross-relief = { $who ->
    [you] Marchezi două căsuțe din relief: { $colours }.
   *[other] { $name } marchează două căsuțe din relief: { $colours }.
}
anubixx-done = { $who ->
    [you] Închei acțiunea.
   *[other] { $name } încheie acțiunea.
}
anubixx-paid-quarry = { $lost ->
    [0] { $stones ->
        [one] Se plătește cu { $stones } piatră din carieră.
        [few] Se plătește cu { $stones } pietre din carieră.
       *[other] Se plătește cu { $stones } de pietre din carieră.
    }
    [one] { $stones ->
        [one] Se plătește cu { $stones } piatră din carieră, { $lost } se pierde.
        [few] Se plătește cu { $stones } pietre din carieră, { $lost } se pierde.
       *[other] Se plătește cu { $stones } de pietre din carieră, { $lost } se pierde.
    }
    [few] { $stones ->
        [one] Se plătește cu { $stones } piatră din carieră, { $lost } se pierd.
        [few] Se plătește cu { $stones } pietre din carieră, { $lost } se pierd.
       *[other] Se plătește cu { $stones } de pietre din carieră, { $lost } se pierd.
    }
   *[other] { $stones ->
        [one] Se plătește cu { $stones } piatră din carieră, { $lost } se pierd.
        [few] Se plătește cu { $stones } pietre din carieră, { $lost } se pierd.
       *[other] Se plătește cu { $stones } de pietre din carieră, { $lost } se pierd.
    }
}
anubixx-roll = { $who ->
    [you] Arunci zarurile: { $colours }.
   *[other] { $name } aruncă zarurile: { $colours }.
}
anubixx-paid-joker = { $jokers ->
    [one] Se plătește cu { $jokers } joker.
    [few] Se plătește cu { $jokers } jokeri.
   *[other] Se plătește cu { $jokers } de jokeri.
}
anubixx-bonus = { $points ->
    [one] Bonus pentru un simbol: { $symbolName }, { $points } punct.
    [few] Bonus pentru un simbol: { $symbolName }, { $points } puncte.
   *[other] Bonus pentru un simbol: { $symbolName }, { $points } de puncte.
}
anubixx-finished = { $building ->
    [pyramid] Piramida este terminată!
    [arch] Arcul este terminat!
   *[relief] Relieful este terminat!
}

# Motivele sfaturilor
hint-cross-free = { $stones ->
    [one] { $stones } piatră, plătită cu un zar.
    [few] { $stones } pietre, plătite cu zaruri.
   *[other] { $stones } de pietre, plătite cu zaruri.
}
hint-cross-paid = { $stones ->
    [one] { $cost ->
        [one] { $stones } piatră, deși costă { $cost } punct din carieră și jokeri.
        [few] { $stones } piatră, deși costă { $cost } puncte din carieră și jokeri.
       *[other] { $stones } piatră, deși costă { $cost } de puncte din carieră și jokeri.
    }
    [few] { $cost ->
        [one] { $stones } pietre, deși costă { $cost } punct din carieră și jokeri.
        [few] { $stones } pietre, deși costă { $cost } puncte din carieră și jokeri.
       *[other] { $stones } pietre, deși costă { $cost } de puncte din carieră și jokeri.
    }
   *[other] { $cost ->
        [one] { $stones } de pietre, deși costă { $cost } punct din carieră și jokeri.
        [few] { $stones } de pietre, deși costă { $cost } puncte din carieră și jokeri.
       *[other] { $stones } de pietre, deși costă { $cost } de puncte din carieră și jokeri.
    }
}
hint-cross-points = { $points ->
    [one] { $points } punct în plus imediat.
    [few] { $points } puncte în plus imediat.
   *[other] { $points } de puncte în plus imediat.
}
hint-done = Astfel păstrezi cariera și jokerii pentru mai târziu.
