# Ce se vede în timp ce se întâmplă și ce s-a întâmplat de la ultimul tău rând
scene-skip = Sari peste
scene-skip-key = Spațiu
scene-nobody = nimeni
scene-final-count = Scorul final

scene-sail = { $who ->
    [you] { $site ->
        [market] Conduci barca la piață
        [pyramid] Conduci barca la piramidă
        [pyramids] Conduci barca la piramide
        [temple] Conduci barca la templu
        [burial] Conduci barca la camera mortuară
       *[obelisks] Conduci barca la obeliscuri
    }
   *[other] { $site ->
        [market] { $name } conduce barca la piață
        [pyramid] { $name } conduce barca la piramidă
        [pyramids] { $name } conduce barca la piramide
        [temple] { $name } conduce barca la templu
        [burial] { $name } conduce barca la camera mortuară
       *[obelisks] { $name } conduce barca la obeliscuri
    }
}
scene-last-round = Ultima rundă s-a terminat
scene-last-ship = Pleacă ultima barcă
scene-stone = { $site ->
    [pyramid] { $name }: o piatră pentru piramidă
    [pyramids] { $name }: o piatră pentru piramide
    [temple] { $name }: o piatră pentru templu
    [burial] { $name }: o piatră pentru camera mortuară
   *[obelisks] { $name }: o piatră pentru obeliscuri
}
scene-market = { $name } poate lua o carte
scene-temple = Templul aduce puncte
scene-temple-text = Contează piatra de deasupra fiecărui câmp.
scene-leave = Bărcile se întorc
scene-leave-cards = { $cards ->
    [one] Se decartează { $cards } carte.
    [few] Se decartează { $cards } cărți.
   *[other] Se decartează { $cards } de cărți.
}
scene-begins = { $who ->
    [you] Începi tu
   *[other] Începe { $name }
}
scene-deal = Piața se umple
scene-groups = { $groups ->
    [one] grup de pietre: { $sizes }
    [few] grupuri de pietre: { $sizes }
   *[other] grupuri de pietre: { $sizes }
}
scene-cards = { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
imhotep-step-return = Nimeni nu vrea să conducă o barcă: toate pleacă goale, iar pietrele lor revin în cariere
imhotep-step-shuffle = Cărțile decartate se amestecă
imhotep-step-discard = { $name } decartează cartea
imhotep-step-card = { $name } trage o carte
imhotep-step-load = { $name } încarcă o piatră

since-title = După tura ta
since-show = Arată din nou
since-hide = Ascunde
since-imhotep-take = ia pietre
since-imhotep-load = încarcă
since-imhotep-sail = { $site ->
    [market] la piață
    [pyramid] la piramidă
    [pyramids] la piramide
    [temple] la templu
    [burial] la camera mortuară
   *[obelisks] la obeliscuri
}
since-imhotep-play = joacă o carte
since-imhotep-unload = descarcă
since-imhotep-pick = ia o carte
since-imhotep-keep = păstrează o carte
since-imhotep-build = construiește
since-imhotep-bonus = templu
since-imhotep-skip = nu încarcă
since-imhotep-pass = spune pas
since-anubixx-done = gata
