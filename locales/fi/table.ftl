# Pöytä: palkki, loki, keskustelu, yhteys
brand = Saqqara
game-imhotep = Imhotep
game-anubixx = Anubixx
close = Sulje
cancel = Peruuta
language = Kieli

# Paikkaluettelossa, kun pöytä on avoin
seat-open = vapaa paikka
seat-number = Paikka { $number }

# Pelaajien symbolit värien vieressä
symbol-eye = silmä
symbol-ankh = ankh
symbol-lotus = lootus
symbol-scarab = skarabee
symbol-sun = aurinko

bar-home = Aloitussivulle
bar-tools = Pöydän työkalut
bar-round = Kierros { $round }
bar-round-of = Kierros { $round }/{ $rounds }
bar-over = Peli on päättynyt
# Nimen vieressä: miettii siirtoaan
bar-thinking = miettii
bar-busy = palvelimella on ruuhkaa
bar-undo = Kumoa (U)
bar-redo = Tee uudelleen (R)
bar-hint = Vihje
bar-hint-title = Vihje (H)
bar-log = Loki
bar-chat = Keskustelu
bar-chat-unread = { $unread ->
    [0] Keskustelu
    [one] Keskustelu, { $unread } uusi viesti
   *[other] Keskustelu, { $unread } uutta viestiä
}
bar-sounds = Äänet
bar-sounds-on = Äänet ovat päällä
bar-sounds-off = Äänet ovat pois päältä
bar-dark = Tummat värit
bar-to-dark = Tummat värit
bar-to-light = Vaaleat värit
bar-menu = Valikko

# Kysymyksen edessä, kun samalla ruudulla pelaa monta
ask-named = { $name }: { $question }

clock-title = Aikaa jäljellä
# Aikaa jäljellä: päivät ja tunnit
clock-days = { $days } pv { $hours } t

log-title = Mitä juuri tapahtui
log-show = Näytä pöytä sellaisena kuin se oli
# Lukijasta itsestään
log-you = Sinä
log-round = Kierros { $round }
log-empty = Ei vielä mitään.

chat-title = Keskustelu
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-onlooker = katsoja
chat-write = Sano jotain
chat-send = Lähetä
phrase-hello = Hei!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-thanks = Kiitos!
phrase-oops = Hups!
phrase-thinking = Hetki, mietin…
phrase-rematch = Pelataanko uudestaan?
phrase-goodbye = Hei hei!

link-connecting = Yhdistetään…
link-lost = Yhteys katkesi. Yritetään uudelleen…
link-lost-sending = Yhteys katkesi. Siirtosi on tallessa ja lähtee heti, kun palvelin vastaa.
link-gone = Tällaista pöytää ei ole, tai se ei ole sinulle avoin.

move-played = { $who ->
    [you] Pelaat: { $move }.
   *[other] { $name } pelaa: { $move }.
}
points = { $sourceName }: { $list }.
# Luettelon osa tekstissä ”points”; $points merkkeineen, kuten ”+3”
points-each = { $who ->
    [you] sinä { $points }
   *[other] { $name } { $points }
}
game-over = Peli on päättynyt.
say-round = Kierros { $round } alkaa.
text-say-scores = Pisteet: { $list }.
# Montako pelaajalla on, luettelossa: ”Mara 3”
text-count = { $who ->
    [you] sinä { $number }
   *[other] { $name } { $number }
}
table-created = Pöytä on valmis.
table-created-from-record = Pöytä on valmis, tallennetun pelin pohjalta.
table-seated = { $person } istuu pöytään.
table-left = { $who ->
    [you] Lähdet paikaltasi; botti istuu tilallesi.
   *[other] { $name } lähtee paikalta; botti istuu tilalle.
}
table-started = Peli alkaa.
table-undo = { $who ->
    [you] Kumoat siirron.
   *[other] { $name } kumoaa siirron.
}
table-undo-offered = { $name } pyytää lupaa kumota siirron.
table-undo-accepted = { $name } suostuu.
table-undo-declined = { $name } ei suostu.
table-paused = Palvelin oli jonkin aikaa poissa. Kellot olivat pysähdyksissä.
table-aborted = { $name } ei tehnyt ensimmäistä siirtoaan, joten pelillä ei ole voittajaa.
table-abandoned = Kukaan ei ole pelannut pitkään aikaan, joten peli on päättynyt.
table-closed = Palvelimen omistaja on sulkenut tämän pöydän.
table-redo = { $who ->
    [you] Teet siirron uudelleen.
   *[other] { $name } tekee siirron uudelleen.
}
table-resigned = { $who ->
    [you] Luovutat.
   *[other] { $name } luovuttaa.
}
table-flagged = { $who ->
    [you] Aikasi loppui.
   *[other] Aika loppui: { $name }.
}
table-ended = Peli on päättynyt.
table-rematch = Uusintapeli on valmiina.

menu-title = Valikko
menu-watch = Kopioi linkki katsojille
menu-copied = Kopioitu.
menu-download = Lataa pelin tallenne
menu-resign = Luovuta
menu-resign-sure = { $own ->
    [yes] { $outcome ->
        [wins] Luovutatko pelin? Silloin voittaa { $other }.
        [ends] Luovutatko pelin? Peli päättyy tähän, ja jäät viimeiseksi.
       *[bot] Luovutatko pelin? Botti pelaa loppuun, ja jäät viimeiseksi.
    }
   *[no] { $outcome ->
        [wins] Luovuttaako { $name } pelin? Silloin voittaa { $other }.
        [ends] Luovuttaako { $name } pelin? Peli päättyy tähän, ja { $name } jää viimeiseksi.
       *[bot] Luovuttaako { $name } pelin? Botti pelaa loppuun, ja { $name } jää viimeiseksi.
    }
}
menu-resign-yes = Kyllä, luovuta
menu-leave = Aloitussivulle
menu-leave-note = Pöytä säilyy; löydät sen kohdasta ”Jatka”.
menu-rules = Säännöt
menu-keys = Näppäimet
menu-key-undo = kumoa
menu-key-redo = tee uudelleen
menu-key-hint = vihje
menu-key-number = tämän numeron vastaus tai maksutapa
menu-key-arrows = kohdasta toiseen
menu-key-enter = käytä
menu-key-space = kaikki heti perille; toistossa: toisto ja tauko
menu-key-log = siirto taakse tai eteen, ensimmäinen, viimeinen (toisto)
menu-key-escape = peru kesken oleva valinta tai kortin vaihe; sulje

past-title = Siirto { $ply }/{ $plies }
past-back = Takaisin nykyhetkeen

title-your-turn = Sinun vuorosi · { $game }
board-loading = Pelilautaa asetellaan…

menu-rest = Anna botin pelata puolestani
menu-rest-note = Voit palata paikallesi milloin vain.
away-text = Botti pelaa puolestasi.
away-sit = Palaan paikalleni

undo-asked = { $name } haluaisi kumota viimeisen siirron. Saat takaisin ajan, jonka se sinulta vei.
undo-waits = Muilta kysytään, saatko kumota.
undo-allow = Salli
undo-decline = Kiellä
