# What is being shown as it happens, and what happened since your last turn
scene-skip = Skip
scene-skip-key = Space
scene-nobody = nobody
scene-final-count = The final count

scene-sail = { $who ->
    [you] You sail
   *[other] { $name } sails
} { $site ->
    [market] to the market
    [pyramids] to the pyramids
    [temple] to the temple
    [burial] to the burial chamber
   *[obelisks] to the obelisks
}
scene-last-round = The last round is over
scene-last-ship = The last ship sails
scene-stone = A stone of { $name } { $site ->
    [pyramids] for the pyramids
    [temple] for the temple
    [burial] for the burial chamber
   *[obelisks] for the obelisks
}
scene-market = { $name } may take a card
scene-temple = The temple counts
scene-temple-text = The stone on top of each space counts.
scene-leave = The ships go back
scene-leave-cards = { $cards ->
    [one] One card is discarded.
   *[other] { $cards } cards are discarded.
}
scene-begins = { $who ->
    [you] You begin
   *[other] { $name } begins
}
scene-deal = The market is filled
scene-groups = { $groups ->
    [one] a group of { $sizes }
   *[other] groups of { $sizes }
}
scene-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
imhotep-step-return = Nobody wants to sail: the ships leave, their stones go back to the quarries
imhotep-step-shuffle = The discarded cards are shuffled
imhotep-step-discard = { $name } discards the card
imhotep-step-card = { $name } draws a card
imhotep-step-load = { $name } loads a stone

since-title = Since your turn
since-show = Show again
since-hide = Hide
since-imhotep-take = gets stones
since-imhotep-load = loads
since-imhotep-sail = { $site ->
    [market] to the market
    [pyramids] to the pyramids
    [temple] to the temple
    [burial] to the burial chamber
   *[obelisks] to the obelisks
}
since-imhotep-play = plays a card
since-imhotep-unload = unloads
since-imhotep-pick = takes a card
since-imhotep-keep = keeps a card
since-imhotep-build = builds
since-imhotep-bonus = temple
since-imhotep-skip = loads nothing
since-imhotep-pass = passes
since-anubixx-done = done
