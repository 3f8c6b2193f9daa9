# Miksi jotakin ei voi käyttää nyt: miten on, ja (-help) mikä auttaa
why-not-asked = Nyt kysytään jotain muuta.
why-not-asked-help = Vastaa ensin kysymykseen.

# Imhotep
why-sled-full = Varastosi on täynnä.
why-sled-full-help = Siihen mahtuu viisi kiveä. Aseta ensin yksi laivaan.
why-quarry-empty = Kaivoksesi on tyhjä.
why-quarry-empty-help = Kaikki kivesi ovat jo pelissä.
why-sled-empty = Varastosi on tyhjä.
why-sled-empty-help = Ota ensin kiviä.
why-ships-full = Kaikki laivat ovat täynnä.
why-ships-full-help = Siirrä niistä jokin.
why-no-ship-ready = Mikään laiva ei voi vielä lähteä.
why-no-ship-ready-help = Laiva tarvitsee yhtä monta kiveä kuin sen kyljessä on merkkejä.
why-no-blue-card = Sinulla ei ole sinistä korttia.
why-no-blue-card-help = Kortteja saa torille kuljetetuista kivistä.
why-below-minimum = { $stones ->
    [one] Tämä laiva tarvitsee vielä { $stones } kiven ennen kuin se voi lähteä.
   *[other] Tämä laiva tarvitsee vielä { $stones } kiveä ennen kuin se voi lähteä.
}
why-below-minimum-help = Kaikkien kivet lasketaan.
why-ship-sailed = Tämä laiva on jo siirretty.
why-ship-sailed-help = Uudet laivat tulevat seuraavalla kierroksella.
why-ship-full = Tämä laiva on täynnä.
why-ship-full-help = Valitse toinen laiva.
why-other-ship = Korttisi siirtää laivan, johon juuri asetit kiven.
why-other-ship-help = Tämä laiva odottaa.
why-site-taken = Siellä on jo laiva.
why-site-taken-help = Ranta vapautuu seuraavalla kierroksella.
why-card-useless = { $why ->
    [no-ship] Vipu siirtää laivan, mutta mikään laiva ei voi vielä lähteä.
    [no-load] Purje tarvitsee laivan, joka voi lähteä, kun siihen lisätään yksi kivi varastostasi.
    [no-space] Tällä kortilla asetetaan kiviä, mutta kaikki laivat ovat täynnä.
    [no-stone] Tällä kortilla asetetaan kivi, mutta sinulla ei ole yhtään.
   *[two-stones] Taltta tarvitsee kaksi kiveä varastostasi ja kaksi tyhjää ruutua laivoista.
}
why-card-useless-help = Käyttämättömänä se on lopussa 1 pisteen arvoinen.

# Anubixx
why-keystone-needs-columns = Lakikivi vaatii, että molemmat pylväät ovat valmiit.
why-keystone-needs-columns-help = Rastita ensin muu riemukaari.
why-column-from-below = Pylväs rakennetaan alhaalta ylös.
why-column-from-below-help = Rastita ensin sen alla oleva kivi.
why-needs-support = Tämä kivi tarvitsee molemmat allaan olevat kivet.
why-needs-support-help = Rastita ensin ne.
why-no-payment = { $colour ->
    [R] Punaista noppaa ei ole vapaana, eikä kaivoksessasi ole enää punaista kiveä.
    [B] Sinistä noppaa ei ole vapaana, eikä kaivoksessasi ole enää sinistä kiveä.
    [V] Violettia noppaa ei ole vapaana, eikä kaivoksessasi ole enää violettia kiveä.
    [O] Oranssia noppaa ei ole vapaana, eikä kaivoksessasi ole enää oranssia kiveä.
    [G] Vihreää noppaa ei ole vapaana, eikä kaivoksessasi ole enää vihreää kiveä.
   *[Y] Keltaista noppaa ei ole vapaana, eikä kaivoksessasi ole enää keltaista kiveä.
}
why-no-payment-help = Jokereitakaan sinulla ei enää ole.
why-relief-is-whole-action = Reliefi vie koko toiminnon.
why-relief-is-whole-action-help = Ensimmäisen kiven jälkeen voit valita vain pyramidin tai riemukaaren.
why-no-neighbour = Mikään viereinen ruutu ei ole vapaa.
why-no-neighbour-help = Reliefistä rastitetaan aina kaksi vierekkäistä ruutua.
why-pair-unpaid = Et pysty maksamaan sekä tätä että viereistä ruutua.
why-pair-unpaid-help = Reliefistä rastitetaan aina kaksi vierekkäistä ruutua.
