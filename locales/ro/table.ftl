# Masa: bara, jurnalul, discuția, conexiunea
brand = Saqqara
game-imhotep = Imhotep
game-anubixx = Anubixx
close = Închide
cancel = Renunță
language = Limbă

seat-open = loc liber
seat-number = Locul { $number }

symbol-eye = ochi
symbol-ankh = ankh
symbol-lotus = lotus
symbol-scarab = scarabeu
symbol-sun = soare

bar-home = La pagina de start
bar-tools = Uneltele mesei
bar-round = Runda { $round }
bar-round-of = Runda { $round } din { $rounds }
bar-over = Jocul s-a terminat
bar-thinking = se gândește
bar-busy = serverul este ocupat
bar-undo = Anulează mutarea (U)
bar-redo = Refă (R)
bar-hint = Sfat
bar-hint-title = Sfat (H)
bar-log = Jurnal
bar-chat = Discuție
bar-chat-unread = { $unread ->
    [0] Discuție
    [one] Discuție, { $unread } mesaj nou
    [few] Discuție, { $unread } mesaje noi
   *[other] Discuție, { $unread } de mesaje noi
}
bar-sounds = Sunete
bar-sounds-on = Sunetele sunt pornite
bar-sounds-off = Sunetele sunt oprite
bar-dark = Culori închise
bar-to-dark = Culori închise
bar-to-light = Culori deschise
bar-menu = Meniu

ask-named = { $name }: { $question }

clock-title = Timp rămas
clock-days = { $days } z { $hours } h

log-title = Ce s-a întâmplat
log-show = Arată masa așa cum era atunci
log-you = Tu
log-round = Runda { $round }
log-empty = Încă nimic.

chat-title = Discuție
chat-empty = Încă n-a spus nimeni nimic.
chat-onlooker = spectator
chat-write = Scrie ceva
chat-send = Trimite
phrase-hello = Salut!
phrase-good-luck = Baftă!
phrase-well-played = Frumos jucat!
phrase-thanks = Mulțumesc!
phrase-oops = Hopa!
phrase-thinking = Stai să mă gândesc…
phrase-rematch = Încă o partidă?
phrase-goodbye = Pe curând!

link-connecting = Se conectează…
link-lost = Conexiune pierdută. Se încearcă din nou…
link-lost-sending = Conexiune pierdută. Mutarea ta este păstrată și pleacă imediat ce răspunde serverul.
link-gone = Masa aceasta nu există sau nu este deschisă pentru tine.

move-played = { $who ->
    [you] Mutarea ta: { $move }.
   *[other] { $name }: { $move }.
}
points = { $sourceName }: { $list }.
points-each = { $who ->
    [you] tu { $points }
   *[other] { $name } { $points }
}
game-over = Jocul s-a terminat.
say-round = Începe runda { $round }.
text-say-scores = Puncte: { $list }.
text-count = { $who ->
    [you] tu { $number }
   *[other] { $name } { $number }
}
table-created = Masa este pregătită.
table-created-from-record = Masa este pregătită, cu o partidă înregistrată.
table-seated = { $person } se așază la masă.
table-left = { $who ->
    [you] Te ridici de la masă; joacă un bot în locul tău.
   *[other] { $name } se ridică de la masă; în locul său joacă un bot.
}
table-started = Începe jocul.
table-undo = { $who ->
    [you] Anulezi o mutare.
   *[other] { $name } anulează o mutare.
}
table-undo-offered = { $name } cere să anuleze o mutare.
table-undo-accepted = { $name } acceptă.
table-undo-declined = { $name } refuză.
table-paused = Serverul a lipsit o vreme. Ceasurile au stat pe loc.
table-aborted = { $name } nu a făcut prima mutare, așa că partida nu are câștigător.
table-abandoned = Nimeni nu a mai jucat de mult, așa că partida s-a încheiat.
table-closed = Proprietarul serverului a închis această masă.
table-redo = { $who ->
    [you] Refaci mutarea.
   *[other] { $name } reface mutarea.
}
table-resigned = { $who ->
    [you] Abandonezi.
   *[other] { $name } abandonează.
}
table-flagged = { $who ->
    [you] Ți s-a terminat timpul.
   *[other] Timp expirat: { $name }.
}
table-ended = Partida s-a încheiat.
table-rematch = Revanșa este pregătită.

menu-title = Meniu
menu-watch = Copiază un link pentru spectatori
menu-copied = Copiat.
menu-download = Descarcă partida
menu-resign = Abandonează
menu-resign-sure = { $own ->
    [yes] { $outcome ->
        [wins] Abandonezi partida? Atunci câștigă: { $other }.
        [ends] Abandonezi partida? Jocul se încheie aici, iar tu ieși pe ultimul loc.
       *[bot] Abandonezi partida? Un bot joacă mai departe, iar tu ieși pe ultimul loc.
    }
   *[no] { $outcome ->
        [wins] { $name } abandonează partida? Atunci câștigă: { $other }.
        [ends] { $name } abandonează partida? Jocul se încheie aici, iar { $name } iese pe ultimul loc.
       *[bot] { $name } abandonează partida? Un bot joacă mai departe, iar { $name } iese pe ultimul loc.
    }
}
menu-resign-yes = Da, abandonează
menu-leave = La pagina de start
menu-leave-note = Masa rămâne; o găsești la „Continuă”.
menu-rules = Reguli
menu-keys = Taste
menu-key-undo = anulează mutarea
menu-key-redo = refă
menu-key-hint = sfat
menu-key-number = răspunsul sau plata cu acest număr
menu-key-arrows = de la un lucru la altul
menu-key-enter = folosește-l
menu-key-space = arată totul imediat; reluare: derulare și pauză
menu-key-log = o mutare înapoi sau înainte, prima, ultima (reluare)
menu-key-escape = anulează o alegere începută sau un pas al unei cărți; închide

past-title = Mutarea { $ply } din { $plies }
past-back = Înapoi la prezent

title-your-turn = E rândul tău · { $game }
board-loading = Se pregătește masa…

menu-rest = Lasă un bot să joace pentru mine
menu-rest-note = Îți poți relua locul oricând.
away-text = Un bot joacă în locul tău.
away-sit = Îmi reiau locul

undo-asked = { $name } ar vrea să anuleze ultima mutare. Primești înapoi timpul pe care ți l-a luat.
undo-waits = Ceilalți sunt întrebați dacă poți anula mutarea.
undo-allow = Accept
undo-decline = Refuz
