# Yksi rivi neuvoa pelin jälkeen. $lost on prosenttiluku, $moves päätösten määrä, $topic mistä paremmat siirrot olivat.
advice-nothing = Et menettänyt juuri mitään. Kokeile seuraavaa porrasta.
advice-most = { $moves ->
    [one] { $moves } päätös vei voiton mahdollisuudestasi { $lost }.
   *[other] { $moves } päätöstä vei voiton mahdollisuudestasi { $lost }.
}
advice-imhotep = { $topic ->
    [market] Eniten menetit torilla: { $lost } voiton mahdollisuudestasi. Katso kortit ennen kuin laiva lähtee.
    [pyramids] Eniten menetit pyramideilla: { $lost } voiton mahdollisuudestasi. Katso, mitkä ruudut tulevat seuraavaksi.
    [temple] Eniten menetit temppelissä: { $lost } voiton mahdollisuudestasi. Siellä lasketaan vain päällimmäiset kivet.
    [burial] Eniten menetit hautakammiossa: { $lost } voiton mahdollisuudestasi. Katso ryhmät ennen kuin laiva lähtee.
    [obelisks] Eniten menetit obeliskeilla: { $lost } voiton mahdollisuudestasi. Laske muidenkin kivet.
    [quarry] Eniten menetit, kun oli aika ottaa kiviä: { $lost } voiton mahdollisuudestasi. Tyhjästä varastosta ei aseteta kiviä.
    [ships] Eniten menetit, kun oli aika asettaa kivi laivaan: { $lost } voiton mahdollisuudestasi. Mieti, kuka siirtää laivan ja minne.
   *[cards] Eniten menetit korteilla: { $lost } voiton mahdollisuudestasi. Mieti joka vuorolla, mitä kortti toisi.
}
advice-anubixx = { $topic ->
    [pyramid] Eniten menetit pyramidissa: { $lost } voiton mahdollisuudestasi. Jokainen kerros on alempaansa arvokkaampi.
    [arch] Eniten menetit riemukaaressa: { $lost } voiton mahdollisuudestasi. Vain matalampi pylväs lasketaan.
    [relief] Eniten menetit reliefissä: { $lost } voiton mahdollisuudestasi. Kaksi ruutua kerralla on harkinnan arvoista.
   *[done] Eniten menetit, kun oli aika lopettaa: { $lost } voiton mahdollisuudestasi. Jokerit ja kaivoksen kivet ovat nekin pisteitä.
}
