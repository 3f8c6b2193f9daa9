"""What a move is worth by playing on."""

import saqqara
from saqqara.bots import bot
from saqqara.bots.playouts import worth


def test_a_move_is_worth_what_comes_of_it() -> None:
    decided = 0
    for seed in range(6):
        state = saqqara.game("anubixx").start(seed=seed)
        before = [state.copy()]
        while not state.over:
            before.append(state.copy())
            state.play(bot("greedy").choose(state, seed=seed).move)
        last = before[-1]
        for move in last.moves():
            after = last.copy()
            after.play(move)
            if after.over:
                ranking = after.ranking()
                won = (ranking[last.position.mover] == 1) / ranking.count(1)
                assert worth(last, move, 20, seed=1) == won
                decided += 1
    assert decided > 6


def test_all_moves_meet_the_same_chance() -> None:
    state = saqqara.game("anubixx").start(seed=3)
    moves = state.moves()[:3]
    found = [worth(state, move, 60, seed=5) for move in moves]
    assert found == [worth(state, move, 60, seed=5) for move in moves]
    assert all(0 < share < 1 for share in found)
