# Pagina de start, mesele publice, studiul unei partide
start-title = Două jocuri cu pietre și zaruri, pe malul Nilului
start-play-now = Joacă acum
start-opponent = Adversar
start-public = Mese publice
start-study = Studiază o partidă
start-rules = Reguli

name-default = Oaspete
name-guest = Oaspete { $number }

new-title = Masă nouă
new-game = Joc
new-players-label = Numărul de jucători
new-players = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
new-me = Eu
new-here = Altă persoană aici
new-here-name = Numele celeilalte persoane
new-bots = Boți
new-bot = Bot: { $level }
new-friend = Prieten cu link
new-friend-about = primește un link pentru acest loc
new-starts = începe
new-sides = Fețe
new-all-a = Toate A
new-all-b = Toate B
new-surprise = La întâmplare
new-sides-chosen = Fețele { $sides }
new-side = { $site }, fața { $side }: { $about }
new-site-market = Piață
new-site-pyramids = Piramide
new-site-temple = Templu
new-site-burial = Cameră
new-site-obelisks = Obeliscuri
new-market-a = 4 cărți cu fața în sus
new-market-b = 3 în sus, 2 în jos
new-pyramids-a = o piramidă mare
new-pyramids-b = trei mici, cu bonusuri
new-temple-a = 1 punct pe piatră vizibilă
new-temple-b = puncte, pietre, o carte
new-burial-a = pietre unite
new-burial-b = majoritatea pe fiecare rând
new-obelisks-a = cel mai înalt obelisc
new-obelisks-b = coloane de câte trei
option-on = { $option }: da
option-off = { $option }: nu
option-choice = { $option }: { $value }
option-imhotep-wrath = Mânia faraonului
option-imhotep-wrath-about = Cine nu are nicio piatră la unul dintre cele patru monumente pierde 5 puncte la sfârșit.
new-layout = Foi
new-layout-classic = Foi clasice
new-layout-great = Foi mari: șase niveluri
new-layout-own = Foi dintr-un fișier
new-sheet-choose = Alege fișierul cu foi
new-start = Jucătorul care începe
new-start-seat = Începe locul { $number }
new-start-random = Începe cine iese la sorți
new-clock = Ceas
new-clock-none = Fără ceas
new-clock-live = { $minutes } min + { $seconds } s pe mutare
new-clock-days = { $days ->
    [one] { $days } zi pe mutare
    [few] { $days } zile pe mutare
   *[other] { $days } de zile pe mutare
}
new-who = Cine poate găsi masa
new-by-link = Doar cu link
new-public = Vizibilă pentru toți
new-open = Deschide masa

continue-title = Continuă
continue-with = { $game }: { $names }
continue-round = runda { $round }
continue-your-turn = E rândul tău
continue-acts = La rând: { $name }
continue-waiting = în așteptare
continue-finished = terminată
continue-all = { $tables ->
    [one] { $tables } masă
    [few] Toate cele { $tables } mese
   *[other] Toate cele { $tables } de mese
}
continue-fewer = Mai puține

public-join = În așteptarea jucătorilor
public-sit = Așază-te
public-yours = Masa ta
public-none = Nicio masă nu așteaptă. Deschide una, cu un loc pentru un prieten și „Vizibilă pentru toți”.
public-watch = De privit
public-look = Privește
public-none-running = Acum nu se joacă nicio partidă publică.

study-text = Privește mutare cu mutare o partidă terminată și pune un bot să o analizeze. Înregistrarea este fișierul pe care îl descarci de la masă la sfârșit sau pe care îl scrie linia de comandă.
study-drop = Trage aici o înregistrare
study-choose = Alege un fișier
study-not-a-record = { $file } nu este o înregistrare: nu se poate citi ca JSON.

missing-title = Aici nu se află nimic
missing-text = Adresa aceasta nu duce nicăieri.
missing-home = La pagina de start

from-record = { $ply ->
    [0] Partida aceasta pornește de la una înregistrată, după pregătirea ei. De aceea nu se poate dovedi că hazardul este corect.
    [one] Partida aceasta pornește de la una înregistrată, după { $ply } mutare. De aceea nu se poate dovedi că hazardul este corect.
    [few] Partida aceasta pornește de la una înregistrată, după { $ply } mutări. De aceea nu se poate dovedi că hazardul este corect.
   *[other] Partida aceasta pornește de la una înregistrată, după { $ply } de mutări. De aceea nu se poate dovedi că hazardul este corect.
}
from-record-end = { $ply ->
    [0] Partida aceasta a pornit de la una înregistrată, după pregătirea ei. De aceea nu este dovedit că hazardul a fost corect.
    [one] Partida aceasta a pornit de la una înregistrată, după { $ply } mutare. De aceea nu este dovedit că hazardul a fost corect.
    [few] Partida aceasta a pornit de la una înregistrată, după { $ply } mutări. De aceea nu este dovedit că hazardul a fost corect.
   *[other] Partida aceasta a pornit de la una înregistrată, după { $ply } de mutări. De aceea nu este dovedit că hazardul a fost corect.
}
from-record-new = Ce nu văzuse nimeni acolo a fost împărțit din nou.
from-record-same = Păstrează împărțirea acelei partide: cine o cunoaște știe ce urmează.
join-agree = Acceptă și așază-te
