# The bots, the weakest first
level-1 = Apprentice
level-1-about = plays from the heart; for a first game
level-2 = Stonecutter
level-2-about = sees one move ahead
level-3 = Overseer
level-3-about = plans ahead, with little patience
level-4 = Architect
level-4-about = calculates; hard to beat
level-5 = Imhotep
level-5-about = takes its time and forgives nothing
level-number = Level { $level }
