# Perché un’opzione, una partita registrata o un seme non va bene

reason-flag = { $option } dev’essere True o False, non { $value }
reason-choices = { $option } dev’essere uno di questi: { $choices }; non { $value }
reason-text = { $option } dev’essere un testo, non { $value }
reason-range = { $option } dev’essere da { $least } a { $most }, non { $value }
reason-start = { $option } dev’essere un posto da 0 a { $most } o «random», non { $value }
reason-seed = { $option } dev’essere un numero intero da 0 a 2**{ $bits } - 1, non { $value }
reason-room = { $option } deve lasciare spazio a { $games } partite sotto 2**{ $bits }
reason-games = { $option } dev’essere almeno 1, non { $games }
reason-seats = { $option } dev’essere da { $least } a { $most } per { $game }, non { $value }
reason-name-bots = { $option } deve nominare dei bot, per esempio greedy,random
reason-unknown = sconosciuto: { $name }; ci sono: { $known }
reason-unknown-game = gioco sconosciuto: { $name }; ci sono: { $known }
reason-unknown-bot = bot sconosciuto: { $bot }; ci sono: { $known }
reason-bot-text = un bot si indica con un testo, non { $bot }; ci sono: { $known }
reason-no-budget = il bot { $bot } non ha un budget come 0.5s, 200ms o 2000 (simulazioni)
reason-bot = bot { $bot }: { $why }
reason-seconds = i secondi di un budget devono essere più di 0 e al massimo 86400, non { $value }
reason-simulations = le simulazioni di un budget devono essere da 1 a 1000000000, non { $value }
reason-imhotep-sides = { $option } dev’essere di cinque lettere A o B, una per luogo, non { $value }
reason-anubixx-players = { $option } può essere al massimo { $sheets }, perché i fogli di gioco della serie sono { $sheets }

reason-missing = manca
reason-type = dev’essere { $wanted }, non { $found }
reason-a-text = un testo
reason-a-list = una lista
reason-an-object = un oggetto
reason-a-number = un numero
reason-true-or-false = true o false
reason-format = dev’essere { $format }, non { $value }
reason-nested = annidato oltre { $levels } livelli
reason-key = la chiave { $key } non è un testo
reason-not-json = { $type } non può stare in JSON
reason-drawn = dev’essere il posto sorteggiato, non { $value }
reason-illegal = la mossa { $number } non è permessa: { $move }: { $why }
reason-chance-missing = manca la voce { $entry }, già avvenuta alla mossa { $number }
reason-not-yet = non è ancora avvenuto
reason-result-early = c’è, ma la partita non è finita
reason-result = le mosse portano a { $true }, non a { $value }
reason-ply = le mosse registrate sono { $moves }; la posizione { $ply } non c’è
reason-numbers = devono essere questi numeri, in qualsiasi ordine: { $numbers }
reason-dice = dev’essere una lista di { $dice } dadi, non { $value }
reason-die = un dado mostra da { $least } a { $most }, non { $value }
reason-imhotep-rounds = dev’essere una lista di { $cards } carte round
reason-imhotep-round-card = { $value } non è una carta round rimasta per { $players } giocatori
reason-imhotep-cards = dev’essere una lista di { $cards } carte mercato, non { $found }
reason-imhotep-no-card = la carta { $number }, { $value }, non è una carta mercato
reason-imhotep-card-more = carta { $number }: { $card } compare troppe volte
reason-anubixx-sheets = dev’essere una lista di { $sheets } fogli di gioco, uno per posto
reason-anubixx-sheet = { $value } non è un foglio di gioco; ci sono { $known }
reason-anubixx-dealt = il foglio di gioco { $sheet } è già assegnato; ognuno ne riceve uno diverso
reason-anubixx-dice = dev’essere una lista di { $dice } colori, non { $found }
reason-anubixx-die = il dado { $number } mostra { $value }, che non è un colore ({ $known })

reason-no-seed = non contiene il seme ({ $digits } cifre esadecimali), quindi il caso non si può verificare
reason-no-secret = non contiene il segreto ({ $digits } cifre esadecimali), quindi il caso non si può verificare
reason-no-numbers = mancano i numeri delle persone, quindi il caso non si può verificare
reason-generator = generatore sconosciuto: forse lo conosce una versione più recente di saqqara
reason-not-published = { $whose ->
    [seed] il seme non è quello pubblicato: la sua impronta SHA-256 è { $hash }
   *[secret] il segreto non è quello pubblicato: la sua impronta SHA-256 è { $hash }
}
reason-does-not-follow = il seme non deriva dal segreto e dai numeri delle persone
reason-other-game = il seme dà un’altra partita: mossa { $number }, { $why }
reason-other-deal = il seme dà altro rispetto alla registrazione: { $what }

reason-no-plan = non comincia con un piano nel formato { $format }
reason-plan = il suo piano è impossibile: { $why }
reason-empty = è vuoto
reason-line = una riga è sbagliata
reason-whole-numbers = la partita { $number } non è fatta di numeri interi
reason-another-match = la partita { $number } non è quella che il piano ha con questo numero
reason-match-seats = la partita { $number } non ha { $seats } posti
