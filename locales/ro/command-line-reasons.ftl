# De ce nu se poate o opțiune, o înregistrare sau o sămânță

reason-flag = { $option } trebuie să fie True sau False, nu { $value }
reason-choices = { $option } trebuie să fie una dintre valorile: { $choices }; nu { $value }
reason-text = { $option } trebuie să fie un text, nu { $value }
reason-range = { $option } trebuie să fie de la { $least } la { $most }, nu { $value }
reason-start = { $option } trebuie să fie un loc de la 0 la { $most } sau „random”, nu { $value }
reason-seed = { $option } trebuie să fie un număr întreg de la 0 la 2**{ $bits } - 1, nu { $value }
reason-room = { $option } trebuie să lase loc pentru toate jocurile ({ $games }) sub 2**{ $bits }
reason-games = { $option } trebuie să fie cel puțin 1, nu { $games }
reason-seats = { $option } trebuie să fie de la { $least } la { $most } pentru { $game }, nu { $value }
reason-name-bots = { $option } trebuie să numească boți, de exemplu greedy,random
reason-unknown = necunoscut: { $name }; există: { $known }
reason-unknown-game = joc necunoscut: { $name }; există: { $known }
reason-unknown-bot = bot necunoscut: { $bot }; există: { $known }
reason-bot-text = un bot se numește printr-un text, nu { $bot }; există: { $known }
reason-no-budget = botul { $bot } nu are un buget ca 0.5s, 200ms sau 2000 (simulări)
reason-bot = botul { $bot }: { $why }
reason-seconds = secundele unui buget trebuie să fie peste 0 și cel mult 86400, nu { $value }
reason-simulations = simulările unui buget trebuie să fie de la 1 la 1000000000, nu { $value }
reason-imhotep-sides = { $option } trebuie să fie cinci litere A sau B, câte una pentru fiecare locație, nu { $value }
reason-anubixx-players = { $option } poate fi cel mult { $sheets }, fiindcă atâtea foi are setul ({ $sheets })

reason-missing = lipsește
reason-type = trebuie să fie { $wanted }, nu { $found }
reason-a-text = un text
reason-a-list = o listă
reason-an-object = un obiect
reason-a-number = un număr
reason-true-or-false = true sau false
reason-format = trebuie să fie { $format }, nu { $value }
reason-nested = imbricat mai adânc decât nivelul { $levels }
reason-key = cheia { $key } nu este un text
reason-not-json = { $type } nu poate sta într-un fișier JSON
reason-drawn = trebuie să fie locul ales de hazard, nu { $value }
reason-illegal = mutarea { $number } nu este permisă: { $move }: { $why }
reason-chance-missing = lipsește intrarea { $entry }, deși s-a întâmplat până la mutarea { $number }
reason-not-yet = nu s-a întâmplat încă
reason-result-early = există, dar jocul nu s-a încheiat
reason-result = mutările duc la { $true }, nu la { $value }
reason-ply = numărul de mutări din înregistrare este { $moves }; poziția { $ply } nu există
reason-numbers = trebuie să fie aceste numere, în orice ordine: { $numbers }
reason-dice = trebuie să fie o listă de zaruri ({ $dice }), nu { $value }
reason-die = un zar arată de la { $least } la { $most }, nu { $value }
reason-imhotep-rounds = trebuie să fie o listă de cărți de rundă ({ $cards })
reason-imhotep-round-card = { $value } nu este o carte de rundă rămasă pentru { $players } jucători
reason-imhotep-cards = trebuie să fie o listă de cărți surpriză ({ $cards }), nu { $found }
reason-imhotep-no-card = cartea { $number }, { $value }, nu este o carte surpriză
reason-imhotep-card-more = cartea { $number }: { $card } apare de prea multe ori
reason-anubixx-sheets = trebuie să fie o listă de foi ({ $sheets }), câte una pentru fiecare loc
reason-anubixx-sheet = { $value } nu este o foaie; există { $known }
reason-anubixx-dealt = foaia { $sheet } este deja împărțită; fiecare primește alta
reason-anubixx-dice = trebuie să fie o listă de culori ({ $dice }), nu { $found }
reason-anubixx-die = zarul { $number } arată { $value }, care nu este o culoare ({ $known })

reason-no-seed = nu conține sămânța (cifre hexazecimale: { $digits }), deci hazardul nu poate fi verificat
reason-no-secret = nu conține secretul (cifre hexazecimale: { $digits }), deci hazardul nu poate fi verificat
reason-no-numbers = lipsesc numerele oamenilor, deci hazardul nu poate fi verificat
reason-generator = generatorul este necunoscut: poate îl știe o versiune mai nouă de saqqara
reason-not-published = { $whose ->
    [seed] sămânța nu este cea publicată: amprenta ei SHA-256 este { $hash }
   *[secret] secretul nu este cel publicat: amprenta lui SHA-256 este { $hash }
}
reason-does-not-follow = sămânța nu rezultă din secret și din numerele oamenilor
reason-other-game = sămânța dă alt joc: mutarea { $number }, { $why }
reason-other-deal = sămânța dă altceva decât are înregistrarea la: { $what }

reason-no-plan = nu începe cu un plan în formatul { $format }
reason-plan = planul este imposibil: { $why }
reason-empty = este gol
reason-line = un rând este greșit
reason-whole-numbers = jocul { $number } nu este făcut din numere întregi
reason-another-match = jocul { $number } nu este cel pe care îl are planul la acest număr
reason-match-seats = jocul { $number } nu are numărul de locuri din plan: { $seats }
