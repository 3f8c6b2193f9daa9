# Una riga di consiglio dopo una partita
advice-nothing = Non hai regalato quasi nulla.
advice-next = Prova il prossimo gradino della scala.
advice-most = { $moves ->
    [one] { $moves } decisione ti è costata cara: { $lost } di probabilità di vittoria.
   *[other] { $moves } decisioni ti sono costate care: { $lost } di probabilità di vittoria.
}
advice-imhotep = { $topic ->
    [market] Hai perso di più al mercato: { $lost } di probabilità di vittoria. Guarda le carte prima che una barca parta.
    [pyramids] Hai perso di più alle piramidi: { $lost } di probabilità di vittoria. Guarda gli spazi che vengono dopo.
    [temple] Hai perso di più al tempio: { $lost } di probabilità di vittoria. Lì contano solo le pietre in cima.
    [burial] Hai perso di più alla tomba: { $lost } di probabilità di vittoria. Guarda i gruppi prima che una barca parta.
    [obelisks] Hai perso di più agli obelischi: { $lost } di probabilità di vittoria. Conta anche le pietre degli altri.
    [quarry] Hai perso di più quando era ora di prendere pietre: { $lost } di probabilità di vittoria. Da una slitta vuota non si carica.
    [ships] Hai perso di più quando era ora di caricare: { $lost } di probabilità di vittoria. Chiediti chi farà partire la barca, e per dove.
   *[cards] Hai perso di più con le tue carte: { $lost } di probabilità di vittoria. Prima di ogni turno chiediti che cosa ti darebbe una carta.
}
advice-anubixx = { $topic ->
    [pyramid] Hai perso di più nella piramide: { $lost } di probabilità di vittoria. Ogni piano conta più di quello sotto.
    [arch] Hai perso di più nell’arco: { $lost } di probabilità di vittoria. Conta solo la colonna più bassa.
    [relief] Hai perso di più nel rilievo: { $lost } di probabilità di vittoria. Due campi insieme meritano un’occhiata.
   *[done] Hai perso di più quando era ora di fermarsi: { $lost } di probabilità di vittoria. Anche jolly e pietre della cava sono punti.
}
