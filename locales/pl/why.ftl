# Dlaczego czegoś nie można teraz użyć: co jest przeszkodą i (-help) co pomoże
why-not-asked = Teraz pytanie dotyczy czegoś innego.
why-not-asked-help = Najpierw na nie odpowiedz.

# Imhotep
why-sled-full = Twój skład jest pełny.
why-sled-full-help = Mieści się w nim pięć kamieni. Najpierw załaduj któryś na łódź.
why-quarry-empty = Twój kamieniołom jest pusty.
why-quarry-empty-help = Wszystkie twoje kamienie są już w grze.
why-sled-empty = Twój skład jest pusty.
why-sled-empty-help = Najpierw weź kamienie.
why-ships-full = Wszystkie łodzie są pełne.
why-ships-full-help = Zamiast tego popłyń jedną z nich.
why-no-ship-ready = Żadna łódź nie może jeszcze płynąć.
why-no-ship-ready-help = Każda potrzebuje tylu kamieni, ile znaków ma na burcie.
why-no-blue-card = Nie masz niebieskiej karty.
why-no-blue-card-help = Karty dostaje się za kamienie na Targowisku.
why-below-minimum = { $stones ->
    [one] Tej łodzi brakuje { $stones } kamienia, żeby mogła popłynąć.
    [few] Tej łodzi brakuje { $stones } kamieni, żeby mogła popłynąć.
    [many] Tej łodzi brakuje { $stones } kamieni, żeby mogła popłynąć.
   *[other] Tej łodzi brakuje { $stones } kamienia, żeby mogła popłynąć.
}
why-below-minimum-help = Liczą się kamienie wszystkich graczy.
why-ship-sailed = Ta łódź już wypłynęła.
why-ship-sailed-help = Nowe łodzie będą w następnej rundzie.
why-ship-full = Ta łódź jest pełna.
why-ship-full-help = Wybierz inną.
why-other-ship = Karta pozwala popłynąć łodzią, na którą właśnie trafił kamień.
why-other-ship-help = Ta łódź czeka.
why-site-taken = Stoi tam już inna łódź.
why-site-taken-help = W następnej rundzie przystań znów będzie wolna.
why-card-useless = { $why ->
    [no-ship] Dźwignia pozwala popłynąć łodzią, a żadna nie może jeszcze płynąć.
    [no-load] Żagiel potrzebuje łodzi, która może popłynąć z jednym kamieniem więcej z twojego składu.
    [no-space] Ta karta ładuje kamienie, a wszystkie łodzie są pełne.
    [no-stone] Ta karta ładuje kamień, a ty nie masz już żadnego.
   *[two-stones] Dłuto potrzebuje dwóch kamieni w twoim składzie i dwóch wolnych pól na łodziach.
}
why-card-useless-help = Niezagrana jest na koniec gry warta 1 punkt.

# Anubixx
why-keystone-needs-columns = Zwornik wymaga obu ukończonych kolumn.
why-keystone-needs-columns-help = Najpierw zaznacz resztę łuku.
why-column-from-below = Kolumnę buduje się od dołu.
why-column-from-below-help = Najpierw zaznacz kamień pod spodem.
why-needs-support = Ten kamień potrzebuje obu kamieni pod sobą.
why-needs-support-help = Najpierw zaznacz tamte.
why-no-payment = { $colour ->
    [R] Żadna czerwona kość nie jest wolna, a w kamieniołomie nie masz już czerwonych kamieni.
    [B] Żadna niebieska kość nie jest wolna, a w kamieniołomie nie masz już niebieskich kamieni.
    [V] Żadna fioletowa kość nie jest wolna, a w kamieniołomie nie masz już fioletowych kamieni.
    [O] Żadna pomarańczowa kość nie jest wolna, a w kamieniołomie nie masz już pomarańczowych kamieni.
    [G] Żadna zielona kość nie jest wolna, a w kamieniołomie nie masz już zielonych kamieni.
   *[Y] Żadna żółta kość nie jest wolna, a w kamieniołomie nie masz już żółtych kamieni.
}
why-no-payment-help = Nie masz też już jokera.
why-relief-is-whole-action = Relief zajmuje całą akcję.
why-relief-is-whole-action-help = Po pierwszym kamieniu zostają tylko piramida i łuk.
why-no-neighbour = Żadne sąsiednie pole nie jest wolne.
why-no-neighbour-help = W reliefie zaznacza się zawsze dwa sąsiednie pola.
why-pair-unpaid = Nie masz czym zapłacić naraz za to pole i za sąsiednie.
why-pair-unpaid-help = W reliefie zaznacza się zawsze dwa sąsiednie pola.
