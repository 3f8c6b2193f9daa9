# Hints: moves as commands, and the reasons for them
hint-title = Hint
hint-thinking = Let me think…
hint-best = It wins most often when the game is played on.
hint-none = There is nothing to advise now.
hint-chance = chance of winning about { $chance }
hint-note = A click plays the move. The best one comes first.

hint-expected-points = { $points ->
    [one] You end with about { $points } point.
   *[other] You end with about { $points } points.
}

# Where points are got, as part of a sentence
hint-at = { $source ->
    [pyramids] at the pyramids
    [temple] at the temple
    [burial] at the burial chamber
    [obelisks] at the obelisks
    [decorations] from decorations
    [statues] from statues
    [blue_cards] from blue cards
    [wrath] from the Wrath of the Pharaoh
    [pyramid] in the pyramid
    [arch] in the arch
    [relief] in the relief
    [bonuses] from bonuses
    [quarry] in the quarry
    [jokers] from jokers
   *[other] ({ $sourceName })
}
# What the play after a move brings: $points is 2 or more
hint-line-gain = { $who ->
    [you] The expected play brings you { $points } points { hint-at }.
   *[other] The expected play brings { $name } { $points } points { hint-at }.
}
hint-line-fewer = { $who ->
    [you] Otherwise you get { $points } points fewer { hint-at }.
   *[other] Otherwise { $name } gets { $points } points fewer { hint-at }.
}
hint-line-more = { $who ->
    [you] Otherwise you get { $points } points more { hint-at }.
   *[other] Otherwise { $name } gets { $points } points more { hint-at }.
}

hint-take = { $stones ->
    [one] { $stones } more stone for your sled, which then holds { $sled }.
   *[other] { $stones } more stones for your sled, which then holds { $sled }.
}
hint-load = { $others ->
    [0] { $mine ->
        [one] A place on ship { $ship }, which then carries { $mine } stone of yours.
       *[other] A place on ship { $ship }, which then carries { $mine } stones of yours.
    }
   *[other] { $mine ->
        [one] A place on ship { $ship }, which then carries { $mine } stone of yours and { $others } of others.
       *[other] A place on ship { $ship }, which then carries { $mine } stones of yours and { $others } of others.
    }
}
hint-sail = { $site ->
    [market] { $others ->
        [0] { $mine ->
            [one] { $mine } stone of yours goes to the market.
           *[other] { $mine } stones of yours go to the market.
        }
       *[other] { $mine ->
            [one] { $mine } stone of yours and { $others } of others go to the market.
           *[other] { $mine } stones of yours and { $others } of others go to the market.
        }
    }
    [pyramid] { $others ->
        [0] { $mine ->
            [one] { $mine } stone of yours goes to the pyramid.
           *[other] { $mine } stones of yours go to the pyramid.
        }
       *[other] { $mine ->
            [one] { $mine } stone of yours and { $others } of others go to the pyramid.
           *[other] { $mine } stones of yours and { $others } of others go to the pyramid.
        }
    }
    [pyramids] { $others ->
        [0] { $mine ->
            [one] { $mine } stone of yours goes to the pyramids.
           *[other] { $mine } stones of yours go to the pyramids.
        }
       *[other] { $mine ->
            [one] { $mine } stone of yours and { $others } of others go to the pyramids.
           *[other] { $mine } stones of yours and { $others } of others go to the pyramids.
        }
    }
    [temple] { $others ->
        [0] { $mine ->
            [one] { $mine } stone of yours goes to the temple.
           *[other] { $mine } stones of yours go to the temple.
        }
       *[other] { $mine ->
            [one] { $mine } stone of yours and { $others } of others go to the temple.
           *[other] { $mine } stones of yours and { $others } of others go to the temple.
        }
    }
    [burial] { $others ->
        [0] { $mine ->
            [one] { $mine } stone of yours goes to the burial chamber.
           *[other] { $mine } stones of yours go to the burial chamber.
        }
       *[other] { $mine ->
            [one] { $mine } stone of yours and { $others } of others go to the burial chamber.
           *[other] { $mine } stones of yours and { $others } of others go to the burial chamber.
        }
    }
   *[obelisks] { $others ->
        [0] { $mine ->
            [one] { $mine } stone of yours goes to the obelisks.
           *[other] { $mine } stones of yours go to the obelisks.
        }
       *[other] { $mine ->
            [one] { $mine } stone of yours and { $others } of others go to the obelisks.
           *[other] { $mine } stones of yours and { $others } of others go to the obelisks.
        }
    }
}
hint-sail-empty = { $site ->
    [market] { $others ->
        [one] { $others } stone of others is sent to the market, away from better sites.
       *[other] { $others } stones of others are sent to the market, away from better sites.
    }
    [pyramid] { $others ->
        [one] { $others } stone of others is sent to the pyramid, away from better sites.
       *[other] { $others } stones of others are sent to the pyramid, away from better sites.
    }
    [pyramids] { $others ->
        [one] { $others } stone of others is sent to the pyramids, away from better sites.
       *[other] { $others } stones of others are sent to the pyramids, away from better sites.
    }
    [temple] { $others ->
        [one] { $others } stone of others is sent to the temple, away from better sites.
       *[other] { $others } stones of others are sent to the temple, away from better sites.
    }
    [burial] { $others ->
        [one] { $others } stone of others is sent to the burial chamber, away from better sites.
       *[other] { $others } stones of others are sent to the burial chamber, away from better sites.
    }
   *[obelisks] { $others ->
        [one] { $others } stone of others is sent to the obelisks, away from better sites.
       *[other] { $others } stones of others are sent to the obelisks, away from better sites.
    }
}
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
hint-build = { $pyramid ->
    [left] { $points ->
        [one] { $points } point on the left pyramid.
       *[other] { $points } points on the left pyramid.
    }
    [middle] { $points ->
        [one] { $points } point on the middle pyramid.
       *[other] { $points } points on the middle pyramid.
    }
   *[right] { $points ->
        [one] { $points } point on the right pyramid.
       *[other] { $points } points on the right pyramid.
    }
}
hint-bonus-point = The point is worth more than the stones.
hint-bonus-stones = The stones are worth more than the point.
hint-unload = This order suits you best.
hint-wait = There is nothing better to do.

move-take = Get stones
move-load = Load a stone on ship { $ship }, space { $space }
move-sail = { $site ->
    [market] Sail ship { $ship } to the market
    [pyramid] Sail ship { $ship } to the pyramid
    [pyramids] Sail ship { $ship } to the pyramids
    [temple] Sail ship { $ship } to the temple
    [burial] Sail ship { $ship } to the burial chamber
   *[obelisks] Sail ship { $ship } to the obelisks
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
move-unload = Unload next a stone of this player: { $name }
move-pick = Take the market card at place { $place }
move-keep = Keep face-down card { $place }
move-build = { $pyramid ->
    [left] Build on the left pyramid
    [middle] Build on the middle pyramid
   *[right] Build on the right pyramid
}
move-bonus-point = Take the point
move-bonus-stones = Take the stones
move-skip = Load nothing
move-pass = Pass
move-pyramid = { $jokers ->
    [0] Cross the pyramid, level { $level }, stone { $stone }
   *[other] Cross the pyramid with a joker, level { $level }, stone { $stone }
}
move-arch = { $column ->
    [left] { $jokers ->
        [0] Cross the left column of the arch, level { $level }
       *[other] Cross the left column of the arch with a joker, level { $level }
    }
   *[right] { $jokers ->
        [0] Cross the right column of the arch, level { $level }
       *[other] Cross the right column of the arch with a joker, level { $level }
    }
}
move-keystone = { $jokers ->
    [0] Cross the keystone
   *[other] Cross the keystone with a joker
}
move-relief = { $jokers ->
    [0] Cross two relief fields: row { $row }, field { $column }; row { $row2 }, field { $column2 }
    [one] Cross two relief fields with { $jokers } joker: row { $row }, field { $column }; row { $row2 }, field { $column2 }
   *[other] Cross two relief fields with { $jokers } jokers: row { $row }, field { $column }; row { $row2 }, field { $column2 }
}
move-done = End the action
