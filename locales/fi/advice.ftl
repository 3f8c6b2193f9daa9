# Yksi rivi neuvoa pelin jälkeen. $lost on prosenttiluku, $moves päätösten määrä, $topic mistä paremmat siirrot olivat.
advice-nothing = Et menettänyt juuri mitään.
advice-next = Kokeile seuraavaa porrasta.
advice-most = { $moves ->
    [one] { $moves } päätös vei voittomahdollisuudestasi { $lost }.
   *[other] { $moves } päätöstä vei voittomahdollisuudestasi { $lost }.
}
advice-imhotep = { $topic ->
    [market] Eniten menetit torilla: { $lost } voittomahdollisuudestasi. Katso kortit ennen kuin laiva lähtee.
    [pyramids] Eniten menetit pyramideilla: { $lost } voittomahdollisuudestasi. Katso, mitkä ruudut tulevat seuraavaksi.
    [temple] Eniten menetit temppelissä: { $lost } voittomahdollisuudestasi. Siellä lasketaan vain päällimmäiset kivet.
    [burial] Eniten menetit hautakammiossa: { $lost } voittomahdollisuudestasi. Katso ryhmät ennen kuin laiva lähtee.
    [obelisks] Eniten menetit obeliskeilla: { $lost } voittomahdollisuudestasi. Laske muidenkin kivet.
    [quarry] Eniten menetit, kun oli aika ottaa kiviä: { $lost } voittomahdollisuudestasi. Tyhjästä varastosta ei aseteta kiviä.
    [ships] Eniten menetit, kun oli aika asettaa kivi laivaan: { $lost } voittomahdollisuudestasi. Mieti, kuka siirtää laivan ja minne.
   *[cards] Eniten menetit korteilla: { $lost } voittomahdollisuudestasi. Mieti joka vuorolla, mitä kortti toisi.
}
advice-anubixx = { $topic ->
    [pyramid] Eniten menetit pyramidissa: { $lost } voittomahdollisuudestasi. Jokainen kerros on edellistä arvokkaampi.
    [arch] Eniten menetit riemukaaressa: { $lost } voittomahdollisuudestasi. Vain matalampi pylväs lasketaan.
    [relief] Eniten menetit reliefissä: { $lost } voittomahdollisuudestasi. Kaksi ruutua kerralla on harkinnan arvoista.
   *[done] Eniten menetit, kun oli aika lopettaa: { $lost } voittomahdollisuudestasi. Jokerit ja kaivoksen kivet ovat nekin pisteitä.
}
