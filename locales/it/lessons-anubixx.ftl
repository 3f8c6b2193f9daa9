# Le lezioni di Anubixx

lesson-anubixx-first = La tua prima partita

lesson-anubixx-first-dice-topic = i dadi
lesson-anubixx-first-dice-title = Un dado paga una pietra
lesson-anubixx-first-dice-text = Hai tirato tre dadi. Ogni dado paga una pietra del suo colore sul tuo foglio.
lesson-anubixx-first-dice-do = Metti la crocetta sulla pietra gialla in basso a sinistra.
lesson-anubixx-first-dice-other = È una mossa valida. Il dado giallo avrebbe pagato una pietra gialla.

lesson-anubixx-first-second-topic = una seconda pietra
lesson-anubixx-first-second-title = Fino a due pietre
lesson-anubixx-first-second-text = Con un’azione metti la crocetta su due pietre al massimo. Hai tirato tu: i dadi che usi restano bloccati fino alla fine del giro.
lesson-anubixx-first-second-do = Metti la crocetta sulla pietra arancione accanto.
lesson-anubixx-first-second-other = È una mossa valida. Il dado arancione è ancora lì, ora a disposizione di { $name }.

lesson-anubixx-first-quarry-topic = la cava
lesson-anubixx-first-quarry-title = Niente dado? La cava
lesson-anubixx-first-quarry-text = { $name } ha tirato i dadi e usato quello verde. Ora puoi pagare con la tua cava: si usa da sinistra a destra, e le pietre che salti sono perse.
lesson-anubixx-first-quarry-do = Metti la crocetta sulla pietra verde pagando con la cava.
lesson-anubixx-first-quarry-other = È una mossa valida. La tua cava ha ancora tutti i suoi punti.

lesson-anubixx-first-joker-topic = i jolly
lesson-anubixx-first-joker-title = Un jolly paga ogni colore
lesson-anubixx-first-joker-text = Hai due jolly per tutta la partita. Tra cava e jolly scegli tu, ma un dado adatto va sempre usato.
lesson-anubixx-first-joker-do = Metti la crocetta sulla pietra viola con un jolly.
lesson-anubixx-first-joker-other = È una mossa valida. Un jolly che avanza alla fine vale 2 punti.

lesson-anubixx-first-level-topic = la piramide
lesson-anubixx-first-level-title = La piramide cresce
lesson-anubixx-first-level-text = Una pietra più in alto richiede le due pietre sottostanti. Conta solo il tuo piano più alto: 3, 6, 10, 15, 21 punti.
lesson-anubixx-first-level-do = Metti la crocetta sulla pietra rossa al piano 2.
lesson-anubixx-first-level-other = È una mossa valida. Il secondo piano varrebbe già 6 punti.

lesson-anubixx-first-arch-topic = l’arco
lesson-anubixx-first-arch-title = Due colonne, una chiave
lesson-anubixx-first-arch-text = Le due colonne crescono dal basso; conta la più bassa, e alla fine la chiave di volta. Puoi unire una pietra della piramide e una dell’arco.
lesson-anubixx-first-arch-do = Metti la crocetta sulla pietra più bassa della colonna sinistra.
lesson-anubixx-first-arch-other = È una mossa valida. All’arco servono pietre in entrambe le colonne.

lesson-anubixx-first-relief-topic = il rilievo
lesson-anubixx-first-relief-title = Il rilievo va a coppie
lesson-anubixx-first-relief-text = Qui metti la crocetta su esattamente due campi che si toccano, e questa è tutta la tua azione. Quattro campi danno i primi punti.
lesson-anubixx-first-relief-do = Metti la crocetta sui primi due campi della riga in alto.
lesson-anubixx-first-relief-other = È una mossa valida. Il rilievo è più lento, ma entrambi i dadi sarebbero andati bene.

lesson-anubixx-first-bonus-topic = i simboli
lesson-anubixx-first-bonus-title = I simboli danno bonus
lesson-anubixx-first-bonus-text = Metti la crocetta su tutti i campi con lo stesso simbolo e ottieni il suo bonus: 3 punti. Il gatto è su un campo solo.
lesson-anubixx-first-bonus-do = Metti la crocetta sul gatto e sul campo alla sua sinistra.
lesson-anubixx-first-bonus-other = È una mossa valida. Il gatto aspetta ancora chi ci arriva per primo.

lesson-anubixx-first-closed-topic = i bonus chiusi
lesson-anubixx-first-closed-title = Un bonus si chiude
lesson-anubixx-first-closed-text = Nello stesso giro { $name } poteva ancora ottenere il gatto. Ora il giro è finito, e il gatto è chiuso per tutti gli altri.

lesson-anubixx-first-stop-topic = non fare nulla
lesson-anubixx-first-stop-title = Costruire non è un obbligo
lesson-anubixx-first-stop-text = Nessun dado va davvero bene. Le pietre della cava a destra dell’ultima depennata valgono 1 punto l’una e i jolly 2: anche risparmiarli conviene.
lesson-anubixx-first-stop-do = Termina l’azione senza pietre.
lesson-anubixx-first-stop-other = È una mossa valida. Ti è costata pietre della cava o un jolly, cioè punti.

lesson-anubixx-first-points-topic = i punti
lesson-anubixx-first-points-title = Sei fonti di punti
lesson-anubixx-first-points-text = Piramide, arco, rilievo, bonus, cava e jolly si sommano. Il tuo punteggio mostra quanto varrebbero adesso.

lesson-anubixx-first-end-topic = la fine
lesson-anubixx-first-end-title = Due opere, ed è finita
lesson-anubixx-first-end-text = La partita finisce dopo il giro in cui qualcuno termina la seconda opera. Chi allora ha due opere terminate ottiene questo bonus finale.

# I fogli più grandi
lesson-anubixx-great = I fogli grandi
lesson-anubixx-great-bottom-topic = un piano in più
lesson-anubixx-great-bottom-title = Una salita più lunga
lesson-anubixx-great-bottom-text = Queste piramidi hanno un sesto piano: una riga da sei in basso. Tutte le altre regole restano uguali.
lesson-anubixx-great-bottom-do = Metti la crocetta su una pietra della riga in basso.
lesson-anubixx-great-bottom-other = È una mossa valida. La piramide aspetta.
lesson-anubixx-great-points-topic = i punti
lesson-anubixx-great-points-title = In basso si guadagna poco
lesson-anubixx-great-points-text = I piani valgono 1, 3, 6, 10, 15 e 21 punti. I tre simboli della piramide sono sempre sui tre piani più alti.
