# Linia de comandă: întrebări înainte de joc
cli-welcome = Bun venit la Saqqara. Enter alege ce stă în paranteze; Ctrl-C iese.
cli-ask-game = Ce joc?
cli-ask-players = Câți jucători?
cli-ask-computer = Pentru câți dintre ei joacă computerul?
cli-ask-strength = Cât de puternici?
cli-ask-again = Răspunde cu una dintre acestea: { $answers }.
cli-option-imhotep-sides = Fețele pentru piață, piramide, templu, camera mortuară și obeliscuri, fiecare A sau B
cli-option-imhotep-wrath = Mânia faraonului: dacă nu ai nicio piatră la un monument, pierzi 5 puncte
cli-option-anubixx-layout = Foile: un nume sau un fișier al tău

cli-seat-coloured = { $colour ->
    [black] negru (locul { $number })
    [white] alb (locul { $number })
    [brown] maro (locul { $number })
    [grey] gri (locul { $number })
   *[other] { $colour } (locul { $number })
}
cli-seat = locul { $number }
cli-seat-bot = Locul { $number }: { $bot }
cli-saves-in = Fiecare mutare se salvează în { $file }
cli-saved = Salvat în { $file }
cli-left = Salvat în { $file }; `saqqara play --terminal --resume` continuă de aici.
cli-recorded = Înregistrarea este în { $file }; `saqqara replay` o parcurge.
cli-not-saved = Mutarea aceasta nu este salvată: { $why }
cli-file-exists = { $file } există deja; alege alt nume

cli-thinks = { $seat } se gândește …
cli-adviser-thinks = Sfătuitorul se gândește …
cli-nothing-yet = Încă nu s-a întâmplat nimic.
cli-no-undo = Nu este nimic de anulat.
cli-no-redo = Nu este nimic de refăcut.
cli-only-you = Numai tu vezi:

cli-help = Scrie numărul unei mutări, notația ei sau începutul cuvintelor ei.
cli-help-undo = anulează ultima ta mutare
cli-help-redo = o joacă din nou
cli-help-save = save [FILE]: scrie înregistrarea într-un fișier al tău (fiecare mutare se salvează oricum)
cli-help-board = arată masa
cli-help-moves = arată lista mutărilor permise
cli-help-hint = mutări bune acum și de ce
cli-help-log = ce s-a întâmplat până acum, în notație
cli-help-score = punctele pe surse
cli-help-help = lista aceasta
cli-help-quit = ieșire; `saqqara play --terminal --resume` continuă
cli-no-such-move = { $moves ->
    [one] Nu există mutarea { $number }; există doar { $moves }.
    [few] Nu există mutarea { $number }; sunt numerotate de la 1 la { $moves }.
   *[other] Nu există mutarea { $number }; sunt numerotate de la 1 la { $moves }.
}
cli-ambiguous = { $said } poate însemna { $found }.
cli-ambiguous-more = { $said } poate însemna { $found }, …
cli-unclear = { $said } nu este nici mutare, nici comandă; scrie un număr, o mutare precum { $move } sau `help`.

# Titlurile listei de mutări
cli-moves = Mutări
cli-imhotep-take = Ia pietre
cli-imhotep-load = Încarcă barca { $ship }
cli-imhotep-sail = Condu barca { $ship }
cli-imhotep-play = Joacă o carte
cli-imhotep-unload = Descarcă acum
cli-imhotep-pick = Ia o carte
cli-imhotep-keep = Păstrează o carte
cli-imhotep-build = Construiește
cli-imhotep-bonus = Bonusul templului
cli-imhotep-skip = Renunță
cli-imhotep-pass = Pas
cli-imhotep-face-down = { $cards } cu fața în jos
cli-anubixx-pyramid = Piramidă
cli-anubixx-pyramid-joker = Piramidă cu joker
cli-anubixx-arch = Arc
cli-anubixx-arch-joker = Arc cu joker
cli-anubixx-relief = Relief
cli-anubixx-relief-joker = Relief cu joker
cli-anubixx-done = Încheie acțiunea

# Tabelul punctelor
cli-points = Puncte
cli-points-so-far = Puncte până acum
cli-total = total
cli-place = loc
cli-tie-imhotep = egalitate: pietre în depozit
cli-tie-anubixx = egalitate: marcaje X în piramidă
cli-wins = { $points ->
    [one] { $seat } câștigă cu { $points } punct.
    [few] { $seat } câștigă cu { $points } puncte.
   *[other] { $seat } câștigă cu { $points } de puncte.
}
cli-wins-tie = { $points ->
    [one] { $seat } câștigă cu { $points } punct, la departajare.
    [few] { $seat } câștigă cu { $points } puncte, la departajare.
   *[other] { $seat } câștigă cu { $points } de puncte, la departajare.
}
cli-shared = { $points ->
    [one] { $seats } câștigă împreună, cu { $points } punct.
    [few] { $seats } câștigă împreună, cu { $points } puncte.
   *[other] { $seats } câștigă împreună, cu { $points } de puncte.
}

# Parcurgerea unei înregistrări
cli-after = { $moves ->
    [one] după { $number } din { $moves } mutare
    [few] după { $number } din { $moves } mutări
   *[other] după { $number } din { $moves } de mutări
}
cli-not-over = Jocul nu s-a terminat.
cli-keys = n înainte · p înapoi · f prima · l ultima · un număr · q ieșire

cli-board-where = Imhotep   runda { $round } din { $rounds }   carte de rundă { $card }
cli-board-start = începe: { $colour }
cli-board-next-start = începe runda următoare: { $colour }
cli-board-stone = { $colour ->
    [black] ne
    [white] al
    [brown] ma
   *[grey] gr
}
cli-board-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
cli-board-arrived = Tocmai sosit la piramide: { $stone }
cli-board-unload-order = Barca { $ship } se descarcă până acum în ordinea: { $stones }
cli-board-unload-left = Barca { $ship } mai are de descărcat: { $stones }
cli-board-ships = Bărci, cu partea din față la stânga
cli-board-needs = cere { $minimum }
cli-board-may-sail = cere { $minimum }, poate pleca
cli-board-pyramid = { $pyramid ->
    [left] stânga
    [middle] mijloc
   *[right] dreapta
}
cli-board-next-stone = următorul bloc: { $points }
cli-board-finished = gata: fiecare bloc { $points }
cli-board-first-to-last = de la primul bloc la ultimul
cli-board-bonus = { $bonus ->
    [card] * o carte
    [stones] * 3 blocuri
   *[load] * încarcă 1
}
cli-board-top = contează cele de sus
cli-board-card = carte
cli-board-or-stones = +{ $points }/{ $stones }bl
cli-board-by-height = înălțime { $prizes }
cli-board-worth = valorează { $points }
cli-board-towers = coloane de trei
cli-board-waiting = așteaptă { $stones }
cli-board-score = scor
cli-board-ended = de s-ar încheia
cli-board-draw-pile = Teanc { $cards }
cli-board-discard-pile = Teanc de decartate { $cards }
cli-board-sheets = { $layout ->
    [classic] foi de joc clasice
    [great] foi de joc mari
   *[other] foi de joc „{ $layout }”
}
cli-board-active-seat = Anubixx, { $sheets }: runda { $round }, activ este locul { $seat }
cli-board-ended-after = Anubixx, { $sheets }: încheiat după runda { $round }, { $why }
cli-board-why-ended = { $end ->
    [second_building] a doua construcție este terminată
   *[round_limit] s-a jucat ultima rundă
}
cli-board-dice = Zaruri: { $dice }
cli-board-dice-at = { $place ->
    [middle] { $colours } la mijloc
    [held] { $colours } luate
   *[blocked] { $colours } blocate
}
cli-board-sheet = Locul { $seat }, foaia { $sheet }
cli-board-sheet-active = Locul { $seat }, foaia { $sheet }, activ
cli-board-end-bonus = final
cli-board-bonus-status = { $status ->
    [open] liber
    [last_chance] ultima șansă
   *[closed] închis
}
cli-board-seats = locul { $seats }
cli-board-colour = { $colour ->
    [R] R
    [B] A
    [V] M
    [O] P
    [G] V
   *[Y] G
}
