# Miksi palvelin ei käynnisty, tietokantaa ei voi käyttää tai näytönohjain ei voi laskea

failure-refused = yhteys torjuttiin
failure-address-in-use = osoite on jo käytössä
failure-no-such-address = osoitetta ei voi käyttää tällä koneella
failure-no-such-host = sen nimistä konetta ei ole
failure-file-not-opened = tiedostoa ei voi avata
failure-no-database = tiedosto ei ole tietokanta
failure-read-only = tietokantaa saa vain lukea
failure-locked = toinen ohjelma on lukinnut tietokannan
failure-silent = vastausta ei tule
failure-password = salasana on väärä
failure-no-such-database = sen nimistä tietokantaa ei ole
failure-another-address = toinen osoite

failure-cannot-open = tietokantaa ei voi avata: { $why }
failure-cannot-write = tietokantaan ei voi kirjoittaa: { $why }
failure-damaged = tietokanta on vioittunut: palauta varmuuskopio
failure-another-program = tietokanta kuuluu toiselle ohjelmalle: siinä on tauluja, mutta ei yhtään Saqqaran omaa
failure-newer = tietokannan on tehnyt uudempi Saqqara: asenna se
failure-slashes = tiedosto tarvitsee kolme kauttaviivaa: sqlite:///tables.db, tai koko polun kanssa neljä: sqlite:////var/tables.db
failure-is-directory = tietokanta { $name } on hakemisto; nimeä tiedosto siinä
failure-no-directory = tietokannan hakemistoa ei ole: { $directory }
failure-database-kind = tietokanta { $kind } on tuntematon; mahdolliset: sqlite:///TIEDOSTO ja postgresql://…
failure-served-already = tiedoston { $file } pöydät ovat jo auki osoitteessa { $address }: pysäytä se palvelin tai anna toinen --database
failure-file-not-written = tiedostoon { $file } ei voi kirjoittaa: { $why }
failure-no-table = pöytää { $table } ei ole
failure-not-an-address = { $value } ei ole osoite; anna osoite kuten 192.0.2.7 tai verkko kuten 2001:db8::/64
failure-not-a-person = { $value } ei ole kukaan; anna tiiviste, jonka `show` näyttää, tai evästeen salaisuus

failure-origin = valitsimen --origin arvon on oltava osoite kuten https://example.org, ei { $value }
failure-proxies = muuttujassa FORWARDED_ALLOW_IPS on oltava osoitteita tai verkkoja kuten 10.0.0.0/8 pilkuilla erotettuina; { $value } ei ole kumpaakaan
failure-bus-kind = väylä { $kind } on tuntematon; mahdolliset: redis://… ja postgresql://…
failure-bus = väylään ({ $kind }) ei saada yhteyttä: { $why }
failure-bus-silent = väylä ({ $kind }) ei vastaa
failure-port = valitsimen --port arvon on oltava 0–{ $most }, ei { $port }
failure-port-taken = portti { $port } on varattu; valitse toinen tai jätä pois
failure-host = --host { $host } ei ole tämän koneen osoite
failure-listen = osoitteessa { $host }, portissa { $port } ei voi kuunnella: { $why }
failure-workers = useampi prosessi tarvitsee yhteisen PostgreSQL:n: anna --database postgresql://…

failure-no-cupy = näytönohjain tarvitsee CuPyn, jota ei ole asennettu: pip install 'saqqara[gpu]'
failure-cupy = CuPyä ei voi ladata: { $why }
failure-cuda = CUDAlle sopivaa näytönohjainta ei ole: { $why }
failure-no-gpu = CUDAlle sopivaa näytönohjainta ei ole: laitetta ei löydy
failure-memory = laitteen { $device } muistiin ei mahdu näin monta peliä: { $games } vaatii { $needed }, vapaana on { $free }; enintään { $most } mahtuu
failure-kernels = { $compiler } ei voi kääntää ytimiä: { $why }
failure-no-compiler = C++-kääntäjää (c++, g++ tai clang++) ytimien ajamiseen suorittimella ei ole

failure-no-ray = --ray tarvitsee Rayn: pip install 'saqqara[ray]'
failure-ray = mikään Ray-klusteri ei vastaa: { $why }
failure-no-openskill = vahvuusluvut tarvitsevat OpenSkillin: pip install openskill
