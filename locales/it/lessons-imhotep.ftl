# Le lezioni di Imhotep

lesson-imhotep-first = La tua prima partita

lesson-imhotep-first-get-topic = prendere pietre
lesson-imhotep-first-get-title = Pietre per la tua slitta
lesson-imhotep-first-get-text = Nel tuo turno scegli una tra quattro azioni. La prima: prendi fino a tre pietre dalla tua cava; la slitta ne porta cinque.
lesson-imhotep-first-get-do = Scegli la tua cava.
lesson-imhotep-first-get-other = È una mossa valida. Ma con così poche pietre sulla slitta presto ti servirà un turno per prenderne altre.

lesson-imhotep-first-load-topic = caricare
lesson-imhotep-first-load-title = Un posto a prua
lesson-imhotep-first-load-text = Una pietra della tua slitta va su uno spazio libero qualsiasi di una barca. Dallo spazio 1, a prua, si scarica per prima.
lesson-imhotep-first-load-do = Scegli lo spazio 1 di questa barca.
lesson-imhotep-first-load-other = È una mossa valida. Ma la prua di questa barca è ancora libera, e { $name } può prenderla.

lesson-imhotep-first-sail-topic = partire
lesson-imhotep-first-sail-title = Una barca può partire
lesson-imhotep-first-sail-text = Questa barca ha abbastanza pietre: chiunque può portarla a un molo libero, anche tu. Alla piramide ogni pietra dà punti subito.
lesson-imhotep-first-sail-do = Scegli la barca, poi la piramide.
lesson-imhotep-first-sail-other = È una mossa valida, e spesso buona. Ma se la barca resta qui, { $name } può mandarla dove vuole.

lesson-imhotep-first-minimum-topic = il carico minimo
lesson-imhotep-first-minimum-title = Troppo vuota per partire
lesson-imhotep-first-minimum-text = Questa barca ha posto per tre pietre e per partire gliene servono due. Lo indicano le tacche sullo scafo.
lesson-imhotep-first-minimum-do = Carica una pietra su questa barca.
lesson-imhotep-first-minimum-other = È una mossa valida. A questa barca manca ancora una pietra, quindi nessuno può farla partire.

lesson-imhotep-first-temple-topic = il tempio
lesson-imhotep-first-temple-title = Il tempio paga a ogni round
lesson-imhotep-first-temple-text = Lì le pietre formano una riga, e le successive si posano sopra. Alla fine di ogni round, ogni pietra visibile dall’alto dà 1 punto.
lesson-imhotep-first-temple-do = Porta questa barca al tempio.
lesson-imhotep-first-temple-other = È una mossa valida. Una pietra nel tempio avrebbe reso in questo round e forse in molti altri.

lesson-imhotep-first-others-topic = chi decide
lesson-imhotep-first-others-title = Altri portano le tue pietre
lesson-imhotep-first-others-text = Con la tua pietra questa barca grande ha le tre che le servono. Allora { $name } può scegliere dove vanno tutte.
lesson-imhotep-first-others-do = Carica una pietra sulla barca grande.
lesson-imhotep-first-others-other = È una mossa valida. Tiene la tua pietra lontano da una barca che { $name } farebbe partire.

lesson-imhotep-first-burial-topic = la tomba
lesson-imhotep-first-burial-title = Gruppi nella tomba
lesson-imhotep-first-burial-text = { $name } ha mandato qui la barca. Dopo l’ultimo round, le pietre dello stesso colore che si toccano sono un gruppo: 1, 3, 6, 10, 15 punti per 1–5 pietre.

lesson-imhotep-first-small-topic = l’ultima barca
lesson-imhotep-first-small-title = Una barca per una pietra
lesson-imhotep-first-small-text = Questa barca ha posto per una pietra, e le basta. Sono liberi solo il mercato e gli obelischi: in un round ogni luogo riceve una sola barca.
lesson-imhotep-first-small-do = Carica la barca piccola.
lesson-imhotep-first-small-other = È una mossa valida. La barca piccola resta vuota, e sarà di chi la carica per primo.

lesson-imhotep-first-card-topic = le carte mercato
lesson-imhotep-first-card-title = La pietra è tua, la carta anche
lesson-imhotep-first-card-text = { $name } ha portato la barca al mercato, ma la pietra è tua: prendi una carta. Le rosse agiscono subito, verdi e viola contano alla fine, le blu aspettano il tuo turno.
lesson-imhotep-first-card-do = Prendi la carta blu.
lesson-imhotep-first-card-other = Anche questa è una buona carta. Con una blu potevi fare due cose in un turno.

lesson-imhotep-first-round-topic = la fine del round
lesson-imhotep-first-round-title = Il round è finito
lesson-imhotep-first-round-text = Quattro barche sono partite: il tempio ha dato 1 punto per ogni pietra in cima, e sono arrivate barche e carte nuove. L’ultima barca l’ha fatta partire { $name }, quindi comincia chi viene dopo: tu.

lesson-imhotep-first-blue-topic = le carte blu
lesson-imhotep-first-blue-title = Due cose insieme
lesson-imhotep-first-blue-text = Una carta blu è tutto il tuo turno, e si usa una volta sola. Questa carica una pietra e poi fa partire quella barca.
lesson-imhotep-first-blue-do = Gioca la carta e carica la barca 3.
lesson-imhotep-first-blue-other = È una mossa valida. La carta aspetta; se non la usi mai, alla fine vale 1 punto.

lesson-imhotep-first-obelisks-topic = gli obelischi
lesson-imhotep-first-obelisks-title = Chi costruisce più in alto?
lesson-imhotep-first-obelisks-text = Ognuno ha la propria torre. Dopo l’ultimo round la più alta dà 10 punti, l’altra 1.
lesson-imhotep-first-obelisks-do = Porta la barca agli obelischi.
lesson-imhotep-first-obelisks-other = È una mossa valida. Gli obelischi aspettano un’altra barca.

lesson-imhotep-first-count-topic = il punteggio finale
lesson-imhotep-first-count-title = Il punteggio finale
lesson-imhotep-first-count-text = Dopo il round 6, tomba, obelischi e carte si aggiungono al punteggio. Lì accanto vedi quanto valgono ora.

# Brevi lezioni: i lati B, uno per luogo

lesson-imhotep-market-b = Mercato, lato B
lesson-imhotep-market-b-sail-topic = il mercato
lesson-imhotep-market-b-sail-title = Tre scoperte, due coperte
lesson-imhotep-market-b-sail-text = Sul lato B tre carte sono scoperte, e due coperte all’ultimo posto. Come sempre, ogni pietra prende un posto.
lesson-imhotep-market-b-sail-do = Porta la barca piccola al mercato.
lesson-imhotep-market-b-sail-other = È una mossa valida. Le carte coperte aspettano.
lesson-imhotep-market-b-pick-topic = le carte coperte
lesson-imhotep-market-b-pick-title = Guardane due
lesson-imhotep-market-b-pick-text = Se prendi le coperte, le vedi entrambe, e solo tu. Ne tieni una, l’altra si scarta.
lesson-imhotep-market-b-pick-do = Prendi le due carte coperte.
lesson-imhotep-market-b-pick-other = Anche questa è una buona carta: ciò che è scoperto lo conosci.
lesson-imhotep-market-b-keep-topic = una su due
lesson-imhotep-market-b-keep-title = Tieni la migliore
lesson-imhotep-market-b-keep-text = L’altra carta va nella pila degli scarti, scoperta.
lesson-imhotep-market-b-keep-do = Scegli una carta.
lesson-imhotep-market-b-keep-other = È una mossa valida.

lesson-imhotep-pyramids-b = Piramidi, lato B
lesson-imhotep-pyramids-b-sail-topic = tre piramidi
lesson-imhotep-pyramids-b-sail-title = Tre piccole piramidi
lesson-imhotep-pyramids-b-sail-text = Sul lato B ci sono tre piramidi da cinque pietre. Alcuni spazi danno anche una carta, pietre per la slitta o una pietra da caricare.
lesson-imhotep-pyramids-b-sail-do = Porta questa barca alle piramidi.
lesson-imhotep-pyramids-b-sail-other = È una mossa valida. Le piramidi aspettano un’altra barca.
lesson-imhotep-pyramids-b-build-topic = la tua scelta
lesson-imhotep-pyramids-b-build-title = Scegli tu la piramide
lesson-imhotep-pyramids-b-build-text = Chi possiede la pietra sceglie dove va, e apre agli altri lo spazio successivo. I bonus valgono subito, prima che si scarichi la pietra seguente.
lesson-imhotep-pyramids-b-build-do = Scegli una piramide.
lesson-imhotep-pyramids-b-build-other = È una mossa valida.

lesson-imhotep-temple-b = Tempio, lato B
lesson-imhotep-temple-b-sail-topic = la fine del round
lesson-imhotep-temple-b-sail-title = Ogni spazio paga a modo suo
lesson-imhotep-temple-b-sail-text = Sul lato B una pietra in cima dà ciò che indica il suo spazio: 2 punti, una carta dal mazzo oppure, a tua scelta, 1 punto o 2 pietre. Succede quando è partita l’ultima barca del round.
lesson-imhotep-temple-b-sail-do = Porta l’ultima barca agli obelischi.
lesson-imhotep-temple-b-sail-other = È una mossa valida.
lesson-imhotep-temple-b-bonus-topic = la tua scelta
lesson-imhotep-temple-b-bonus-title = Un punto o due pietre
lesson-imhotep-temple-b-bonus-text = La tua pietra è in cima al primo spazio. Un punto è sicuro; due pietre ti risparmiano quasi un turno.
lesson-imhotep-temple-b-bonus-do = Scegli uno dei due.
lesson-imhotep-temple-b-bonus-other = È una mossa valida.

lesson-imhotep-burial-b = Tomba, lato B
lesson-imhotep-burial-b-sail-topic = le righe
lesson-imhotep-burial-b-sail-title = Righe invece di gruppi
lesson-imhotep-burial-b-sail-text = Le pietre riempiono sempre una colonna dopo l’altra, ciascuna dall’alto. Ma sul lato B ogni riga conta a sé.
lesson-imhotep-burial-b-sail-do = Porta questa barca alla tomba.
lesson-imhotep-burial-b-sail-other = È una mossa valida. La tomba aspetta un’altra barca.
lesson-imhotep-burial-b-rows-topic = il conteggio
lesson-imhotep-burial-b-rows-title = La maggioranza in ogni riga
lesson-imhotep-burial-b-rows-text = Dopo l’ultimo round, chi ha più pietre in una riga ottiene 8 punti, il secondo 4, il terzo 2. In caso di parità i punti si dividono, arrotondando per difetto.

lesson-imhotep-obelisks-b = Obelischi, lato B
lesson-imhotep-obelisks-b-sail-topic = le torri
lesson-imhotep-obelisks-b-sail-title = Tre pietre, una torre
lesson-imhotep-obelisks-b-sail-text = Sul lato B le pietre aspettano finché ne hai tre. Allora diventano subito una torre.
lesson-imhotep-obelisks-b-sail-do = Porta questa barca agli obelischi.
lesson-imhotep-obelisks-b-sail-other = È una mossa valida. Gli obelischi aspettano un’altra barca.
lesson-imhotep-obelisks-b-tower-topic = i punti
lesson-imhotep-obelisks-b-tower-title = Chi arriva prima guadagna di più
lesson-imhotep-obelisks-b-tower-text = La tua torre ha preso il posto di maggior valore: 10 punti subito. Le prossime danno 9, 8, 7, 6 e poi 5; una pietra ancora in attesa alla fine dà 1 punto.

lesson-imhotep-wrath = Variante: L’ira del faraone
lesson-imhotep-wrath-rule-topic = la penalità
lesson-imhotep-wrath-rule-title = Nessun monumento senza di te
lesson-imhotep-wrath-rule-text = Piramidi, tempio, tomba e obelischi sono i quattro monumenti. Chi alla fine non ha pietre in uno di essi perde 5 punti, sempre 5 anche se ne mancano diversi.
lesson-imhotep-wrath-sail-topic = una prima pietra
lesson-imhotep-wrath-sail-title = Basta una pietra
lesson-imhotep-wrath-sail-text = Una sola pietra calma il faraone. Il mercato non conta: da lì le pietre se ne vanno.
lesson-imhotep-wrath-sail-do = Porta la tua barca a un monumento.
lesson-imhotep-wrath-sail-other = È una mossa valida. Hai ancora tempo per i quattro monumenti.
