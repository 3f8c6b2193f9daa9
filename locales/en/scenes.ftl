# What is being shown as it happens, and what happened since your last turn
scene-skip = Skip
scene-skip-key = Space
# Nobody gets points from this source
scene-nobody = nobody
scene-final-count = The final count

scene-sail = { $who ->
    [you] { $site ->
        [market] You sail to the market
        [pyramid] You sail to the pyramid
        [pyramids] You sail to the pyramids
        [temple] You sail to the temple
        [burial] You sail to the burial chamber
       *[obelisks] You sail to the obelisks
    }
   *[other] { $site ->
        [market] { $name } sails to the market
        [pyramid] { $name } sails to the pyramid
        [pyramids] { $name } sails to the pyramids
        [temple] { $name } sails to the temple
        [burial] { $name } sails to the burial chamber
       *[obelisks] { $name } sails to the obelisks
    }
}
scene-last-round = The last round is over
scene-last-ship = The last ship sails
scene-stone = { $site ->
    [pyramid] { $name }: a stone for the pyramid
    [pyramids] { $name }: a stone for the pyramids
    [temple] { $name }: a stone for the temple
    [burial] { $name }: a stone for the burial chamber
   *[obelisks] { $name }: a stone for the obelisks
}
scene-market = { $name } may take a card
scene-temple = The temple counts
scene-temple-text = The stone on top of each space counts.
scene-leave = The ships go back
scene-leave-cards = { $cards ->
    [one] { $cards } card is discarded.
   *[other] { $cards } cards are discarded.
}
scene-begins = { $who ->
    [you] You begin
   *[other] { $name } begins
}
scene-deal = The market is filled
# $sizes is a list of numbers of stones: “4, 2 and 1”
scene-groups = { $groups ->
    [one] group of stones: { $sizes }
   *[other] groups of stones: { $sizes }
}
scene-cards = { $cards ->
    [one] { $cards } card
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
# Beside a player’s symbol: what that player did since your turn. In present tense, in a word or two
since-imhotep-take = gets stones
since-imhotep-load = loads
since-imhotep-sail = { $site ->
    [market] to the market
    [pyramid] to the pyramid
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
# Beside a player’s symbol: a choice at the temple
since-imhotep-bonus = temple
since-imhotep-skip = loads nothing
since-imhotep-pass = passes
# Beside a player’s symbol: ended the action
since-anubixx-done = done
