# Lecțiile de Anubixx

lesson-anubixx-first = Prima ta partidă

lesson-anubixx-first-dice-topic = zarurile
lesson-anubixx-first-dice-title = Un zar plătește o piatră
lesson-anubixx-first-dice-text = Ai aruncat trei zaruri. Fiecare zar plătește o piatră de culoarea lui de pe foaia ta.
lesson-anubixx-first-dice-do = Marchează piatra galbenă din stânga jos.
lesson-anubixx-first-dice-other = Este o mutare permisă. Zarul galben ar fi plătit o piatră galbenă.

lesson-anubixx-first-second-topic = a doua piatră
lesson-anubixx-first-second-title = Până la două pietre
lesson-anubixx-first-second-text = Într-o acțiune marchezi până la două pietre. Aruncarea e a ta, deci zarurile pe care le folosești rămân blocate până la sfârșitul rundei.
lesson-anubixx-first-second-do = Marchează piatra portocalie de alături.
lesson-anubixx-first-second-other = Este o mutare permisă. Zarul portocaliu e încă acolo; acum joacă { $name }.

lesson-anubixx-first-quarry-topic = cariera
lesson-anubixx-first-quarry-title = Fără zar? Cariera
lesson-anubixx-first-quarry-text = { $name } a aruncat și a folosit zarul verde. Acum poți plăti din carieră: se folosește de la stânga la dreapta, iar pietrele peste care sari sunt pierdute.
lesson-anubixx-first-quarry-do = Marchează piatra verde plătind din carieră.
lesson-anubixx-first-quarry-other = Este o mutare permisă. Cariera ta are încă toate punctele.

lesson-anubixx-first-joker-topic = jokerii
lesson-anubixx-first-joker-title = Jokerii plătesc orice culoare
lesson-anubixx-first-joker-text = Ai doi jokeri pentru toată partida. Între carieră și joker alegi tu, dar un zar potrivit trebuie folosit mereu.
lesson-anubixx-first-joker-do = Marchează piatra violetă cu un joker.
lesson-anubixx-first-joker-other = Este o mutare permisă. Un joker rămas la sfârșit valorează 2 puncte.

lesson-anubixx-first-level-topic = piramida
lesson-anubixx-first-level-title = Piramida crește
lesson-anubixx-first-level-text = O piatră de mai sus are nevoie de ambele pietre de sub ea. Contează doar cel mai înalt nivel al tău: 3, 6, 10, 15, 21 de puncte.
lesson-anubixx-first-level-do = Marchează piatra roșie de pe nivelul 2.
lesson-anubixx-first-level-other = Este o mutare permisă. Nivelul al doilea ar valora deja 6 puncte.

lesson-anubixx-first-arch-topic = arcul
lesson-anubixx-first-arch-title = Coloane și cheie de boltă
lesson-anubixx-first-arch-text = Ambele coloane cresc de jos în sus; contează cea mai joasă, iar când ambele sunt complete, cheia de boltă. Poți îmbina o piatră din piramidă cu una din arc.
lesson-anubixx-first-arch-do = Marchează piatra de jos a coloanei din stânga.
lesson-anubixx-first-arch-other = Este o mutare permisă. Arcul are nevoie de pietre în ambele coloane.

lesson-anubixx-first-relief-topic = relieful
lesson-anubixx-first-relief-title = Relieful vrea perechi
lesson-anubixx-first-relief-text = Aici marchezi exact două căsuțe care se ating, iar asta e toată acțiunea ta. Patru căsuțe aduc primele puncte.
lesson-anubixx-first-relief-do = Marchează primele două căsuțe din rândul de sus.
lesson-anubixx-first-relief-other = Este o mutare permisă. Relieful e mai lent, dar s-ar fi potrivit ambele zaruri.

lesson-anubixx-first-bonus-topic = simbolurile
lesson-anubixx-first-bonus-title = Simbolurile dau bonusuri
lesson-anubixx-first-bonus-text = Marchează toate căsuțele cu același simbol și primești bonusul lui: 3 puncte. Pisica se află pe o singură căsuță.
lesson-anubixx-first-bonus-do = Marchează pisica și căsuța din stânga ei.
lesson-anubixx-first-bonus-other = Este o mutare permisă. Pisica rămâne pentru cine o marchează primul.

lesson-anubixx-first-closed-topic = bonusurile închise
lesson-anubixx-first-closed-title = Un bonus se închide
lesson-anubixx-first-closed-text = În aceeași rundă, { $name } mai putea obține pisica. Acum runda s-a terminat, iar pisica este închisă pentru toți ceilalți.

lesson-anubixx-first-stop-topic = să nu faci nimic
lesson-anubixx-first-stop-title = Nu e obligatoriu să construiești
lesson-anubixx-first-stop-text = Niciun zar nu se potrivește bine. În carieră, pietrele din dreapta ultimei tăiate valorează câte 1 punct, iar jokerii câte 2: merită și să economisești.
lesson-anubixx-first-stop-do = Încheie acțiunea fără nicio piatră.
lesson-anubixx-first-stop-other = Este o mutare permisă. Te-a costat pietre din carieră sau un joker, adică puncte.

lesson-anubixx-first-points-topic = punctele
lesson-anubixx-first-points-title = Șase surse de puncte
lesson-anubixx-first-points-text = Piramida, arcul, relieful, bonusurile, cariera și jokerii se adună. Scorul tău arată cât ar valora acum.

lesson-anubixx-first-end-topic = sfârșitul
lesson-anubixx-first-end-title = Două construcții și gata
lesson-anubixx-first-end-text = Jocul se termină după runda în care cineva termină a doua construcție. Cine are atunci două construcții terminate primește acest bonus final.

# Foile mai mari
lesson-anubixx-great = Foile mari
lesson-anubixx-great-bottom-topic = încă un nivel
lesson-anubixx-great-bottom-title = Un drum mai lung în sus
lesson-anubixx-great-bottom-text = Aceste piramide au un al șaselea nivel: un rând de șase, la bază. Toate celelalte reguli rămân la fel.
lesson-anubixx-great-bottom-do = Marchează o piatră din rândul de jos.
lesson-anubixx-great-bottom-other = Este o mutare permisă. Piramida așteaptă.
lesson-anubixx-great-points-topic = punctele
lesson-anubixx-great-points-title = Jos se câștigă puțin
lesson-anubixx-great-points-text = Nivelurile valorează 1, 3, 6, 10, 15 și 21 de puncte. Cele trei simboluri ale piramidei sunt tot pe cele trei niveluri de sus.
