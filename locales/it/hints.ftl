# Consigli: mosse come comandi, e i loro motivi
hint-title = Consiglio
hint-thinking = Fammi pensare…
hint-best = È la mossa che vince più spesso, se la partita prosegue.
hint-none = Adesso non c’è nulla da consigliare.
hint-chance = probabilità di vittoria: circa { $chance }
hint-note = Con un clic giochi la mossa. La migliore è la prima.

hint-expected-points = { $points ->
    [one] Finisci con circa { $points } punto.
   *[other] Finisci con circa { $points } punti.
}

# Dove si ottengono i punti, come parte di una frase
hint-at = { $source ->
    [pyramids] alle piramidi
    [temple] al tempio
    [burial] alla tomba
    [obelisks] agli obelischi
    [decorations] con le decorazioni
    [statues] con le statue
    [blue_cards] con le carte blu
    [wrath] per l’ira del faraone
    [pyramid] nella piramide
    [arch] nell’arco
    [relief] nel rilievo
    [bonuses] con i bonus
    [quarry] nella cava
    [jokers] con i jolly
   *[other] ({ $sourceName })
}
# Che cosa porta il gioco dopo una mossa: $points è almeno 2
hint-line-gain = { $who ->
    [you] Il seguito previsto ti porta { $points } punti { hint-at }.
   *[other] Nel seguito previsto { $name } ottiene { $points } punti { hint-at }.
}
hint-line-fewer = { $who ->
    [you] Altrimenti ottieni { $points } punti in meno { hint-at }.
   *[other] Altrimenti { $name } ottiene { $points } punti in meno { hint-at }.
}
hint-line-more = { $who ->
    [you] Altrimenti ottieni { $points } punti in più { hint-at }.
   *[other] Altrimenti { $name } ottiene { $points } punti in più { hint-at }.
}

hint-take = { $stones ->
    [one] { $stones } pietra in più per la tua slitta, che così ne porta { $sled }.
   *[other] { $stones } pietre in più per la tua slitta, che così ne porta { $sled }.
}
hint-load = { $others ->
    [0] { $mine ->
        [one] Un posto sulla barca { $ship }, che così porta { $mine } tua pietra.
       *[other] Un posto sulla barca { $ship }, che così porta { $mine } tue pietre.
    }
   *[other] { $mine ->
        [one] Un posto sulla barca { $ship }, che così porta { $mine } tua pietra e { $others } degli altri.
       *[other] Un posto sulla barca { $ship }, che così porta { $mine } tue pietre e { $others } degli altri.
    }
}
hint-sail = { $site ->
    [market] { $others ->
        [0] { $mine ->
            [one] { $mine } tua pietra va al mercato.
           *[other] { $mine } tue pietre vanno al mercato.
        }
       *[other] { $mine ->
            [one] { $mine } tua pietra e { $others } degli altri vanno al mercato.
           *[other] { $mine } tue pietre e { $others } degli altri vanno al mercato.
        }
    }
    [pyramid] { $others ->
        [0] { $mine ->
            [one] { $mine } tua pietra va alla piramide.
           *[other] { $mine } tue pietre vanno alla piramide.
        }
       *[other] { $mine ->
            [one] { $mine } tua pietra e { $others } degli altri vanno alla piramide.
           *[other] { $mine } tue pietre e { $others } degli altri vanno alla piramide.
        }
    }
    [pyramids] { $others ->
        [0] { $mine ->
            [one] { $mine } tua pietra va alle piramidi.
           *[other] { $mine } tue pietre vanno alle piramidi.
        }
       *[other] { $mine ->
            [one] { $mine } tua pietra e { $others } degli altri vanno alle piramidi.
           *[other] { $mine } tue pietre e { $others } degli altri vanno alle piramidi.
        }
    }
    [temple] { $others ->
        [0] { $mine ->
            [one] { $mine } tua pietra va al tempio.
           *[other] { $mine } tue pietre vanno al tempio.
        }
       *[other] { $mine ->
            [one] { $mine } tua pietra e { $others } degli altri vanno al tempio.
           *[other] { $mine } tue pietre e { $others } degli altri vanno al tempio.
        }
    }
    [burial] { $others ->
        [0] { $mine ->
            [one] { $mine } tua pietra va alla tomba.
           *[other] { $mine } tue pietre vanno alla tomba.
        }
       *[other] { $mine ->
            [one] { $mine } tua pietra e { $others } degli altri vanno alla tomba.
           *[other] { $mine } tue pietre e { $others } degli altri vanno alla tomba.
        }
    }
   *[obelisks] { $others ->
        [0] { $mine ->
            [one] { $mine } tua pietra va agli obelischi.
           *[other] { $mine } tue pietre vanno agli obelischi.
        }
       *[other] { $mine ->
            [one] { $mine } tua pietra e { $others } degli altri vanno agli obelischi.
           *[other] { $mine } tue pietre e { $others } degli altri vanno agli obelischi.
        }
    }
}
hint-sail-empty = { $site ->
    [market] { $others ->
        [one] { $others } pietra degli altri finisce al mercato, lontano da luoghi migliori.
       *[other] { $others } pietre degli altri finiscono al mercato, lontano da luoghi migliori.
    }
    [pyramid] { $others ->
        [one] { $others } pietra degli altri finisce alla piramide, lontano da luoghi migliori.
       *[other] { $others } pietre degli altri finiscono alla piramide, lontano da luoghi migliori.
    }
    [pyramids] { $others ->
        [one] { $others } pietra degli altri finisce alle piramidi, lontano da luoghi migliori.
       *[other] { $others } pietre degli altri finiscono alle piramidi, lontano da luoghi migliori.
    }
    [temple] { $others ->
        [one] { $others } pietra degli altri finisce al tempio, lontano da luoghi migliori.
       *[other] { $others } pietre degli altri finiscono al tempio, lontano da luoghi migliori.
    }
    [burial] { $others ->
        [one] { $others } pietra degli altri finisce alla tomba, lontano da luoghi migliori.
       *[other] { $others } pietre degli altri finiscono alla tomba, lontano da luoghi migliori.
    }
   *[obelisks] { $others ->
        [one] { $others } pietra degli altri finisce agli obelischi, lontano da luoghi migliori.
       *[other] { $others } pietre degli altri finiscono agli obelischi, lontano da luoghi migliori.
    }
}
hint-card = È il momento di questa carta: { $card ->
    [entrance] Ingresso
    [sarcophagus] Sarcofago
    [paved_path] Sentiero lastricato
    [pyramid_decoration] Decorazione della piramide
    [temple_decoration] Decorazione del tempio
    [burial_decoration] Decorazione della tomba
    [obelisk_decoration] Decorazione dell’obelisco
    [statue] Statua
    [lever] Leva
    [hammer] Martello
    [sail] Vela
   *[chisel] Scalpello
}.
hint-pick = Questa è la carta che per te vale di più: { $card ->
    [entrance] Ingresso
    [sarcophagus] Sarcofago
    [paved_path] Sentiero lastricato
    [pyramid_decoration] Decorazione della piramide
    [temple_decoration] Decorazione del tempio
    [burial_decoration] Decorazione della tomba
    [obelisk_decoration] Decorazione dell’obelisco
    [statue] Statua
    [lever] Leva
    [hammer] Martello
    [sail] Vela
   *[chisel] Scalpello
}.
hint-pick-hidden = Scegliere tra due carte coperte vale più di ciò che è scoperto.
hint-build = { $pyramid ->
    [left] { $points ->
        [one] { $points } punto sulla piramide di sinistra.
       *[other] { $points } punti sulla piramide di sinistra.
    }
    [middle] { $points ->
        [one] { $points } punto sulla piramide centrale.
       *[other] { $points } punti sulla piramide centrale.
    }
   *[right] { $points ->
        [one] { $points } punto sulla piramide di destra.
       *[other] { $points } punti sulla piramide di destra.
    }
}
hint-bonus-point = Il punto vale più delle pietre.
hint-bonus-stones = Le pietre valgono più del punto.
hint-unload = Quest’ordine è il migliore per te.
hint-wait = Non c’è niente di meglio da fare.

move-take = Prendi pietre
move-load = Carica una pietra sulla barca { $ship }, spazio { $space }
move-sail = { $site ->
    [market] Porta la barca { $ship } al mercato
    [pyramid] Porta la barca { $ship } alla piramide
    [pyramids] Porta la barca { $ship } alle piramidi
    [temple] Porta la barca { $ship } al tempio
    [burial] Porta la barca { $ship } alla tomba
   *[obelisks] Porta la barca { $ship } agli obelischi
}
move-play = Gioca { $card ->
    [entrance] l’Ingresso
    [sarcophagus] il Sarcofago
    [paved_path] il Sentiero lastricato
    [pyramid_decoration] la Decorazione della piramide
    [temple_decoration] la Decorazione del tempio
    [burial_decoration] la Decorazione della tomba
    [obelisk_decoration] la Decorazione dell’obelisco
    [statue] la Statua
    [lever] la Leva
    [hammer] il Martello
    [sail] la Vela
   *[chisel] lo Scalpello
}
move-unload = Scarica ora una pietra di questo giocatore: { $name }
move-pick = Prendi la carta mercato al posto { $place }
move-keep = Tieni la carta coperta { $place }
move-build = { $pyramid ->
    [left] Costruisci sulla piramide di sinistra
    [middle] Costruisci sulla piramide centrale
   *[right] Costruisci sulla piramide di destra
}
move-bonus-point = Prendi il punto
move-bonus-stones = Prendi le pietre
move-skip = Non caricare nulla
move-pass = Passa
move-pyramid = { $jokers ->
    [0] Crocetta nella piramide, piano { $level }, pietra { $stone }
   *[other] Crocetta nella piramide con un jolly, piano { $level }, pietra { $stone }
}
move-arch = { $column ->
    [left] { $jokers ->
        [0] Crocetta nell’arco, colonna sinistra, piano { $level }
       *[other] Crocetta nell’arco con un jolly, colonna sinistra, piano { $level }
    }
   *[right] { $jokers ->
        [0] Crocetta nell’arco, colonna destra, piano { $level }
       *[other] Crocetta nell’arco con un jolly, colonna destra, piano { $level }
    }
}
move-keystone = { $jokers ->
    [0] Crocetta sulla chiave di volta
   *[other] Crocetta sulla chiave di volta con un jolly
}
move-relief = { $jokers ->
    [0] Due crocette nel rilievo: riga { $row }, campo { $column }; riga { $row2 }, campo { $column2 }
    [one] Due crocette nel rilievo con { $jokers } jolly: riga { $row }, campo { $column }; riga { $row2 }, campo { $column2 }
   *[other] Due crocette nel rilievo con { $jokers } jolly: riga { $row }, campo { $column }; riga { $row2 }, campo { $column2 }
}
move-done = Termina l’azione
