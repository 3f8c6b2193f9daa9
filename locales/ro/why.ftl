# De ce nu se poate folosi ceva acum: cum stau lucrurile și (-help) ce ajută
why-not-asked = Acum trebuie să alegi altceva.
why-not-asked-help = Mai întâi răspunde la întrebare.

# Imhotep
why-sled-full = Depozitul tău este plin.
why-sled-full-help = Încap cinci pietre. Mai întâi încarcă una pe o barcă.
why-quarry-empty = Cariera ta este goală.
why-quarry-empty-help = Toate pietrele tale sunt pe masă.
why-sled-empty = Depozitul tău este gol.
why-sled-empty-help = Mai întâi ia pietre.
why-ships-full = Toate bărcile sunt pline.
why-ships-full-help = Condu una dintre ele la o locație.
why-no-ship-ready = Încă nu poate pleca nicio barcă.
why-no-ship-ready-help = Fiecare cere atâtea pietre câte semne are pe carenă.
why-no-blue-card = Nu ai nicio carte albastră.
why-no-blue-card-help = Pietrele de la piață îți aduc cărți.
why-below-minimum = { $stones ->
    [one] Barca aceasta mai are nevoie de { $stones } piatră ca să plece.
    [few] Barca aceasta mai are nevoie de { $stones } pietre ca să plece.
   *[other] Barca aceasta mai are nevoie de { $stones } de pietre ca să plece.
}
why-below-minimum-help = Contează pietrele tuturor.
why-ship-sailed = Barca aceasta a plecat deja.
why-ship-sailed-help = Runda următoare vin bărci noi.
why-ship-full = Barca aceasta este plină.
why-ship-full-help = Alege alta.
why-other-ship = Cartea ta conduce barca tocmai încărcată.
why-other-ship-help = Aceasta așteaptă.
why-site-taken = Acolo se află deja o barcă.
why-site-taken-help = Docul acesta se eliberează runda următoare.
why-card-useless = { $why ->
    [no-ship] Pârghia conduce o barcă, dar încă nu poate pleca niciuna.
    [no-load] Vela are nevoie de o barcă ce poate pleca cu încă o piatră din depozitul tău.
    [no-space] Cartea aceasta încarcă pietre, dar toate bărcile sunt pline.
    [no-stone] Cartea aceasta încarcă o piatră, dar tu nu mai ai niciuna.
   *[two-stones] Dalta are nevoie de două pietre în depozitul tău și de două locuri libere pe bărci.
}
why-card-useless-help = Nefolosită, la sfârșit valorează 1 punct.

# Anubixx
why-keystone-needs-columns = Cheia de boltă cere ambele coloane complete.
why-keystone-needs-columns-help = Mai întâi marchează restul arcului.
why-column-from-below = O coloană se construiește de jos în sus.
why-column-from-below-help = Mai întâi marchează piatra de sub ea.
why-needs-support = Piatra aceasta are nevoie de ambele pietre de sub ea.
why-needs-support-help = Mai întâi marchează-le pe acelea.
why-no-payment = { $colour ->
    [R] Niciun zar roșu nu este liber, iar în carieră nu mai ai nicio piatră roșie.
    [B] Niciun zar albastru nu este liber, iar în carieră nu mai ai nicio piatră albastră.
    [V] Niciun zar violet nu este liber, iar în carieră nu mai ai nicio piatră violetă.
    [O] Niciun zar portocaliu nu este liber, iar în carieră nu mai ai nicio piatră portocalie.
    [G] Niciun zar verde nu este liber, iar în carieră nu mai ai nicio piatră verde.
   *[Y] Niciun zar galben nu este liber, iar în carieră nu mai ai nicio piatră galbenă.
}
why-no-payment-help = Nu mai ai nici jokeri.
why-relief-is-whole-action = Relieful este o acțiune de sine stătătoare.
why-relief-is-whole-action-help = După o primă piatră rămân doar piramida și arcul.
why-no-neighbour = Nicio căsuță vecină nu este liberă.
why-no-neighbour-help = În relief se marchează câte două căsuțe vecine.
why-pair-unpaid = Căsuța aceasta și una vecină nu pot fi plătite amândouă.
why-pair-unpaid-help = În relief se marchează câte două căsuțe vecine.
