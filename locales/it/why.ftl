# Perché qualcosa ora non si può usare: come stanno le cose, e (-help) che cosa aiuta
why-not-asked = Adesso devi scegliere altro.
why-not-asked-help = Prima rispondi alla domanda.

# Imhotep
why-sled-full = La tua slitta è piena.
why-sled-full-help = Porta cinque pietre. Prima caricane una su una barca.
why-quarry-empty = La tua cava è vuota.
why-quarry-empty-help = Tutte le tue pietre sono sul tavolo.
why-sled-empty = La tua slitta è vuota.
why-sled-empty-help = Prima prendi delle pietre.
why-ships-full = Tutte le barche sono piene.
why-ships-full-help = Fanne partire una, invece.
why-no-ship-ready = Nessuna barca può ancora partire.
why-no-ship-ready-help = A ciascuna servono tante pietre quante sono le tacche sullo scafo.
why-no-blue-card = Non hai carte blu.
why-no-blue-card-help = Le pietre al mercato ti danno carte.
why-below-minimum = { $stones ->
    [one] A questa barca serve ancora { $stones } pietra per partire.
   *[other] A questa barca servono ancora { $stones } pietre per partire.
}
why-below-minimum-help = Contano le pietre di tutti.
why-ship-sailed = Questa barca è già partita.
why-ship-sailed-help = Al prossimo round arrivano barche nuove.
why-ship-full = Questa barca è piena.
why-ship-full-help = Scegline un’altra.
why-other-ship = La tua carta fa partire la barca appena caricata.
why-other-ship-help = Questa aspetta.
why-site-taken = Lì c’è già una barca.
why-site-taken-help = Questo molo si libera al prossimo round.
why-card-useless = { $why ->
    [no-ship] La Leva fa partire una barca, e nessuna può ancora partire.
    [no-load] Alla Vela serve una barca che possa partire con un’altra pietra dalla tua slitta.
    [no-space] Questa carta carica pietre, e tutte le barche sono piene.
    [no-stone] Questa carta carica una pietra, e tu non ne hai più.
   *[two-stones] Allo Scalpello servono due pietre sulla tua slitta e due spazi liberi sulle barche.
}
why-card-useless-help = Non usata, alla fine vale 1 punto.

# Anubixx
why-keystone-needs-columns = La chiave di volta richiede entrambe le colonne complete.
why-keystone-needs-columns-help = Prima metti le crocette sul resto dell’arco.
why-column-from-below = Una colonna si costruisce dal basso.
why-column-from-below-help = Prima metti la crocetta sulla pietra sotto.
why-needs-support = Questa pietra richiede le due pietre sottostanti.
why-needs-support-help = Prima metti le crocette su quelle.
why-no-payment = { $colour ->
    [R] Nessun dado rosso è libero, e nella tua cava non restano pietre rosse.
    [B] Nessun dado blu è libero, e nella tua cava non restano pietre blu.
    [V] Nessun dado viola è libero, e nella tua cava non restano pietre viola.
    [O] Nessun dado arancione è libero, e nella tua cava non restano pietre arancioni.
    [G] Nessun dado verde è libero, e nella tua cava non restano pietre verdi.
   *[Y] Nessun dado giallo è libero, e nella tua cava non restano pietre gialle.
}
why-no-payment-help = E non ti restano nemmeno jolly.
why-relief-is-whole-action = Il rilievo è un’azione a sé.
why-relief-is-whole-action-help = Dopo una prima pietra restano solo piramide e arco.
why-no-neighbour = Nessun campo vicino è libero.
why-no-neighbour-help = Nel rilievo si segnano due campi vicini alla volta.
why-pair-unpaid = Questo campo e uno vicino non si possono pagare insieme.
why-pair-unpaid-help = Nel rilievo si segnano due campi vicini alla volta.
