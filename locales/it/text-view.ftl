# La vista testuale: il tavolo a parole, accanto al disegno o al suo posto. Il terminale mostra le stesse frasi.

# Parti di elenchi
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
    [you] Tocca a te.
   *[other] { $name } decide.
}

# Titoli
text-moves = Che cosa puoi fare
text-players = Giocatori
text-player-column = Giocatore
text-points = Punti
text-since = Dopo il tuo ultimo turno
text-keys = Tasti
text-spoken = Messaggi letti ad alta voce

text-you-mark = { $name }, tu
text-your-turn = Tocca a te, { $name }.
text-turn-of = Turno: { $name }.
text-nothing-since = Da allora non è successo nulla.
text-no-move = Nulla: non è il tuo turno.

# L’elenco delle mosse
text-filter = Filtra le mosse
text-filter-count = { $moves ->
    [one] { $shown } di { $moves } mossa
   *[other] { $shown } di { $moves } mosse
}
text-filter-none = Nessuna mossa contiene queste parole. Esc le mostra tutte.
text-filter-help = Invio gioca la mossa. Esc svuota il filtro.

text-drawing-note = Il disegno segue l’elenco: qui brilla ciò che è selezionato.
text-drawing-hide = Nascondilo
text-drawing-show = Mostra il disegno

# Tasti: che cosa fa ciascuno
text-key-filter = al filtro delle mosse
text-key-arrows = da una mossa all’altra
text-key-headings = al titolo successivo
text-key-place = a un luogo o a una parte del tavolo, con il suo numero
text-key-players = ai giocatori
text-key-say = legge di nuovo il tavolo
text-key-last = legge l’ultima mossa
text-key-scores = legge i punteggi
text-key-turn = dice di chi è il turno
text-key-hint = mostra un consiglio

# Quali mosse si leggono a voce
text-spoken-all = ogni mossa
text-spoken-mine = solo ciò che mi riguarda
text-spoken-turn = solo il mio turno

# Detto dai tasti
text-say-nothing = Non è ancora successo nulla.

# Imhotep: titoli
imhotep-text-ships = Barche
imhotep-text-sites = Luoghi
imhotep-text-market = { $side ->
    [A] Mercato, ogni pietra prende una carta
   *[B] Mercato, lato B, ogni pietra prende una carta
}
imhotep-text-site = { $site ->
    [pyramid] Piramide, punti subito
    [pyramids] Tre piramidi, punti subito
    [temple] { $side ->
        [A] Tempio, a ogni fine round
       *[B] Tempio, lato B, a ogni fine round
    }
    [burial] { $side ->
        [A] Tomba, alla fine, per gruppo
       *[B] Tomba, alla fine, per riga
    }
   *[obelisks] { $side ->
        [A] Obelischi, alla fine, per altezza
       *[B] Obelischi, tre pietre fanno una torre, punti subito
    }
}

# Imhotep: barche
imhotep-text-ship = { $spaces ->
    [one] Barca { $ship }, { $spaces } spazio: { $list }.
   *[other] Barca { $ship }, { $spaces } spazi, da prua: { $list }.
}
imhotep-text-ship-empty = { $spaces ->
    [one] Barca { $ship }, { $spaces } spazio, libero.
   *[other] Barca { $ship }, { $spaces } spazi, tutti liberi.
}
imhotep-text-space = { $who ->
    [you] { $space } tu
   *[other] { $space } { $name }
}
imhotep-text-space-empty = { $space } libero
imhotep-text-may-sail = Può partire.
imhotep-text-needs = { $stones ->
    [one] Per partire le serve ancora { $stones } pietra.
   *[other] Per partire le servono ancora { $stones } pietre.
}
imhotep-text-ship-at = { $site ->
    [market] La barca { $ship } è al mercato.
    [pyramid] La barca { $ship } è alla piramide.
    [pyramids] La barca { $ship } è alle piramidi.
    [temple] La barca { $ship } è al tempio.
    [burial] La barca { $ship } è alla tomba.
   *[obelisks] La barca { $ship } è agli obelischi.
}
imhotep-text-unload-order = Ancora da scaricare, in quest’ordine: { $list }.
imhotep-text-unload-choice = Pietre ancora a bordo: { $list }.

# Imhotep: luoghi
imhotep-text-stones = { $stones ->
    [one] { $stones } pietra: { $list }.
   *[other] { $stones } pietre: { $list }.
}
imhotep-text-no-stones = Ancora nessuna pietra.
imhotep-text-dock-free = Il molo è libero.
imhotep-text-dock-taken = Qui c’è la barca { $ship }.
imhotep-text-worth = { $when ->
    [round] Punti a fine round, allo stato attuale: { $list }.
   *[end] Punti alla fine, allo stato attuale: { $list }.
}
imhotep-text-pyramids-next = { $stones ->
    [one] L’ultimo spazio vale { $list }.
   *[other] Le prossime pietre valgono: { $list }.
}
imhotep-text-pyramids-full = Tutti gli spazi sono pieni. Ogni altra pietra vale 1 punto.
imhotep-text-pyramid = { $pyramid ->
    [left] Piramide di sinistra, { $stones } di { $spaces } spazi: { $list }.
    [middle] Piramide centrale, { $stones } di { $spaces } spazi: { $list }.
   *[right] Piramide di destra, { $stones } di { $spaces } spazi: { $list }.
}
imhotep-text-pyramid-empty = { $pyramid ->
    [left] Piramide di sinistra: ancora nessuna pietra.
    [middle] Piramide centrale: ancora nessuna pietra.
   *[right] Piramide di destra: ancora nessuna pietra.
}
imhotep-text-pyramid-next = { $bonus ->
    [card] Prossimo spazio: { $points ->
        [one] { $points } punto e una carta dal mazzo.
       *[other] { $points } punti e una carta dal mazzo.
    }
    [stones] Prossimo spazio: { $points ->
        [one] { $points } punto e pietre per la slitta.
       *[other] { $points } punti e pietre per la slitta.
    }
    [load] Prossimo spazio: { $points ->
        [one] { $points } punto, e si può caricare una pietra.
       *[other] { $points } punti, e si può caricare una pietra.
    }
   *[none] Prossimo spazio: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
imhotep-text-temple = In cima, da sinistra: { $list }.
imhotep-text-temple-space = { $bonus ->
    [card] { $who ->
        [you] { $space } tu (una carta)
       *[other] { $space } { $name } (una carta)
    }
    [stones] { $who ->
        [you] { $space } tu (1 punto o 2 pietre)
       *[other] { $space } { $name } (1 punto o 2 pietre)
    }
   *[none] { $who ->
        [you] { $points ->
            [one] { $space } tu ({ $points } punto)
           *[other] { $space } tu ({ $points } punti)
        }
       *[other] { $points ->
            [one] { $space } { $name } ({ $points } punto)
           *[other] { $space } { $name } ({ $points } punti)
        }
    }
}
imhotep-text-temple-space-empty = { $bonus ->
    [card] { $space } libero (una carta)
    [stones] { $space } libero (1 punto o 2 pietre)
   *[none] { $points ->
        [one] { $space } libero ({ $points } punto)
       *[other] { $space } libero ({ $points } punti)
    }
}
imhotep-text-column = Colonna { $column }, dall’alto: { $list }.
imhotep-text-burial-next = { $row ->
    [1] La prossima pietra va nella colonna { $column }, riga in alto.
    [2] La prossima pietra va nella colonna { $column }, riga centrale.
   *[3] La prossima pietra va nella colonna { $column }, riga in basso.
}
imhotep-text-groups = { $groups ->
    [one] { $who ->
        [you] Tu: un gruppo da { $list }, valore { $points }.
       *[other] { $name }: un gruppo da { $list }, valore { $points }.
    }
   *[other] { $who ->
        [you] Tu: gruppi da { $list }, valore { $points }.
       *[other] { $name }: gruppi da { $list }, valore { $points }.
    }
}
imhotep-text-row = { $row ->
    [1] Riga in alto: { $list }.
    [2] Riga centrale: { $list }.
   *[3] Riga in basso: { $list }.
}
imhotep-text-row-prizes = Punti in ogni riga per la maggioranza, il secondo e il terzo posto: { $list }.
imhotep-text-obelisk-prizes = Punti per altezza: { $list }.
imhotep-text-tower = { $who ->
    [you] tu { $points }
   *[other] { $name } { $points }
}
imhotep-text-towers = Torri, con i loro punti: { $list }.
imhotep-text-tower-next = { $points ->
    [one] La prossima torre vale { $points } punto.
   *[other] La prossima torre vale { $points } punti.
}
imhotep-text-waiting = Pietre in attesa: { $list }.

# Imhotep: mercato
imhotep-text-place = { $place }: { $cardName } ({ $does }).
imhotep-text-place-empty = { $place }: presa.
imhotep-text-face-down = { $cards ->
    [one] { $place }: { $cards } carta coperta.
   *[other] { $place }: { $cards } carte coperte. Chi le prende ne tiene una.
}
imhotep-text-looked-at = La vedi solo tu: { $cardName } ({ $does }).
imhotep-text-piles = { $cards ->
    [one] { $cards } carta nel mazzo, { $discarded } negli scarti.
   *[other] { $cards } carte nel mazzo, { $discarded } negli scarti.
}

# Imhotep: giocatori
imhotep-text-hand = { $who ->
    [you] Le tue carte: { $list }.
   *[other] { $name }, carte: { $list }.
}
imhotep-text-column-end = Alla fine
imhotep-text-column-sled = Slitta
imhotep-text-column-quarry = Cava
imhotep-text-column-cards = Carte

# Imhotep: che cosa viene chiesto
imhotep-text-question = { $who ->
    [you] { $question ->
        [turn] Fai un’azione.
        [load] Carica una pietra: è un passo della tua carta.
        [bonus_load] Bonus: carica una pietra o rinuncia.
        [sail] Carica una pietra sulla barca che partirà.
        [lever] Quale barca parte? Poi decidi tu l’ordine di scarico.
        [unload] Quale pietra si scarica adesso?
        [pick] Prendi una carta dal mercato.
        [keep] Tieni una delle due carte.
        [build] Su quale piramide va la tua pietra?
        [bonus] Il tempio offre un punto o pietre.
        [pass] Non hai azioni possibili: puoi solo passare.
       *[other] Decidi.
    }
   *[other] { $question ->
        [load] { $name } carica una pietra.
        [bonus_load] { $name } può caricare una pietra.
        [sail] { $name } carica una barca, che poi parte.
        [lever] { $name } sceglie la barca che parte.
        [unload] { $name } decide l’ordine di scarico.
        [pick] { $name } prende una carta.
        [keep] { $name } tiene una delle due carte.
        [build] { $name } sceglie una piramide.
        [bonus] { $name } sceglie un punto o pietre.
       *[other] { $name } fa un’azione.
    }
}

# Imhotep: mosse
imhotep-text-take = { $stones ->
    [one] Prendi { $stones } pietra
   *[other] Prendi { $stones } pietre
}
imhotep-text-load = Carica la barca { $ship }, spazio { $space }
imhotep-text-sail = { $site ->
    [market] Porta la barca { $ship } al mercato
    [pyramid] Porta la barca { $ship } alla piramide
    [pyramids] Porta la barca { $ship } alle piramidi
    [temple] Porta la barca { $ship } al tempio
    [burial] Porta la barca { $ship } alla tomba
   *[obelisks] Porta la barca { $ship } agli obelischi
}
imhotep-text-play = Gioca una carta: { $cardName }
imhotep-text-unload = { $who ->
    [you] Scarica ora la tua pietra
   *[other] Scarica ora una pietra altrui: { $name }
}
imhotep-text-pick = Prendi la carta { $place }: { $cardName }
imhotep-text-pick-hidden = Guarda le due carte coperte e tienine una
imhotep-text-keep = Tieni la carta { $place }: { $cardName }
imhotep-text-build = { $pyramid ->
    [left] Costruisci sulla piramide di sinistra
    [middle] Costruisci sulla piramide centrale
   *[right] Costruisci sulla piramide di destra
}
imhotep-text-bonus = { $bonus ->
    [point] Prendi il punto del tempio
   *[stones] Prendi 2 pietre al posto del punto
}
imhotep-text-skip = Non caricare nulla
imhotep-text-pass = Passa

# Imhotep: effetti delle mosse
imhotep-text-sled-then = poi la tua slitta ne porta { $stones }
imhotep-text-then-may-sail = poi la barca può partire
imhotep-text-then-needs = { $stones ->
    [one] poi alla barca serve ancora { $stones } pietra
   *[other] poi alla barca servono ancora { $stones } pietre
}
imhotep-text-gain-cards = { $who ->
    [you] { $cards ->
        [one] tu { $cards } carta
       *[other] tu { $cards } carte
    }
   *[other] { $cards ->
        [one] { $name } { $cards } carta
       *[other] { $name } { $cards } carte
    }
}
imhotep-text-gain-range = { $who ->
    [you] tu da { $changeLeast } a { $changeMost }
   *[other] { $name } da { $changeLeast } a { $changeMost }
}
imhotep-text-card-does = { $card ->
    [entrance] subito: 1 pietra dalla cava alle piramidi
    [sarcophagus] subito: 1 pietra dalla cava alla tomba
    [paved_path] subito: 1 pietra dalla cava al tuo obelisco
    [pyramid_decoration] alla fine: 1 punto ogni 3 pietre sulle piramidi
    [temple_decoration] alla fine: 1 punto ogni 3 pietre nel tempio
    [burial_decoration] alla fine: 1 punto ogni 3 pietre nella tomba
    [obelisk_decoration] alla fine: 1 punto ogni 3 pietre agli obelischi
    [statue] alla fine: 1, 3, 6, 10 o 15 punti per 1, 2, 3, 4 o 5 statue
    [lever] fai partire una barca e decidi l’ordine di scarico
    [hammer] prendi fino a 3 pietre, poi caricane 1
    [sail] carica 1 pietra, poi fai partire quella barca
   *[chisel] carica 2 pietre
}

# Anubixx: titoli
anubixx-text-dice = Dadi
anubixx-text-sheet = { $who ->
    [you] Il tuo foglio
   *[other] Foglio: { $name }
}
anubixx-text-sheets = I fogli degli altri
anubixx-text-sheet-of = { $name }
anubixx-text-bonuses = { $points ->
    [one] Bonus, { $points } punto ciascuno
   *[other] Bonus, { $points } punti ciascuno
}
anubixx-text-part = { $part ->
    [pyramid] Piramide: conta il piano più alto con una crocetta
    [arch] Arco: conta la colonna più bassa
    [relief] Rilievo: due campi vicini insieme
   *[payment] Per pagare
}
anubixx-text-part-of = { $part ->
    [pyramid] Piramide.
    [arch] Arco.
    [relief] Rilievo.
   *[payment] Per pagare.
}
anubixx-text-colour = { $colour ->
    [R] rosso
    [B] blu
    [V] viola
    [O] arancione
    [G] verde
   *[Y] giallo
}

# Anubixx: dadi
anubixx-text-rolled = { $who ->
    [you] In questo giro hai tirato tu i dadi.
   *[other] In questo giro ha tirato i dadi { $name }.
}
anubixx-text-dice-middle = { $dice ->
    [0] Nessun dado è libero.
    [one] { $dice } dado è libero: { $list }.
   *[other] { $dice } dadi sono liberi: { $list }.
}
anubixx-text-dice-held = { $dice ->
    [one] Preso per questa azione: { $list }.
   *[other] Presi per questa azione: { $list }.
}
anubixx-text-dice-blocked = { $dice ->
    [one] Bloccato fino alla fine del giro: { $list }.
   *[other] Bloccati fino alla fine del giro: { $list }.
}
anubixx-text-order = Ordine di gioco in questo giro: { $list }.

# Anubixx: un campo con il suo numero e il suo colore, in un elenco
anubixx-text-stone = { $colour ->
    [R] numero { $number } rosso
    [B] numero { $number } blu
    [V] numero { $number } viola
    [O] numero { $number } arancione
    [G] numero { $number } verde
   *[Y] numero { $number } giallo
}
anubixx-text-stone-symbol = { $colour ->
    [R] numero { $number } rosso con { $symbol }
    [B] numero { $number } blu con { $symbol }
    [V] numero { $number } viola con { $symbol }
    [O] numero { $number } arancione con { $symbol }
    [G] numero { $number } verde con { $symbol }
   *[Y] numero { $number } giallo con { $symbol }
}
anubixx-text-crossed = Con la crocetta: { $list }.
anubixx-text-level = { $points ->
    [one] Piano { $level }, { $points } punto, liberi: { $list }.
   *[other] Piano { $level }, { $points } punti, liberi: { $list }.
}
anubixx-text-level-complete = { $points ->
    [one] Il piano { $level }, { $points } punto, è completo.
   *[other] Il piano { $level }, { $points } punti, è completo.
}
anubixx-text-column = { $column ->
    [L] Colonna sinistra, dal basso, liberi: { $list }.
   *[R] Colonna destra, dal basso, liberi: { $list }.
}
anubixx-text-column-complete = { $column ->
    [L] La colonna sinistra è completa.
   *[R] La colonna destra è completa.
}
anubixx-text-arch-points = { $level ->
    [0] Punti per altezza: { $list }. Nessuna altezza ancora raggiunta.
   *[other] Punti per altezza: { $list }. Raggiunta l’altezza { $level }.
}
anubixx-text-keystone = { $colour ->
    [R] La chiave di volta è rossa e vale { $points } punti; richiede entrambe le colonne.
    [B] La chiave di volta è blu e vale { $points } punti; richiede entrambe le colonne.
    [V] La chiave di volta è viola e vale { $points } punti; richiede entrambe le colonne.
    [O] La chiave di volta è arancione e vale { $points } punti; richiede entrambe le colonne.
    [G] La chiave di volta è verde e vale { $points } punti; richiede entrambe le colonne.
   *[Y] La chiave di volta è gialla e vale { $points } punti; richiede entrambe le colonne.
}
anubixx-text-keystone-done = La chiave di volta è posata.
anubixx-text-row = Riga { $row }, liberi: { $list }.
anubixx-text-row-complete = La riga { $row } è completa.
anubixx-text-relief-next = { $points ->
    [one] Campi con la crocetta: { $now }; con { $fields } vale { $points } punto.
   *[other] Campi con la crocetta: { $now }; con { $fields } vale { $points } punti.
}
anubixx-text-quarry = { $stones ->
    [one] Cava, { $stones } pietra per pagare: { $list }.
   *[other] Cava, { $stones } pietre per pagare, da sinistra: { $list }.
}
anubixx-text-quarry-empty = Cava: nessuna pietra per pagare.
anubixx-text-jokers = { $jokers ->
    [0] Non restano jolly.
    [one] Resta { $jokers } jolly.
   *[other] Restano { $jokers } jolly.
}

# Anubixx: dove si trova un campo, in un elenco
anubixx-text-place-pyramid = piramide piano { $row } pietra { $column }
anubixx-text-place-arch = { $column ->
    [L] arco a sinistra piano { $level }
   *[R] arco a destra piano { $level }
}
anubixx-text-place-keystone = chiave di volta dell’arco
anubixx-text-place-relief = rilievo riga { $row } campo { $column }
anubixx-text-coloured-place = { $colour ->
    [R] { $place } (rosso)
    [B] { $place } (blu)
    [V] { $place } (viola)
    [O] { $place } (arancione)
    [G] { $place } (verde)
   *[Y] { $place } (giallo)
}

# Anubixx: bonus
anubixx-text-bonus = { $status ->
    [open] { $symbol }, aperto: { $list }.
    [last_chance] { $symbol }, si chiude alla fine di questo giro: { $list }.
   *[closed] { $symbol }, chiuso: { $list }.
}
anubixx-text-bonus-had = Chi lo ha: { $list }.
anubixx-text-end-bonus = Uno in più per chi ha terminato due opere quando finisce la partita.

# Anubixx: titoli di colonne con numeri
anubixx-text-column-pyramid = Piano della piramide
anubixx-text-column-arch = Altezza dell’arco
anubixx-text-column-relief = Campi del rilievo
anubixx-text-column-quarry = Cava
anubixx-text-column-jokers = Jolly

# Anubixx: che cosa viene chiesto
anubixx-text-question = { $who ->
    [you] { $question ->
        [second] Metti la crocetta su una seconda pietra, o termina l’azione.
        [nothing] Non puoi pagare nessuna pietra.
       *[action] Metti la crocetta su una o due pietre, o su due campi vicini del rilievo.
    }
   *[other] { $question ->
        [second] { $name } può mettere la crocetta su una seconda pietra.
       *[action] Gioca { $name }.
    }
}

# Anubixx: mosse
anubixx-text-cross = { $jokers ->
    [0] Crocetta: { $list }
    [1] { $which ->
        [0] Crocetta con un jolly: { $list }
        [1] Crocetta con un jolly per il primo: { $list }
       *[2] Crocetta con un jolly per il secondo: { $list }
    }
   *[other] Crocetta con { $jokers } jolly: { $list }
}
anubixx-text-done = { $question ->
    [second] Termina l’azione
   *[action] Nessuna crocetta
}

# Anubixx: effetti delle mosse
anubixx-text-pays = { $payment ->
    [die] { $number ->
        [one] si paga con un dado
       *[other] si paga con { $number } dadi
    }
    [quarry] si paga con la cava
   *[joker] { $number ->
        [one] si paga con un jolly
       *[other] si paga con { $number } jolly
    }
}
anubixx-text-cost = { $points ->
    [one] costa { $points } punto
   *[other] costa { $points } punti
}
anubixx-text-earns = dà un bonus: { $symbol }
