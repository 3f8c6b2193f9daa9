# Lyhyt merkintä pöydän vieressä luettelossa: tallennettu tälle laitteelle
local-here = tällä laitteella
# Valinta uuden pöydän lomakkeessa
local-where = Missä pöytä on
local-server = Palvelimella
local-device = Tällä laitteella
local-device-about = Se ei tarvitse verkkoa, eikä kukaan muu voi liittyä.
# Painike: tallenna pöytä tiedostoksi
local-export = Tallenna tiedostoksi
local-export-table = Tallenna tiedostoksi: { $table }
local-delete = Poista
local-delete-table = Poista: { $table }
local-delete-sure = Poistetaanko tämä pöytä laitteelta lopullisesti? { $table }
error-import = Tässä tiedostossa ei ole pöytää, jota täällä voisi pelata.
# $percent: paljonko on haettu, 0–100
local-fetching = Valmistellaan tätä laitetta: { $percent } %
local-starting = Valmistellaan…
local-failed = Tämä selain ei saanut pöytää valmiiksi. Lataa sivu uudelleen; jos se ei auta, kokeile toista selainta.
local-refused = Tämä selain ei anna sivun säilyttää pöytiä. Salli tietojen tallennus tälle sivulle (yksityiset ikkunat estävät sen usein) ja lataa sivu uudelleen.
error-storage-full = Tällä laitteella ei ole enää tilaa, joten viimeisin vaihe jäi tallentamatta ja tekemättä. Poista pöytiä aloitussivulla (tallenna ne ensin tiedostoiksi) tai vapauta tilaa laitteelta.
local-new-version = Tästä sivusta on uusi versio.
# Painike: lataa sivun uuden version
local-take-version = Ota käyttöön
# Pöydän valikon rivi: tämän laitteen peli jatkuu palvelimella ystävän kanssa
carry = Jatka peliä ystävän kanssa
carry-about = Tähänastinen peli jatkuu uudessa pöydässä palvelimella, ja saat linkin ystävällesi. Se, mitä kukaan ei ole vielä nähnyt, arvotaan uudelleen. Tämän laitteen pöytä jää ennalleen.
# Paikkojen luettelon yllä; kunkin vieressä on valintaruutu
carry-seats = Paikat ystäville
