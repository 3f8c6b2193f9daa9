# Mitä tässä selaimessa on asetettu
settings-title = Asetukset
settings-name = Nimesi
settings-theme = Värit
settings-theme-system = Laitteen mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-sounds = Äänet
settings-notices = Ilmoita vuorostani
settings-speed = Nappuloiden liike
settings-speed-calm = Rauhallinen
settings-speed-normal = Tavallinen
settings-speed-quick = Nopea
settings-speed-off = Pois
# Äänistä tai ilmoituksista
settings-on = Päällä
# Äänistä tai ilmoituksista
settings-off = Pois
