# Lecțiile de Imhotep

lesson-imhotep-first = Prima ta partidă

lesson-imhotep-first-get-topic = pietre noi
lesson-imhotep-first-get-title = Pietre pentru depozitul tău
lesson-imhotep-first-get-text = În tura ta alegi una din patru acțiuni. Prima: iei până la trei pietre din cariera ta; în depozit încap cinci.
lesson-imhotep-first-get-do = Alege cariera ta.
lesson-imhotep-first-get-other = Este o mutare permisă. Dar cu atât de puține pietre în depozit vei avea curând nevoie de o tură ca să iei altele.

lesson-imhotep-first-load-topic = încărcarea
lesson-imhotep-first-load-title = Un loc în față
lesson-imhotep-first-load-text = O piatră din depozit ajunge pe orice loc liber al unei bărci. De pe locul 1, cel din față, se descarcă prima.
lesson-imhotep-first-load-do = Alege locul 1 al acestei bărci.
lesson-imhotep-first-load-other = Este o mutare permisă. Dar locul din față al acestei bărci e încă liber, iar { $name } îl poate lua.

lesson-imhotep-first-sail-topic = plecarea
lesson-imhotep-first-sail-title = O barcă poate pleca
lesson-imhotep-first-sail-text = Barca aceasta are destule pietre, deci oricine o poate conduce la un doc liber, inclusiv tu. La piramidă fiecare piatră aduce puncte imediat.
lesson-imhotep-first-sail-do = Alege barca, apoi piramida.
lesson-imhotep-first-sail-other = Este o mutare permisă, adesea chiar bună. Dar dacă barca rămâne aici, { $name } o poate trimite oriunde.

lesson-imhotep-first-minimum-topic = încărcătura minimă
lesson-imhotep-first-minimum-title = Prea goală ca să plece
lesson-imhotep-first-minimum-text = Barca aceasta duce trei pietre și are nevoie de două ca să plece. O arată semnele de pe carenă.
lesson-imhotep-first-minimum-do = Încarcă o piatră pe această barcă.
lesson-imhotep-first-minimum-other = Este o mutare permisă. Bărcii acesteia îi mai lipsește o piatră, deci încă nu o poate conduce nimeni.

lesson-imhotep-first-temple-topic = templul
lesson-imhotep-first-temple-title = Templul plătește în fiecare rundă
lesson-imhotep-first-temple-text = Acolo pietrele stau în rând, iar apoi una peste alta. La sfârșitul fiecărei runde, fiecare piatră vizibilă de sus aduce 1 punct.
lesson-imhotep-first-temple-do = Condu această barcă la templu.
lesson-imhotep-first-temple-other = Este o mutare permisă. O piatră în templu ți-ar fi adus puncte în această rundă și poate în multe altele.

lesson-imhotep-first-others-topic = cine hotărăște
lesson-imhotep-first-others-title = Alții îți duc pietrele
lesson-imhotep-first-others-text = Cu piatra ta, barca aceasta mare are cele trei de care are nevoie. Atunci { $name } poate alege unde ajung toate.
lesson-imhotep-first-others-do = Încarcă o piatră pe barca mare.
lesson-imhotep-first-others-other = Este o mutare permisă. Îți ține piatra departe de o barcă pe care ar conduce-o { $name }.

lesson-imhotep-first-burial-topic = camera mortuară
lesson-imhotep-first-burial-title = Grupuri în camera mortuară
lesson-imhotep-first-burial-text = { $name } a trimis barca aici. După ultima rundă, pietrele de aceeași culoare care se ating formează un grup: 1, 3, 6, 10, 15 puncte pentru 1–5 pietre.

lesson-imhotep-first-small-topic = ultima barcă
lesson-imhotep-first-small-title = O barcă pentru o piatră
lesson-imhotep-first-small-text = Barca aceasta duce o piatră și nu îi trebuie mai mult. Libere sunt doar piața și obeliscurile: fiecare locație primește o barcă pe rundă.
lesson-imhotep-first-small-do = Încarcă barca mică.
lesson-imhotep-first-small-other = Este o mutare permisă. Barca mică rămâne goală, pentru cine o încarcă primul.

lesson-imhotep-first-card-topic = cărțile surpriză
lesson-imhotep-first-card-title = Piatra ta, cartea ta
lesson-imhotep-first-card-text = { $name } a condus barca la piață, dar piatra e a ta: iei o carte. Cele roșii au efect imediat, cele verzi și violete contează la sfârșit, cele albastre așteaptă tura ta.
lesson-imhotep-first-card-do = Ia cartea albastră.
lesson-imhotep-first-card-other = Și aceasta e o carte bună. Cu una albastră puteai face două lucruri într-o singură tură.

lesson-imhotep-first-round-topic = sfârșitul unei runde
lesson-imhotep-first-round-title = Runda s-a terminat
lesson-imhotep-first-round-text = Au plecat patru bărci: templul a dat 1 punct pentru fiecare piatră de deasupra și au venit bărci și cărți noi. { $name } a condus ultima barcă, deci începe cine urmează: tu.

lesson-imhotep-first-blue-topic = cărțile albastre
lesson-imhotep-first-blue-title = Două lucruri deodată
lesson-imhotep-first-blue-text = O carte albastră îți ocupă toată tura și se folosește o singură dată. Aceasta încarcă o piatră și apoi conduce acea barcă.
lesson-imhotep-first-blue-do = Joacă-ți cartea și încarcă barca 3.
lesson-imhotep-first-blue-other = Este o mutare permisă. Cartea așteaptă; dacă nu o folosești deloc, la sfârșit valorează 1 punct.

lesson-imhotep-first-obelisks-topic = obeliscurile
lesson-imhotep-first-obelisks-title = Cine construiește mai înalt?
lesson-imhotep-first-obelisks-text = Fiecare are obeliscul lui. După ultima rundă, cel mai înalt aduce 10 puncte, celălalt 1.
lesson-imhotep-first-obelisks-do = Condu barca la obeliscuri.
lesson-imhotep-first-obelisks-other = Este o mutare permisă. Obeliscurile așteaptă altă barcă.

lesson-imhotep-first-count-topic = scorul final
lesson-imhotep-first-count-title = Scorul final
lesson-imhotep-first-count-text = După runda 6, camera mortuară, obeliscurile și cărțile se adaugă la scor. Alături vezi cât valorează acum.

# Lecții scurte: fețele B, câte una de locație

lesson-imhotep-market-b = Piață, fața B
lesson-imhotep-market-b-sail-topic = piața
lesson-imhotep-market-b-sail-title = Trei la vedere, două ascunse
lesson-imhotep-market-b-sail-text = Pe fața B, trei cărți stau cu fața în sus, iar pe ultimul loc două cu fața în jos. Ca întotdeauna, fiecare piatră ia un loc.
lesson-imhotep-market-b-sail-do = Condu barca mică la piață.
lesson-imhotep-market-b-sail-other = Este o mutare permisă. Cărțile ascunse așteaptă.
lesson-imhotep-market-b-pick-topic = cărțile ascunse
lesson-imhotep-market-b-pick-title = Uită-te la două
lesson-imhotep-market-b-pick-text = Dacă le iei pe cele ascunse, numai tu le vezi pe amândouă. Păstrezi una, iar cealaltă se decartează.
lesson-imhotep-market-b-pick-do = Ia cele două cărți ascunse.
lesson-imhotep-market-b-pick-other = Și aceasta e o carte bună: la vedere știi ce iei.
lesson-imhotep-market-b-keep-topic = una din două
lesson-imhotep-market-b-keep-title = Păstreaz-o pe cea mai bună
lesson-imhotep-market-b-keep-text = Cealaltă ajunge în teancul de cărți decartate, cu fața în sus.
lesson-imhotep-market-b-keep-do = Alege o carte.
lesson-imhotep-market-b-keep-other = Este o mutare permisă.

lesson-imhotep-pyramids-b = Piramide, fața B
lesson-imhotep-pyramids-b-sail-topic = trei piramide
lesson-imhotep-pyramids-b-sail-title = Trei piramide mici
lesson-imhotep-pyramids-b-sail-text = Pe fața B sunt trei piramide de câte cinci pietre. Unele câmpuri dau și o carte, pietre pentru depozit sau o piatră de încărcat.
lesson-imhotep-pyramids-b-sail-do = Condu această barcă la piramide.
lesson-imhotep-pyramids-b-sail-other = Este o mutare permisă. Piramidele așteaptă altă barcă.
lesson-imhotep-pyramids-b-build-topic = alegerea ta
lesson-imhotep-pyramids-b-build-title = Tu alegi piramida
lesson-imhotep-pyramids-b-build-text = Proprietarul fiecărei pietre alege unde merge și le deschide altora câmpul următor. Bonusurile vin imediat, înainte de a se descărca piatra următoare.
lesson-imhotep-pyramids-b-build-do = Alege o piramidă.
lesson-imhotep-pyramids-b-build-other = Este o mutare permisă.

lesson-imhotep-temple-b = Templu, fața B
lesson-imhotep-temple-b-sail-topic = sfârșitul rundei
lesson-imhotep-temple-b-sail-title = Fiecare câmp plătește altfel
lesson-imhotep-temple-b-sail-text = Pe fața B, o piatră de deasupra aduce ce arată câmpul ei: 2 puncte, o carte din teanc sau, la alegerea ta, 1 punct ori 2 pietre. Se întâmplă după ce a plecat ultima barcă a rundei.
lesson-imhotep-temple-b-sail-do = Condu ultima barcă la obeliscuri.
lesson-imhotep-temple-b-sail-other = Este o mutare permisă.
lesson-imhotep-temple-b-bonus-topic = alegerea ta
lesson-imhotep-temple-b-bonus-title = Un punct sau pietre
lesson-imhotep-temple-b-bonus-text = Piatra ta e cea de sus pe primul câmp. Un punct e sigur; două pietre îți economisesc aproape o tură.
lesson-imhotep-temple-b-bonus-do = Alege una din două.
lesson-imhotep-temple-b-bonus-other = Este o mutare permisă.

lesson-imhotep-burial-b = Cameră mortuară, fața B
lesson-imhotep-burial-b-sail-topic = rândurile
lesson-imhotep-burial-b-sail-title = Rânduri în loc de grupuri
lesson-imhotep-burial-b-sail-text = Și aici pietrele umplu coloanele una câte una, fiecare de sus în jos. Dar pe fața B fiecare rând contează separat.
lesson-imhotep-burial-b-sail-do = Condu această barcă la camera mortuară.
lesson-imhotep-burial-b-sail-other = Este o mutare permisă. Camera mortuară așteaptă altă barcă.
lesson-imhotep-burial-b-rows-topic = calculul punctelor
lesson-imhotep-burial-b-rows-title = Majoritatea pe fiecare rând
lesson-imhotep-burial-b-rows-text = După ultima rundă, cine are cele mai multe pietre pe un rând primește 8 puncte, al doilea 4, al treilea 2. La egalitate, punctele se împart, rotunjite în jos.

lesson-imhotep-obelisks-b = Obeliscuri, fața B
lesson-imhotep-obelisks-b-sail-topic = coloanele
lesson-imhotep-obelisks-b-sail-title = Trei pietre, o coloană
lesson-imhotep-obelisks-b-sail-text = Pe fața B, pietrele așteaptă până ai trei. Atunci devin imediat o coloană.
lesson-imhotep-obelisks-b-sail-do = Condu această barcă la obeliscuri.
lesson-imhotep-obelisks-b-sail-other = Este o mutare permisă. Obeliscurile așteaptă altă barcă.
lesson-imhotep-obelisks-b-tower-topic = punctele
lesson-imhotep-obelisks-b-tower-title = Cine ajunge întâi ia mai mult
lesson-imhotep-obelisks-b-tower-text = Coloana ta a luat cel mai valoros loc: 10 puncte imediat. Următoarele aduc 9, 8, 7, 6 și apoi 5; o piatră care încă așteaptă la sfârșit aduce 1 punct.

lesson-imhotep-wrath = Variantă: Mânia faraonului
lesson-imhotep-wrath-rule-topic = penalizarea
lesson-imhotep-wrath-rule-title = Niciun monument fără tine
lesson-imhotep-wrath-rule-text = Piramidele, templul, camera mortuară și obeliscurile sunt cele patru monumente. Cine nu are la sfârșit nicio piatră la unul dintre ele pierde 5 puncte, tot atâtea și dacă lipsesc mai multe.
lesson-imhotep-wrath-sail-topic = o primă piatră
lesson-imhotep-wrath-sail-title = O piatră e de ajuns
lesson-imhotep-wrath-sail-text = O singură piatră îl liniștește pe faraon. Piața nu contează: de acolo pietrele pleacă iar.
lesson-imhotep-wrath-sail-do = Condu barca ta la un monument.
lesson-imhotep-wrath-sail-other = Este o mutare permisă. Mai ai timp pentru cele patru monumente.
