# Setările pentru acest browser
settings-title = Setări
settings-name = Numele tău
settings-theme = Culori
settings-theme-system = Sistem
settings-theme-light = Deschise
settings-theme-dark = Închise
settings-sounds = Sunete
settings-notices = Anunță-mă când e rândul meu
settings-speed = Mișcarea pieselor
settings-speed-calm = Lină
settings-speed-normal = Normală
settings-speed-quick = Rapidă
settings-speed-off = Fără
settings-on = Da
settings-off = Nu
