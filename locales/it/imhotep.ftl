# Il tavolo di Imhotep

site-market = Mercato
site-pyramid = Piramide
site-pyramids = Piramidi
site-temple = Tempio
site-burial = Tomba
site-obelisks = Obelischi
site-market-short = Mercato
site-pyramid-short = Piramide
site-pyramids-short = Piramidi
site-temple-short = Tempio
site-burial-short = Tomba
site-obelisks-short = Obelischi
site-with-side = { $site ->
    [market] Mercato, lato { $side }
    [pyramid] Piramide, lato { $side }
    [pyramids] Piramidi, lato { $side }
    [temple] Tempio, lato { $side }
    [burial] Tomba, lato { $side }
   *[obelisks] Obelischi, lato { $side }
}
sites-label = I cinque luoghi
scene-label = Il tavolo: le rive, il fiume e le barche
river-label = Il fiume con le sue barche

# Quando un luogo dà punti
when-pyramids-A = punti subito
when-pyramids-B = punti subito
when-temple-A = a fine round
when-temple-B = a fine round
when-burial-A = alla fine, per gruppo
when-burial-B = alla fine, per riga
when-obelisks-A = alla fine, per altezza
when-obelisks-B = subito, per torre

stela-next = prossime
stela-next-one = ogni altra pietra 1
stela-choose-pyramid = piramide a scelta
stela-top = le pietre in cima
stela-burial-a = 1 · 3 · 6 · 10 · 15
stela-burial-b = ogni riga 8 · 4 · 2
stela-obelisks-a = per altezza
stela-obelisks-b = 3 fanno una torre
stela-card = e una carta
stela-or-stones = o pietre
stela-waiting = { $stones } in attesa
stela-high = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}

explain-pyramids-A = Le pietre si posano in un ordine fisso, piano per piano. Ognuna dà subito a chi la possiede i punti del suo spazio; quando tutti i 14 spazi sono pieni, ogni altra pietra dà 1 punto.
explain-pyramids-B = Chi possiede la pietra sceglie una delle tre piramidi e ottiene subito i punti del suo prossimo spazio, con il bonus: una carta dal mazzo, fino a 3 pietre dalla cava o una pietra da caricare.
explain-temple-A = Le pietre si dispongono da sinistra a destra, poi si ricomincia sopra. Alla fine di ogni round, ogni pietra visibile dall’alto dà 1 punto a chi la possiede.
explain-temple-B = Le pietre si dispongono da sinistra a destra, poi si ricomincia sopra. Alla fine di ogni round, ogni pietra in cima dà quello che indica il suo spazio: 2 punti, una carta oppure, a scelta, 1 punto o 2 pietre.
explain-burial-A = Le colonne si riempiono da sinistra, ciascuna dall’alto. Alla fine, ogni gruppo di pietre collegate dello stesso colore dà 1, 3, 6, 10, 15 punti per 1–5 pietre e altri 2 per ogni pietra in più.
explain-burial-B = Le colonne si riempiono da sinistra, ciascuna dall’alto. Alla fine, in ogni riga, chi ha più pietre ottiene 8 punti, il secondo 4, il terzo 2. In caso di parità i punti si dividono.
explain-obelisks-A = Ognuno ha una torre. Alla fine i punti si assegnano secondo l’altezza; in caso di parità si dividono, e una torre senza pietre non riceve nulla.
explain-obelisks-B = Le pietre aspettano nel cortile di chi le possiede. Con la terza nasce una torre sul posto libero di maggior valore, che dà subito punti. Alla fine, ogni pietra ancora in attesa dà 1 punto.

# Il mercato
market-words = ogni pietra prende una carta · { $cards } nel mazzo, { $discarded } negli scarti
market-taken = presa
market-taken-by = Presa da: { $name }
market-hidden = Due carte coperte
market-face-down = Coperte
market-keep = guarda, tieni 1 su 2
market-hidden-explained = Chi le prende le guarda entrambe, ne tiene una e scarta l’altra.

# Moli e barche
dock-free = { $site ->
    [market] libero
    [pyramid] libera
    [pyramids] libere
    [temple] libero
    [burial] libera
    [obelisks] liberi
   *[other] libero
}
dock-taken = { $site ->
    [market] occupato
    [pyramid] occupata
    [pyramids] occupate
    [temple] occupato
    [burial] occupata
    [obelisks] occupati
   *[other] occupato
}
dock-sail = porta qui
dock-explained = Il molo è libero: in questo round una barca può arrivare qui. Uno dei cinque luoghi resta senza.
ship-name = { $capacity ->
    [one] Barca { $ship }, da { $capacity } pietra
   *[other] Barca { $ship }, da { $capacity } pietre
}
ship-empty = { $minimum ->
    [one] vuota, serve { $minimum } pietra
   *[other] vuota, servono { $minimum } pietre
}
ship-needs = { $stones } a bordo, minimo { $minimum }
ship-ready = { $stones } a bordo, può partire
ship-at = { $site ->
    [market] al mercato
    [pyramid] alla piramide
    [pyramids] alle piramidi
    [temple] al tempio
    [burial] alla tomba
   *[obelisks] agli obelischi
}
ship-explained = { $minimum ->
    [one] Può partire con almeno { $minimum } pietra, verso un luogo dove non c’è nessuna barca. Le pietre si scaricano da prua.
   *[other] Può partire con almeno { $minimum } pietre, verso un luogo dove non c’è nessuna barca. Le pietre si scaricano da prua.
}
ship-sail = { $capacity ->
    [one] Fai partire la barca { $ship }, da { $capacity } pietra
   *[other] Fai partire la barca { $ship }, da { $capacity } pietre
}

# I giocatori
player-you = tu
player-away = non c’è
player-end = alla fine { $points }
player-end-title = Se la partita finisse ora: { $points }
player-end-none = Per ora non conta nulla.
player-end-short = fine { $points }
sled-label = { $stones ->
    [one] Slitta: { $stones } pietra su 5
   *[other] Slitta: { $stones } pietre su 5
}
sled-pick = Prendi una pietra
sled-explained = Le pietre si caricano dalla slitta, che ne porta 5.
quarry-label = { $stones ->
    [one] Cava: resta { $stones } pietra
   *[other] Cava: restano { $stones } pietre
}
quarry-explained = Le pietre passano dalla cava alla slitta, fino a 3 alla volta.
source-pyramids = Piramidi
source-temple = Tempio
source-burial = Tomba
source-obelisks = Obelischi
source-decorations = Decorazioni
source-statues = Statue
source-blue-cards = Carte blu non usate
source-wrath = L’ira del faraone

# Domande
ask-turn = Tocca a te: fai un’azione
ask-turn-named = { $name }, tocca a te: fai un’azione
ask-turn-how = Puoi usare tutto ciò che brilla.
ask-stone = Carica una pietra: su quale spazio?
ask-stone-how = Gli spazi si contano da prua.
ask-sail-ship = Quale barca parte?
ask-sail-ship-how = La vela issata indica quelle pronte.
ask-card = Quale carta giochi?
ask-card-how = Ogni carta si gioca una volta, poi si scarta.
ask-dock = Dove porti la barca { $ship }?
ask-dock-how = Scegli un molo libero.
ask-load = Carica una pietra: su quale spazio?
ask-load-how = È un passo della tua carta.
ask-bonus-load = Bonus: carica una pietra o rinuncia
ask-bonus-load-how = La piramide ti concede una pietra dalla slitta.
ask-sail = Carica una pietra sulla barca che partirà
ask-sail-how = La stessa barca parte subito dopo.
ask-lever = Quale barca parte?
ask-lever-how = Poi decidi tu l’ordine di scarico.
ask-unload = Quale pietra si scarica adesso?
ask-unload-how = Scegli tra quelle sulla barca.
ask-pick = Prendi una carta dal mercato
ask-pick-how = Per la pietra appena scaricata.
ask-keep = Tieni una delle due carte
ask-keep-how = Le vedi solo tu.
ask-build = Su quale piramide?
ask-build-how = Il numero dorato è quello che ottieni.
ask-bonus = Il tempio offre: un punto o pietre?
ask-bonus-how = Per la tua pietra in cima.
ask-pass = Non hai azioni possibili
ask-pass-how = Puoi solo passare.
ask-over = La partita è finita
wait = { $question ->
    [pick] { $name } prende una carta
    [keep] { $name } tiene una delle due carte
    [build] { $name } sceglie una piramide
    [bonus] { $name } sceglie: un punto o pietre
    [unload] { $name } decide l’ordine di scarico
    [load] { $name } carica una pietra
    [bonus_load] { $name } può caricare una pietra
   *[other] Turno: { $name }
}
unload-so-far = Ordine finora:

# Risposte
answer-back = Annulla
answer-take = Prendi pietre
answer-take-stones = { $stones ->
    [one] Prendi { $stones } pietra
   *[other] Prendi { $stones } pietre
}
answer-load = Carica una pietra
answer-sail = Fai partire una barca
answer-play-card = Gioca una carta
answer-play = { $card ->
    [lever] Gioca la Leva
    [hammer] Gioca il Martello
    [sail] Gioca la Vela
   *[chisel] Gioca lo Scalpello
}
answer-pass = Passa
answer-skip = Rinuncia
answer-ship = Barca { $ship }
answer-space = { $where ->
    [only] Barca { $ship }
    [front] Barca { $ship }, a prua
    [middle] Barca { $ship }, in mezzo
    [second] Barca { $ship }, secondo spazio
    [third] Barca { $ship }, terzo spazio
   *[back] Barca { $ship }, a poppa
}
answer-site = { $site ->
    [market] Al mercato
    [pyramid] Alla piramide
    [pyramids] Alle piramidi
    [temple] Al tempio
    [burial] Alla tomba
   *[obelisks] Agli obelischi
}
answer-unload = Pietra: { $ownerName }
answer-pick = { $card ->
    [entrance] Ingresso
    [sarcophagus] Sarcofago
    [paved_path] Sentiero lastricato
    [pyramid_decoration] Decorazione della piramide
    [temple_decoration] Decorazione del tempio
    [burial_decoration] Decorazione della tomba
    [obelisk_decoration] Decorazione dell’obelisco
    [statue] Statua
    [lever] Leva
    [hammer] Martello
    [sail] Vela
   *[chisel] Scalpello
}
answer-keep = Tieni la carta { $place }
answer-build = { $pyramid ->
    [left] Piramide di sinistra
    [middle] Piramide centrale
   *[right] Piramide di destra
}
answer-bonus-point = 1 punto
answer-bonus-stones = 2 pietre

# Che cosa è successo
imhotep-take = { $who ->
    [you] { $stones ->
        [one] Prendi { $stones } pietra.
       *[other] Prendi { $stones } pietre.
    }
   *[other] { $stones ->
        [one] { $name } prende { $stones } pietra.
       *[other] { $name } prende { $stones } pietre.
    }
}
imhotep-load = { $who ->
    [you] { $where ->
        [only] Carichi la barca { $ship }.
        [front] Carichi la barca { $ship }, a prua.
        [middle] Carichi la barca { $ship }, in mezzo.
        [second] Carichi la barca { $ship }, sul secondo spazio.
        [third] Carichi la barca { $ship }, sul terzo spazio.
        [back] Carichi la barca { $ship }, a poppa.
       *[other] Carichi la barca { $ship }.
    }
   *[other] { $where ->
        [only] { $name } carica la barca { $ship }.
        [front] { $name } carica la barca { $ship }, a prua.
        [middle] { $name } carica la barca { $ship }, in mezzo.
        [second] { $name } carica la barca { $ship }, sul secondo spazio.
        [third] { $name } carica la barca { $ship }, sul terzo spazio.
        [back] { $name } carica la barca { $ship }, a poppa.
       *[other] { $name } carica la barca { $ship }.
    }
}
imhotep-sail = { $who ->
    [you] { $site ->
        [market] Porti la barca { $ship } al mercato.
        [pyramid] Porti la barca { $ship } alla piramide.
        [pyramids] Porti la barca { $ship } alle piramidi.
        [temple] Porti la barca { $ship } al tempio.
        [burial] Porti la barca { $ship } alla tomba.
       *[obelisks] Porti la barca { $ship } agli obelischi.
    }
   *[other] { $site ->
        [market] { $name } porta la barca { $ship } al mercato.
        [pyramid] { $name } porta la barca { $ship } alla piramide.
        [pyramids] { $name } porta la barca { $ship } alle piramidi.
        [temple] { $name } porta la barca { $ship } al tempio.
        [burial] { $name } porta la barca { $ship } alla tomba.
       *[obelisks] { $name } porta la barca { $ship } agli obelischi.
    }
}
imhotep-play = { $who ->
    [you] { $card ->
        [lever] Giochi la Leva.
        [hammer] Giochi il Martello.
        [sail] Giochi la Vela.
       *[chisel] Giochi lo Scalpello.
    }
   *[other] { $card ->
        [lever] { $name } gioca la Leva.
        [hammer] { $name } gioca il Martello.
        [sail] { $name } gioca la Vela.
       *[chisel] { $name } gioca lo Scalpello.
    }
}
imhotep-unload = { $who ->
    [you] Decidi l’ordine di scarico. Prossima pietra: { $ownerName }.
   *[other] { $name } decide l’ordine di scarico. Prossima pietra: { $ownerName }.
}
imhotep-pick = { $who ->
    [you] Prendi una carta dal mercato: { $cardName }.
   *[other] { $name } prende una carta dal mercato: { $cardName }.
}
imhotep-pick-hidden = { $who ->
    [you] Guardi le due carte coperte.
   *[other] { $name } guarda le due carte coperte.
}
imhotep-keep = { $who ->
    [you] Ne tieni una.
   *[other] { $name } ne tiene una.
}
imhotep-kept = { $who ->
    [you] Tieni una delle due carte: { $cardName }.
   *[other] { $name } tiene una delle due carte: { $cardName }.
}
imhotep-build = { $who ->
    [you] { $pyramid ->
        [left] Costruisci sulla piramide di sinistra.
        [middle] Costruisci sulla piramide centrale.
       *[right] Costruisci sulla piramide di destra.
    }
   *[other] { $pyramid ->
        [left] { $name } costruisce sulla piramide di sinistra.
        [middle] { $name } costruisce sulla piramide centrale.
       *[right] { $name } costruisce sulla piramide di destra.
    }
}
imhotep-bonus-point = { $who ->
    [you] Prendi il punto del tempio.
   *[other] { $name } prende il punto del tempio.
}
imhotep-bonus-stones = { $who ->
    [you] Prendi pietre al posto del punto del tempio.
   *[other] { $name } prende pietre al posto del punto del tempio.
}
imhotep-skip = { $who ->
    [you] Rinunci a caricare.
   *[other] { $name } rinuncia a caricare.
}
imhotep-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
imhotep-stones = { $site ->
    [pyramid] Nuove sulla piramide: { $list }.
    [pyramids] Nuove sulle piramidi: { $list }.
    [temple] Nuove nel tempio: { $list }.
    [burial] Nuove nella tomba: { $list }.
   *[obelisks] Nuove agli obelischi: { $list }.
}
imhotep-stones-each = { $who ->
    [you] { $stones ->
        [one] tu { $stones } pietra
       *[other] tu { $stones } pietre
    }
   *[other] { $stones ->
        [one] { $name } { $stones } pietra
       *[other] { $name } { $stones } pietre
    }
}
imhotep-got-card = { $who ->
    [you] Ottieni una carta: { $cardName }.
   *[other] { $name } ottiene una carta: { $cardName }.
}
imhotep-red-card = Una carta ha effetto immediato: { $cardName }.
imhotep-discarded = Finite nella pila degli scarti: { $cardNames }.
imhotep-shuffled = La pila degli scarti viene mescolata e diventa il nuovo mazzo.
imhotep-round = { $who ->
    [you] Cominci tu.
    [other] Comincia { $name }.
   *[nobody] Comincia il round.
}
imhotep-market = Al mercato: { $cardNames }.

# Le cose di un giocatore sul telefono
phone-player = { $name }: carte, pietre e punti
phone-cards = Carte
phone-no-cards = Nessuna.
phone-now = Se finisse ora: { $points }
