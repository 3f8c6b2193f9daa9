# La pagina iniziale, i tavoli pubblici, lo studio di una partita
start-title = Due giochi di pietre e dadi, sulle rive del Nilo
start-play-now = Gioca subito
start-opponent = Avversario
start-public = Tavoli pubblici
start-study = Studia una partita
start-rules = Regole

name-default = Ospite
name-guest = Ospite { $number }

new-title = Nuovo tavolo
new-game = Gioco
new-players-label = Numero di giocatori
new-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
new-me = Io
new-here = Un’altra persona qui
new-here-name = Nome dell’altra persona
new-bots = Bot
new-bot = Bot: { $level }
new-friend = Amico via link
new-friend-about = riceve un link per questo posto
new-starts = comincia
new-sides = Lati
new-all-a = Tutti A
new-all-b = Tutti B
new-surprise = A sorpresa
new-sides-chosen = Lati { $sides }
new-side = { $site }, lato { $side }: { $about }
new-site-market = Mercato
new-site-pyramids = Piramidi
new-site-temple = Tempio
new-site-burial = Tomba
new-site-obelisks = Obelischi
new-market-a = 4 carte scoperte
new-market-b = 3 scoperte, 2 coperte
new-pyramids-a = una grande piramide
new-pyramids-b = tre piccole, con bonus
new-temple-a = 1 punto per ogni pietra in cima
new-temple-b = punti, pietre, una carta
new-burial-a = gruppi collegati
new-burial-b = maggioranza in ogni riga
new-obelisks-a = torre più alta
new-obelisks-b = torri da tre
option-on = { $option }: sì
option-off = { $option }: no
option-choice = { $option }: { $value }
option-imhotep-wrath = L’ira del faraone
option-imhotep-wrath-about = Chi non ha pietre in uno dei quattro monumenti perde 5 punti alla fine.
new-layout = Fogli
new-layout-classic = Fogli classici
new-layout-great = Fogli grandi: sei piani
new-layout-own = Fogli da un file
new-sheet-choose = Scegli il file dei fogli
new-start = Primo giocatore
new-start-seat = Comincia il posto { $number }
new-start-random = Primo giocatore a sorte
new-clock = Orologio
new-clock-none = Senza orologio
new-clock-live = { $minutes } min + { $seconds } s a mossa
new-clock-days = { $days ->
    [one] { $days } giorno a mossa
   *[other] { $days } giorni a mossa
}
new-who = Chi può trovare il tavolo
new-by-link = Solo via link
new-public = Visibile a tutti
new-open = Apri il tavolo

continue-title = Continua
continue-with = { $game }: { $names }
continue-round = { $game ->
    [anubixx] giro { $round }
   *[other] round { $round }
}
continue-your-turn = Tocca a te
continue-acts = Turno: { $name }
continue-waiting = in attesa
continue-finished = finita
continue-all = { $tables ->
    [one] { $tables } tavolo
   *[other] Tutti i { $tables } tavoli
}
continue-fewer = Meno

public-join = In attesa di giocatori
public-sit = Siediti
public-yours = Il tuo tavolo
public-none = Nessun tavolo in attesa. Aprine uno, con un posto per un amico e «Visibile a tutti».
public-watch = Da guardare
public-look = Guarda
public-none-running = Al momento non c’è nessuna partita pubblica in corso.

study-text = Rivedi una partita finita mossa per mossa e falla analizzare. La registrazione è il file che scarichi dal tavolo alla fine, o che scrive la riga di comando.
study-drop = Trascina qui una registrazione
study-choose = Scegli un file
study-not-a-record = { $file } non è una registrazione: non si legge come JSON.

missing-title = Qui non c’è nulla
missing-text = Questo indirizzo non porta da nessuna parte.
missing-home = Alla pagina iniziale

from-record = { $ply ->
    [0] Questa partita comincia da una partita registrata, dopo la preparazione. Perciò non si può dimostrare che il caso sia equo.
    [one] Questa partita comincia da una partita registrata, dopo { $ply } mossa. Perciò non si può dimostrare che il caso sia equo.
   *[other] Questa partita comincia da una partita registrata, dopo { $ply } mosse. Perciò non si può dimostrare che il caso sia equo.
}
from-record-end = { $ply ->
    [0] Questa partita è cominciata da una partita registrata, dopo la preparazione. Perciò non è dimostrato che il caso sia stato equo.
    [one] Questa partita è cominciata da una partita registrata, dopo { $ply } mossa. Perciò non è dimostrato che il caso sia stato equo.
   *[other] Questa partita è cominciata da una partita registrata, dopo { $ply } mosse. Perciò non è dimostrato che il caso sia stato equo.
}
from-record-new = Ciò che lì nessuno aveva visto è stato ridistribuito.
from-record-same = Conserva la distribuzione di quella partita: chi la conosce sa che cosa arriverà.
join-agree = Accetta e siediti
