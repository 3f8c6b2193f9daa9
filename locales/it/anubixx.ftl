# Il tavolo di Anubixx, il suo diario e i suoi consigli
colour-R = rosso
colour-B = blu
colour-V = viola
colour-O = arancione
colour-G = verde
colour-Y = giallo

anubixx-stone = { $colour ->
    [R] Pietra rossa
    [B] Pietra blu
    [V] Pietra viola
    [O] Pietra arancione
    [G] Pietra verde
   *[Y] Pietra gialla
}
anubixx-die = { $colour ->
    [R] Dado rosso
    [B] Dado blu
    [V] Dado viola
    [O] Dado arancione
    [G] Dado verde
   *[Y] Dado giallo
}

anubixx-part-pyramid = Piramide
anubixx-part-arch = Arco
anubixx-part-relief = Rilievo
anubixx-part-bonuses = Bonus
anubixx-part-quarry = Cava
anubixx-part-jokers = Jolly
anubixx-relief-note = due campi vicini insieme
anubixx-quarry-note = da sinistra a destra; le pietre saltate sono perse

anubixx-pyramid-tip = La riga in basso è sempre disponibile; una pietra più in alto richiede le due pietre sottostanti. Conta il piano più alto con una crocetta.
anubixx-arch-tip = Due colonne dal basso verso l’alto; conta la più bassa. La chiave di volta richiede entrambe le colonne complete.
anubixx-relief-tip = Sempre due campi vicini in un’azione, e nient’altro.
anubixx-bonuses-tip = Metti la crocetta sull’ultimo campo di un simbolo prima che il bonus si chiuda: 3 punti.
anubixx-quarry-tip = Serve a pagare pietre senza dado. Si usano solo le pietre a destra dell’ultima depennata; alla fine ognuna di esse vale 1 punto.
anubixx-jokers-tip = Un jolly paga qualsiasi pietra senza dado. Alla fine ogni jolly non usato vale 2 punti.
anubixx-quarry-usable = { anubixx-stone }: serve per pagare, oppure vale 1 punto alla fine
anubixx-quarry-struck = { anubixx-stone }: depennata per pagare
anubixx-quarry-lost = { anubixx-stone }: saltata e persa
anubixx-joker-left = Jolly: paga qualsiasi pietra senza dado, oppure vale 2 punti alla fine
anubixx-joker-used = Jolly: usato
anubixx-joker-out = Jolly: non in gioco con così pochi giocatori

anubixx-symbol-scarab = Scarabeo
anubixx-symbol-ankh = Ankh
anubixx-symbol-eye = Occhio
anubixx-symbol-snake = Serpente
anubixx-symbol-falcon = Falco
anubixx-symbol-cat = Gatto
anubixx-symbol-lotus = Loto

anubixx-bonus-open = aperto
anubixx-bonus-yours = tuo
anubixx-bonus-closed = chiuso
anubixx-bonus-last-chance = ultima occasione
anubixx-bonus-last-short = ultima!
anubixx-bonus-open-tip = Non lo ha ancora nessuno.
anubixx-bonus-yours-tip = È tuo.
anubixx-bonus-closed-tip = È chiuso per tutti gli altri.
anubixx-bonus-last-chance-tip = Si chiude alla fine di questo giro.
anubixx-bonus-tip = { $number ->
    [one] { $symbol }. Il suo campo: { $fields }.
   *[other] { $symbol }. Tutti i suoi campi: { $fields }.
}
anubixx-bonus-had = Finora ottenuto da: { $names }.
anubixx-end-bonus = alla fine
anubixx-end-bonus-short = fine
anubixx-end-bonus-tip = Bonus finale: chi ha terminato due opere quando finisce la partita ottiene { $points } punti.

anubixx-field-pyramid = piramide, piano { $row }, pietra { $column }
anubixx-field-arch = { $column ->
    [L] arco, colonna sinistra, piano { $level }
    [R] arco, colonna destra, piano { $level }
   *[k] arco, chiave di volta
}
anubixx-field-relief = rilievo, riga { $row }, campo { $column }
anubixx-offer = { $how ->
    [picked] { $field }. { anubixx-stone }: scelta, ora scegli un campo vicino.
    [die] { $field }. { anubixx-stone }: si paga con un dado.
   *[other] { $field }. { anubixx-stone }: si paga con la cava o un jolly.
}
anubixx-field-symbol = Simbolo: { $symbol }.

anubixx-blocked = { $field }. { anubixx-stone }: { $why }

anubixx-sheet-name = Foglio: { $name }
anubixx-sheet-letter = foglio { $sheet }
anubixx-sheet-of = Foglio { $sheet }: { $name }
anubixx-open-sheet = { $points ->
    [one] { $name }, { $points } punto: mostra il foglio
   *[other] { $name }, { $points } punti: mostra il foglio
}
anubixx-previous-sheet = Foglio precedente
anubixx-next-sheet = Foglio successivo
anubixx-rivals = I fogli degli altri giocatori

anubixx-dice = Dadi
anubixx-rolled = Ha tirato { $name }
anubixx-you-rolled = Hai tirato tu
anubixx-keeps = qui i dadi già usati
anubixx-keeps-none = nessun dado ancora usato
anubixx-middle = Al centro
anubixx-middle-note = liberi da prendere
anubixx-middle-short = da prendere
anubixx-middle-empty = nessun dado rimasto
anubixx-die-middle = { anubixx-die }: libero
anubixx-die-held = { anubixx-die }: preso per questa azione
anubixx-die-blocked = { anubixx-die }: bloccato fino alla fine del giro. Usato da: { $name }
anubixx-order = Ordine di gioco in questo giro
anubixx-acted = ha giocato
anubixx-acting = gioca ora
anubixx-waits = gioca dopo
anubixx-place = { $place }º posto

anubixx-score-of = Punteggio per voce: { $name }
anubixx-total = Ora
anubixx-total-over = Totale
anubixx-best-rival = Il migliore degli altri: { $points }

anubixx-ask-action = La tua azione
anubixx-ask-action-named = { $name }, la tua azione
anubixx-ask-action-text = Metti la crocetta su una o due pietre, o su una coppia del rilievo. Puoi pagare tutto ciò che brilla; una linea marcata indica che si paga con un dado.
anubixx-ask-second = Una seconda pietra?
anubixx-ask-second-text = Un’altra pietra nella piramide o nell’arco, oppure termina.
anubixx-ask-nothing = Adesso non puoi pagare nessuna pietra.
anubixx-ask-neighbour = Quale campo vicino?
anubixx-ask-neighbour-text = Scegli il secondo campo: accanto, sopra o sotto il primo.
anubixx-ask-pay = Come vuoi pagare?
anubixx-ask-pay-text = { $number ->
    [one] Colore senza dado al centro: { $colours }.
   *[other] Colori senza dado al centro: { $colours }.
}
anubixx-ask-other = Gioca { $name }
anubixx-ask-other-text = I dadi usati dal giocatore attivo restano bloccati fino alla fine del giro; tutti gli altri tornano al centro.
anubixx-ask-you-next = Poi tocca a te.
anubixx-ask-you-after = Tocca a te più tardi. Prima di te: { $name }.
anubixx-ask-you-acted = In questo giro hai già giocato. I dadi usati dal giocatore attivo restano bloccati fino alla fine.
anubixx-ask-over = La partita è finita
anubixx-ask-winner = { $number ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } vincono insieme con { $points } punti.
}
anubixx-done-button = Fine azione
anubixx-done-without = Nessuna crocetta
anubixx-hint-number = consiglio { $number }
anubixx-take-back = Annulla
anubixx-pay-die = { anubixx-stone }: prendi il dado
anubixx-pay-quarry = { anubixx-stone }: depennala dalla cava
anubixx-pay-joker = { anubixx-stone }: depenna un jolly
anubixx-way-die = dado
anubixx-way-quarry = cava
anubixx-way-joker = jolly
anubixx-costs = { $points ->
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}
anubixx-also-lost = { $stones ->
    [one] { $stones } pietra persa
   *[other] { $stones } pietre perse
}
anubixx-jokers-left = { $jokers ->
    [0] non restano jolly
    [one] resta { $jokers } jolly
   *[other] restano { $jokers } jolly
}
anubixx-pay = paghi
anubixx-lost = perse
anubixx-call = { $symbol }! { $points }
anubixx-gain = { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
anubixx-price = { $points ->
    [one] il pagamento costa { $points } punto
   *[other] il pagamento costa { $points } punti
}
anubixx-free = si paga con un dado, non si perde nulla

anubixx-print = Stampa i fogli
anubixx-print-now = Stampa
anubixx-print-blank = fogli vuoti
anubixx-save-svg = Foglio { $sheet } in SVG

# Che cosa dice il diario
anubixx-cross-pyramid = { $who ->
    [you] { $colour ->
        [R] Metti la crocetta sulla pietra rossa della piramide, piano { $row }.
        [B] Metti la crocetta sulla pietra blu della piramide, piano { $row }.
        [V] Metti la crocetta sulla pietra viola della piramide, piano { $row }.
        [O] Metti la crocetta sulla pietra arancione della piramide, piano { $row }.
        [G] Metti la crocetta sulla pietra verde della piramide, piano { $row }.
       *[Y] Metti la crocetta sulla pietra gialla della piramide, piano { $row }.
    }
   *[other] { $colour ->
        [R] { $name } mette la crocetta sulla pietra rossa della piramide, piano { $row }.
        [B] { $name } mette la crocetta sulla pietra blu della piramide, piano { $row }.
        [V] { $name } mette la crocetta sulla pietra viola della piramide, piano { $row }.
        [O] { $name } mette la crocetta sulla pietra arancione della piramide, piano { $row }.
        [G] { $name } mette la crocetta sulla pietra verde della piramide, piano { $row }.
       *[Y] { $name } mette la crocetta sulla pietra gialla della piramide, piano { $row }.
    }
}
anubixx-cross-arch = { $who ->
    [you] { $column ->
        [L] { $colour ->
            [R] Metti la crocetta sulla pietra rossa dell’arco, colonna sinistra.
            [B] Metti la crocetta sulla pietra blu dell’arco, colonna sinistra.
            [V] Metti la crocetta sulla pietra viola dell’arco, colonna sinistra.
            [O] Metti la crocetta sulla pietra arancione dell’arco, colonna sinistra.
            [G] Metti la crocetta sulla pietra verde dell’arco, colonna sinistra.
           *[Y] Metti la crocetta sulla pietra gialla dell’arco, colonna sinistra.
        }
       *[R] { $colour ->
            [R] Metti la crocetta sulla pietra rossa dell’arco, colonna destra.
            [B] Metti la crocetta sulla pietra blu dell’arco, colonna destra.
            [V] Metti la crocetta sulla pietra viola dell’arco, colonna destra.
            [O] Metti la crocetta sulla pietra arancione dell’arco, colonna destra.
            [G] Metti la crocetta sulla pietra verde dell’arco, colonna destra.
           *[Y] Metti la crocetta sulla pietra gialla dell’arco, colonna destra.
        }
    }
   *[other] { $column ->
        [L] { $colour ->
            [R] { $name } mette la crocetta sulla pietra rossa dell’arco, colonna sinistra.
            [B] { $name } mette la crocetta sulla pietra blu dell’arco, colonna sinistra.
            [V] { $name } mette la crocetta sulla pietra viola dell’arco, colonna sinistra.
            [O] { $name } mette la crocetta sulla pietra arancione dell’arco, colonna sinistra.
            [G] { $name } mette la crocetta sulla pietra verde dell’arco, colonna sinistra.
           *[Y] { $name } mette la crocetta sulla pietra gialla dell’arco, colonna sinistra.
        }
       *[R] { $colour ->
            [R] { $name } mette la crocetta sulla pietra rossa dell’arco, colonna destra.
            [B] { $name } mette la crocetta sulla pietra blu dell’arco, colonna destra.
            [V] { $name } mette la crocetta sulla pietra viola dell’arco, colonna destra.
            [O] { $name } mette la crocetta sulla pietra arancione dell’arco, colonna destra.
            [G] { $name } mette la crocetta sulla pietra verde dell’arco, colonna destra.
           *[Y] { $name } mette la crocetta sulla pietra gialla dell’arco, colonna destra.
        }
    }
}
anubixx-cross-keystone = { $who ->
    [you] Posi la chiave di volta dell’arco.
   *[other] { $name } posa la chiave di volta dell’arco.
}
anubixx-cross-relief = { $who ->
    [you] Metti la crocetta su due campi del rilievo: { $colours }.
   *[other] { $name } mette la crocetta su due campi del rilievo: { $colours }.
}
anubixx-done = { $who ->
    [you] Termini l’azione.
   *[other] { $name } termina l’azione.
}
anubixx-paid-quarry = { $lost ->
    [0] { $stones ->
        [one] Si paga con { $stones } pietra della cava.
       *[other] Si paga con { $stones } pietre della cava.
    }
    [one] { $stones ->
        [one] Si paga con { $stones } pietra della cava, { $lost } va persa.
       *[other] Si paga con { $stones } pietre della cava, { $lost } va persa.
    }
   *[other] { $stones ->
        [one] Si paga con { $stones } pietra della cava, { $lost } vanno perse.
       *[other] Si paga con { $stones } pietre della cava, { $lost } vanno perse.
    }
}
anubixx-roll = { $who ->
    [you] Tiri i dadi: { $colours }.
   *[other] { $name } tira i dadi: { $colours }.
}
anubixx-paid-joker = { $jokers ->
    [one] Si paga con { $jokers } jolly.
   *[other] Si paga con { $jokers } jolly.
}
anubixx-bonus = { $points ->
    [one] Bonus per un simbolo: { $symbolName }, { $points } punto.
   *[other] Bonus per un simbolo: { $symbolName }, { $points } punti.
}
anubixx-finished = { $building ->
    [pyramid] La piramide è terminata!
    [arch] L’arco è terminato!
   *[relief] Il rilievo è terminato!
}

# I motivi dei consigli
hint-cross-free = { $stones ->
    [one] { $stones } pietra, pagata con un dado.
   *[other] { $stones } pietre, pagate con i dadi.
}
hint-cross-paid = { $stones ->
    [one] { $cost ->
        [one] { $stones } pietra, anche se costa { $cost } punto tra cava e jolly.
       *[other] { $stones } pietra, anche se costa { $cost } punti tra cava e jolly.
    }
   *[other] { $cost ->
        [one] { $stones } pietre, anche se costano { $cost } punto tra cava e jolly.
       *[other] { $stones } pietre, anche se costano { $cost } punti tra cava e jolly.
    }
}
hint-cross-points = { $points ->
    [one] { $points } punto in più subito.
   *[other] { $points } punti in più subito.
}
hint-done = Così risparmi la cava e i jolly per dopo.
