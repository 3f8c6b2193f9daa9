# One line of advice after a game. $lost is a percentage, $moves a number of decisions, $topic what the better moves were about.
advice-nothing = You gave away hardly anything.
# Behind it, after a game against bots that are not the strongest
advice-next = Try the next step of the ladder.
advice-most = { $moves ->
    [one] In { $moves } decision you gave away { $lost } of your chance of winning.
   *[other] In { $moves } decisions you gave away { $lost } of your chance of winning.
}
advice-imhotep = { $topic ->
    [market] You gave away most at the market: { $lost } of your chance of winning. Look at the cards before a ship sails.
    [pyramids] You gave away most at the pyramids: { $lost } of your chance of winning. Look at the places that come next.
    [temple] You gave away most at the temple: { $lost } of your chance of winning. Only the top stones count there.
    [burial] You gave away most at the burial chamber: { $lost } of your chance of winning. Look at the groups before a ship sails.
    [obelisks] You gave away most at the obelisks: { $lost } of your chance of winning. Count the stones of the others, too.
    [quarry] You gave away most when it was time to fetch stones: { $lost } of your chance of winning. An empty sled cannot load.
    [ships] You gave away most when it was time to load: { $lost } of your chance of winning. Ask who will sail the ship, and where to.
   *[cards] You gave away most with your cards: { $lost } of your chance of winning. Ask before each turn what a card would bring.
}
advice-anubixx = { $topic ->
    [pyramid] You gave away most at the pyramid: { $lost } of your chance of winning. Each level counts more than the one below.
    [arch] You gave away most at the arch: { $lost } of your chance of winning. Only the lower column counts.
    [relief] You gave away most at the relief: { $lost } of your chance of winning. Two fields at once are worth a look.
   *[done] You gave away most when it was time to stop: { $lost } of your chance of winning. Jokers and quarry stones are points, too.
}
