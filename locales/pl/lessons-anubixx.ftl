# Lekcje gry Anubixx. $name to drugi gracz. Każdy krok ma tytuł (najwyżej pięć słów), tekst (najwyżej dwa zdania),
# „do”: jedną rzecz do zrobienia, „topic”: to, co stoi po „Krok 5 z 12:”, i „other”: co mówi karta po innym dozwolonym ruchu.

lesson-anubixx-first = Twoja pierwsza gra

lesson-anubixx-first-dice-topic = kości
lesson-anubixx-first-dice-title = Kość płaci za kamień
lesson-anubixx-first-dice-text = To twój rzut trzema kośćmi. Każda kość płaci za jeden kamień swojego koloru na twoim arkuszu.
lesson-anubixx-first-dice-do = Zaznacz żółty kamień na dole po lewej.
lesson-anubixx-first-dice-other = To dozwolony ruch. Żółta kość zapłaciłaby za żółty kamień.

lesson-anubixx-first-second-topic = drugi kamień
lesson-anubixx-first-second-title = Najwyżej dwa kamienie
lesson-anubixx-first-second-text = W jednej akcji zaznaczasz najwyżej dwa kamienie. To twój rzut, więc kości, których użyjesz, są zablokowane do końca rundy.
lesson-anubixx-first-second-do = Zaznacz pomarańczowy kamień obok.
lesson-anubixx-first-second-other = To dozwolony ruch. Pomarańczowa kość zostaje; teraz może jej użyć { $name }.

lesson-anubixx-first-quarry-topic = kamieniołom
lesson-anubixx-first-quarry-title = Brak kości? Kamieniołom
lesson-anubixx-first-quarry-text = Teraz rzuca { $name } i używa zielonej kości. Możesz więc zapłacić z kamieniołomu: korzysta się z niego od lewej do prawej, a pominięte kamienie przepadają.
lesson-anubixx-first-quarry-do = Zaznacz zielony kamień, płacąc z kamieniołomu.
lesson-anubixx-first-quarry-other = To dozwolony ruch. W kamieniołomie nadal masz wszystkie punkty.

lesson-anubixx-first-joker-topic = jokery
lesson-anubixx-first-joker-title = Joker płaci za każdy kolor
lesson-anubixx-first-joker-text = Na całą grę masz dwa jokery. Kamieniołom czy joker: wybierasz ty, ale pasującej kości trzeba zawsze użyć.
lesson-anubixx-first-joker-do = Zaznacz fioletowy kamień za jokera.
lesson-anubixx-first-joker-other = To dozwolony ruch. Joker, który zostanie do końca gry, jest wart 2 punkty.

lesson-anubixx-first-level-topic = piramida
lesson-anubixx-first-level-title = Piramida rośnie
lesson-anubixx-first-level-text = Kamień wyżej potrzebuje obu kamieni pod sobą. Liczy się tylko najwyższy poziom: 3, 6, 10, 15, 21 punktów.
lesson-anubixx-first-level-do = Zaznacz czerwony kamień na poziomie 2.
lesson-anubixx-first-level-other = To dozwolony ruch. Drugi poziom byłby już wart 6 punktów.

lesson-anubixx-first-arch-topic = łuk
lesson-anubixx-first-arch-title = Dwie kolumny, jeden zwornik
lesson-anubixx-first-arch-text = Obie kolumny rosną od dołu; liczy się niższa, a na końcu zwornik. W jednej akcji można połączyć kamień piramidy i kamień łuku.
lesson-anubixx-first-arch-do = Zaznacz najniższy kamień lewej kolumny.
lesson-anubixx-first-arch-other = To dozwolony ruch. Łuk potrzebuje kamieni w obu kolumnach.

lesson-anubixx-first-relief-topic = relief
lesson-anubixx-first-relief-title = Relief lubi pary
lesson-anubixx-first-relief-text = Tutaj zaznaczasz dokładnie dwa stykające się pola i to jest cała akcja. Pierwsze punkty dają cztery pola.
lesson-anubixx-first-relief-do = Zaznacz dwa pierwsze pola górnego rzędu.
lesson-anubixx-first-relief-other = To dozwolony ruch. Relief powstaje wolniej, ale pasowałyby obie kości.

lesson-anubixx-first-bonus-topic = symbole
lesson-anubixx-first-bonus-title = Symbole dają premie
lesson-anubixx-first-bonus-text = Zaznacz wszystkie pola z tym samym symbolem, a dostaniesz premię: 3 punkty. Kot jest tylko na jednym polu.
lesson-anubixx-first-bonus-do = Zaznacz kota i pole na lewo od niego.
lesson-anubixx-first-bonus-other = To dozwolony ruch. Kot wciąż czeka na tego, kto pierwszy go zaznaczy.

lesson-anubixx-first-closed-topic = zamknięte premie
lesson-anubixx-first-closed-title = Premia się zamyka
lesson-anubixx-first-closed-text = W tej samej rundzie kota mógł zdobyć jeszcze drugi gracz: { $name }. Teraz runda się skończyła i dla pozostałych kot jest zamknięty.

lesson-anubixx-first-stop-topic = bez budowania
lesson-anubixx-first-stop-title = Nie musisz budować
lesson-anubixx-first-stop-text = Żadna kość dobrze nie pasuje. Kamienie na prawo od ostatniego skreślonego w kamieniołomie są warte po 1 punkcie, a jokery po 2, więc warto też oszczędzać.
lesson-anubixx-first-stop-do = Zakończ akcję bez kamienia.
lesson-anubixx-first-stop-other = To dozwolony ruch. Kosztuje jednak kamienie z kamieniołomu albo jokera, czyli punkty.

lesson-anubixx-first-points-topic = punkty
lesson-anubixx-first-points-title = Sześć źródeł punktów
lesson-anubixx-first-points-text = Sumuje się piramidę, łuk, relief, premie, kamieniołom i jokery. Twój wynik pokazuje, ile byłyby warte teraz.

lesson-anubixx-first-end-topic = koniec
lesson-anubixx-first-end-title = Dwie budowle kończą grę
lesson-anubixx-first-end-text = Gra kończy się po rundzie, w której ktoś ukończy drugą budowlę. Kto ma wtedy dwie ukończone budowle, dostaje tę premię końcową.

# Układ z większymi arkuszami
lesson-anubixx-great = Wielkie arkusze
lesson-anubixx-great-bottom-topic = jeden poziom więcej
lesson-anubixx-great-bottom-title = Dłuższa droga w górę
lesson-anubixx-great-bottom-text = Te piramidy mają szósty poziom: na dole leży rząd sześciu kamieni. Wszystkie inne zasady są takie same.
lesson-anubixx-great-bottom-do = Zaznacz kamień w dolnym rzędzie.
lesson-anubixx-great-bottom-other = To dozwolony ruch. Piramida poczeka.
lesson-anubixx-great-points-topic = punkty
lesson-anubixx-great-points-title = Dół daje niewiele
lesson-anubixx-great-points-text = Poziomy są warte 1, 3, 6, 10, 15 i 21 punktów. Trzy symbole piramidy są nadal na jej trzech górnych poziomach.
