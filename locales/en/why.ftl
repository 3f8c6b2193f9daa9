# Why something cannot be used now: what is the case, and (-help) what helps
why-not-asked = Something else is asked now.
why-not-asked-help = Answer the question first.

# Imhotep
why-sled-full = Your sled is full.
why-sled-full-help = It holds five stones. Load one on a ship first.
why-quarry-empty = Your quarry is empty.
why-quarry-empty-help = All your stones are on the table.
why-sled-empty = Your sled is empty.
why-sled-empty-help = Get stones first.
why-ships-full = Every ship is full.
why-ships-full-help = Sail one of them instead.
why-no-ship-ready = No ship may sail yet.
why-no-ship-ready-help = Each needs as many stones as its hull has marks.
why-no-blue-card = You have no blue card.
why-no-blue-card-help = Stones at the market get cards.
why-below-minimum = { $stones ->
    [one] This ship needs { $stones } more stone before it may sail.
   *[other] This ship needs { $stones } more stones before it may sail.
}
why-below-minimum-help = Everybody’s stones count.
why-ship-sailed = This ship has sailed.
why-ship-sailed-help = New ships come next round.
why-ship-full = This ship is full.
why-ship-full-help = Choose another one.
why-other-ship = Your card sails the ship that was just loaded.
why-other-ship-help = This one waits.
why-site-taken = A ship lies there already.
why-site-taken-help = This dock is free again next round.
why-card-useless = { $why ->
    [no-ship] The Lever sails a ship, and no ship may sail yet.
    [no-load] The Sail needs a ship that may sail with one stone more from your sled.
    [no-space] This card loads stones, and every ship is full.
    [no-stone] This card loads a stone, and you have none left.
   *[two-stones] The Chisel needs two stones on your sled and two empty spaces on ships.
}
why-card-useless-help = Unused at the end, it is worth 1 point.

# Anubixx
why-keystone-needs-columns = The keystone needs both columns complete.
why-keystone-needs-columns-help = Cross the rest of the arch first.
why-column-from-below = A column is built from below.
why-column-from-below-help = Cross the stone below it first.
why-needs-support = This stone needs both stones below it.
why-needs-support-help = Cross those first.
why-no-payment = { $colour ->
    [R] No red die is free, and your quarry has no red stone left.
    [B] No blue die is free, and your quarry has no blue stone left.
    [V] No violet die is free, and your quarry has no violet stone left.
    [O] No orange die is free, and your quarry has no orange stone left.
    [G] No green die is free, and your quarry has no green stone left.
   *[Y] No yellow die is free, and your quarry has no yellow stone left.
}
why-no-payment-help = You have no joker left either.
why-relief-is-whole-action = The relief is an action of its own.
why-relief-is-whole-action-help = After a first stone, only pyramid and arch are open.
why-no-neighbour = No field beside it is free.
why-no-neighbour-help = The relief is crossed two neighbours at a time.
why-pair-unpaid = This field and a neighbour cannot both be paid for.
why-pair-unpaid-help = The relief is crossed two neighbours at a time.
