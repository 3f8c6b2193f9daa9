# Tekstinäkymään kuuluva, mutta ilmankin sitä tarvittava
# Valikossa: toinen tapa näyttää pöytä
text-menu = Pöytä tekstinä
text-menu-drawing = Pöytä kuvana
# Mitä näppäin V tekee
text-key-view = vaihtaa tekstin ja kuvan välillä
# Ruudunlukijalle, kun joku kirjoittaa keskusteluun
text-chat = { $name } sanoo: { $said }
# Laivan nimen jäljessä kuvassa: sen kivien omistajat
text-ship-cargo = kyydissä keulasta alkaen: { $list }
# Mitä komento ”words” tekee päätteessä
cli-help-words = kuvaa pöydän ja siirrot virkkein
