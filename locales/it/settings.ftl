# Le impostazioni di questo browser
settings-title = Impostazioni
settings-name = Il tuo nome
settings-theme = Colori
settings-theme-system = Sistema
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-sounds = Suoni
settings-notices = Avvisami al mio turno
settings-speed = Movimento dei pezzi
settings-speed-calm = Calmo
settings-speed-normal = Normale
settings-speed-quick = Rapido
settings-speed-off = Nessuno
settings-on = Sì
settings-off = No
