# Un sfat de un rând după o partidă
advice-nothing = N-ai irosit aproape nimic.
advice-next = Încearcă următoarea treaptă a scării.
advice-most = { $moves ->
    [one] În { $moves } decizie ai irosit { $lost } din șansele de câștig.
    [few] În { $moves } decizii ai irosit { $lost } din șansele de câștig.
   *[other] În { $moves } de decizii ai irosit { $lost } din șansele de câștig.
}
advice-imhotep = { $topic ->
    [market] Cel mai mult ai irosit la piață: { $lost } din șansele de câștig. Uită-te la cărți înainte să plece o barcă.
    [pyramids] Cel mai mult ai irosit la piramide: { $lost } din șansele de câștig. Uită-te la câmpurile care urmează.
    [temple] Cel mai mult ai irosit la templu: { $lost } din șansele de câștig. Acolo contează doar pietrele de deasupra.
    [burial] Cel mai mult ai irosit la camera mortuară: { $lost } din șansele de câștig. Uită-te la grupuri înainte să plece o barcă.
    [obelisks] Cel mai mult ai irosit la obeliscuri: { $lost } din șansele de câștig. Numără și pietrele celorlalți.
    [quarry] Cel mai mult ai irosit când era vremea să iei pietre: { $lost } din șansele de câștig. Dintr-un depozit gol nu se poate încărca.
    [ships] Cel mai mult ai irosit când era vremea să încarci: { $lost } din șansele de câștig. Întreabă-te cine va conduce barca și unde.
   *[cards] Cel mai mult ai irosit cu cărțile tale: { $lost } din șansele de câștig. Întreabă-te la fiecare tură ce ți-ar aduce o carte.
}
advice-anubixx = { $topic ->
    [pyramid] Cel mai mult ai irosit la piramidă: { $lost } din șansele de câștig. Fiecare nivel contează mai mult decât cel de sub el.
    [arch] Cel mai mult ai irosit la arc: { $lost } din șansele de câștig. Contează doar coloana mai joasă.
    [relief] Cel mai mult ai irosit la relief: { $lost } din șansele de câștig. Două căsuțe deodată merită o privire.
   *[done] Cel mai mult ai irosit când era vremea să te oprești: { $lost } din șansele de câștig. Și jokerii, și pietrele din carieră sunt puncte.
}
