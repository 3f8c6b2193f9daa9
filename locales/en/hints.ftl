# Hints: moves as commands, and the reasons for them
hint-title = Hint
hint-thinking = Let me think…
hint-best = It wins most often when the game is played on.
hint-none = There is nothing to advise now.
hint-chance = chance of winning about { $chance }
hint-note = A click plays the move. The best one comes first.

hint-expected-points = You end with about { $points ->
    [one] 1 point
   *[other] { $points } points
}.

hint-take = { $stones ->
    [one] 1 more stone for your sled, which then holds { $sled }.
   *[other] { $stones } more stones for your sled, which then holds { $sled }.
}
hint-load = A place on ship { $ship }, which then carries { $mine ->
    [one] 1 stone of yours
   *[other] { $mine } stones of yours
}{ $others ->
    [0] {""}
    [one] {" and"} 1 of others
   *[other] {" and"} { $others } of others
}.
hint-sail = { $mine ->
    [one] 1 stone of yours
   *[other] { $mine } stones of yours
}{ $others ->
    [0] {" "}
    [one] {" and"} 1 of others{" "}
   *[other] {" and"} { $others } of others{" "}
}{ $mine ->
    [one] goes to
   *[other] go to
} { $site ->
    [market] the market
    [pyramids] the pyramids
    [temple] the temple
    [burial] the burial chamber
   *[obelisks] the obelisks
}.
hint-sail-empty = { $others ->
    [one] 1 stone of others is sent to
   *[other] { $others } stones of others are sent to
} { $site ->
    [market] the market
    [pyramids] the pyramids
    [temple] the temple
    [burial] the burial chamber
   *[obelisks] the obelisks
}, away from better sites.
hint-card = Now is the time for this card: { $card ->
    [entrance] Entrance
    [sarcophagus] Sarcophagus
    [paved_path] Paved Path
    [pyramid_decoration] Pyramid Decoration
    [temple_decoration] Temple Decoration
    [burial_decoration] Burial Chamber Decoration
    [obelisk_decoration] Obelisk Decoration
    [statue] Statue
    [lever] Lever
    [hammer] Hammer
    [sail] Sail
   *[chisel] Chisel
}.
hint-pick = This card is worth most to you: { $card ->
    [entrance] Entrance
    [sarcophagus] Sarcophagus
    [paved_path] Paved Path
    [pyramid_decoration] Pyramid Decoration
    [temple_decoration] Temple Decoration
    [burial_decoration] Burial Chamber Decoration
    [obelisk_decoration] Obelisk Decoration
    [statue] Statue
    [lever] Lever
    [hammer] Hammer
    [sail] Sail
   *[chisel] Chisel
}.
hint-pick-hidden = Two unseen cards to choose from are worth more than what lies open.
hint-build = { $points ->
    [one] 1 point
   *[other] { $points } points
} on the { $pyramid ->
    [left] left
    [middle] middle
   *[right] right
} pyramid.
hint-bonus-point = The point is worth more than the stones.
hint-bonus-stones = The stones are worth more than the point.
hint-unload = This order suits you best.
hint-wait = There is nothing better to do.

move-take = Get stones
move-load = Load ship { $ship }, space { $space }
move-sail = Sail ship { $ship } to { $site ->
    [market] the market
    [pyramids] the pyramids
    [temple] the temple
    [burial] the burial chamber
   *[obelisks] the obelisks
}
move-play = Play { $card ->
    [entrance] Entrance
    [sarcophagus] Sarcophagus
    [paved_path] Paved Path
    [pyramid_decoration] Pyramid Decoration
    [temple_decoration] Temple Decoration
    [burial_decoration] Burial Chamber Decoration
    [obelisk_decoration] Obelisk Decoration
    [statue] Statue
    [lever] Lever
    [hammer] Hammer
    [sail] Sail
   *[chisel] Chisel
}
move-unload = Unload a stone of { $name } next
move-pick = Take the market card at place { $place }
move-keep = Keep face-down card { $place }
move-build = Build on the { $pyramid ->
    [left] left
    [middle] middle
   *[right] right
} pyramid
move-bonus-point = Take the point
move-bonus-stones = Take the stones
move-skip = Load nothing
move-pass = Pass
move-pyramid = Cross pyramid level { $level }, stone { $stone }{ $jokers ->
    [0] {""}
    [1] , paid with a joker
   *[other] , paid with { $jokers } jokers
}
move-arch = Cross the { $column ->
    [left] left
   *[right] right
} column of the arch, level { $level }{ $jokers ->
    [0] {""}
    [1] , paid with a joker
   *[other] , paid with { $jokers } jokers
}
move-keystone = Cross the keystone{ $jokers ->
    [0] {""}
    [1] , paid with a joker
   *[other] , paid with { $jokers } jokers
}
move-relief = { $jokers ->
    [0] Cross two relief fields: row { $row }, field { $column }; row { $row2 }, field { $column2 }
    [one] Cross two relief fields with { $jokers } joker: row { $row }, field { $column }; row { $row2 }, field { $column2 }
   *[other] Cross two relief fields with { $jokers } jokers: row { $row }, field { $column }; row { $row2 }, field { $column2 }
}
move-done = End the action
