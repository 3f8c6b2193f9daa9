# Mitä juuri tapahtuu, ja mitä on tapahtunut viime vuorosi jälkeen
scene-skip = Ohita
scene-skip-key = Välilyönti
# Kukaan ei saa tästä pisteitä
scene-nobody = ei kukaan
scene-final-count = Loppupisteytys

scene-sail = { $who ->
    [you] Siirrät laivan
   *[other] { $name } siirtää laivan
} { $site ->
    [market] torille
    [pyramid] pyramidiin
    [pyramids] pyramideille
    [temple] temppeliin
    [burial] hautakammioon
   *[obelisks] obeliskeille
}
scene-last-round = Viimeinen kierros on ohi
scene-last-ship = Viimeinen laiva lähtee
scene-stone = { $site ->
    [pyramid] { $name }: kivi pyramidiin
    [pyramids] { $name }: kivi pyramideille
    [temple] { $name }: kivi temppeliin
    [burial] { $name }: kivi hautakammioon
   *[obelisks] { $name }: kivi obeliskeille
}
scene-market = { $name } saa ottaa kortin
scene-temple = Temppeli pisteytetään
scene-temple-text = Kunkin ruudun päällimmäinen kivi lasketaan.
scene-leave = Laivat palaavat
scene-leave-cards = { $cards ->
    [one] { $cards } kortti poistetaan.
   *[other] { $cards } korttia poistetaan.
}
scene-begins = { $who ->
    [you] Sinä aloitat
   *[other] { $name } aloittaa
}
scene-deal = Torille tulee uudet kortit
# $sizes on luettelo kivien määristä: ”4, 2 ja 1”
scene-groups = { $groups ->
    [one] kivien ryhmä: { $sizes }
   *[other] kivien ryhmät: { $sizes }
}
scene-cards = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
imhotep-step-return = Kukaan ei halua siirtää: laivat lähtevät ja kivet palaavat kaivokseen
imhotep-step-shuffle = Poistopino sekoitetaan
imhotep-step-discard = { $name } laittaa kortin poistopinoon
imhotep-step-card = { $name } nostaa kortin
imhotep-step-load = { $name } asettaa kiven laivaan

since-title = Vuorosi jälkeen
since-show = Näytä uudelleen
since-hide = Piilota
# Pelaajan symbolin vieressä: mitä hän on tehnyt vuorosi jälkeen. Preesensissä, sana tai kaksi
since-imhotep-take = ottaa kiviä
since-imhotep-load = asettaa kiven
since-imhotep-sail = { $site ->
    [market] torille
    [pyramid] pyramidiin
    [pyramids] pyramideille
    [temple] temppeliin
    [burial] hautakammioon
   *[obelisks] obeliskeille
}
since-imhotep-play = pelaa kortin
since-imhotep-unload = purkaa
since-imhotep-pick = ottaa kortin
since-imhotep-keep = pitää kortin
since-imhotep-build = rakentaa
# Pelaajan symbolin vieressä: valinta temppelissä
since-imhotep-bonus = temppeli
since-imhotep-skip = jättää väliin
since-imhotep-pass = passaa
# Pelaajan symbolin vieressä: lopetti toiminnon
since-anubixx-done = valmis
