# Lyhyt merkintä pöydän vieressä luettelossa: tallennettu tälle laitteelle
local-here = tällä laitteella
# Valinta uuden pöydän lomakkeessa
local-where = Missä pöytä on
local-server = palvelimella
local-device = tällä laitteella
local-device-about = Se ei tarvitse verkkoa, eikä kukaan muu voi liittyä.
# Painike: tallenna pöytä tiedostoksi
local-export = Tallenna tiedostoksi
local-export-table = Tallenna tiedostoksi: { $table }
local-delete = Poista
local-delete-table = Poista: { $table }
local-delete-sure = Poistetaanko tämä pöytä laitteelta lopullisesti? { $table }
error-import = Tässä tiedostossa ei ole pöytää, jota täällä voisi pelata.
# $percent: paljonko on haettu, 0–100
local-fetching = Pöytää valmistellaan tälle laitteelle: { $percent } %
local-starting = Pöytää valmistellaan…
local-failed = Tämä selain ei saanut pöytää valmiiksi. Lataa sivu uudelleen; jos se ei auta, kokeile toista selainta.
local-new-version = Tästä sivusta on uusi versio.
# Painike: lataa sivun uuden version
local-take-version = Ota käyttöön
