# What a person sets for this browser
settings-title = Settings
settings-name = Your name
settings-theme = Colours
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
settings-notices = Tell me my turn
settings-speed = Pieces travel
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-speed-off = Off
# Of sounds or notices
settings-on = On
# Of sounds or notices
settings-off = Off
