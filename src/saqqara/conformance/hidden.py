"""Checks of what is hidden: views, observations and previews show nothing that a seat cannot know.

The checks compare a state with others that differ only in what `conceal` deals anew. So they find no leak where `conceal` does
nothing, and the first check is that it does something.
"""

import json
from typing import Any

from ..envs.observation import action_mask, layout, observe, rebuild_state, rebuild_view
from ..games import Game, State
from ..games.fields import HIDDEN, PRIVATE
from ..games.registry import describe
from ..table.previews import previews
from .require import play_to_end, require, require_equal, some_states, views

DEALS = range(3)
"""Seeds from which hidden things are dealt anew."""


def check_conceal_deals_anew(played: Game, seed: int) -> None:
    """conceal() deals hidden things anew, and nothing else."""
    fields = played.rules.position.FIELDS
    closed = {field.name for field in fields if field.seen in (HIDDEN, PRIVATE)}
    states = some_states(played, seed)
    changed: set[str] = set()
    for state in states:
        for seat in range(played.players):
            for deal in DEALS:
                changed |= changed_fields(state, state.conceal(seat, deal))
        for field in fields:
            if field.seen == PRIVATE:
                require_own_rows(state, field.name)
    if closed:
        require(states[0], changed <= closed, f"conceal() changes fields that are open: {', '.join(sorted(changed - closed))}")
        used = {name for name in closed if any(holds_something(state, name) for state in states)}
        require(states[0], used <= changed, f"conceal() never changes {', '.join(sorted(used - changed))}: is it complete?")
    elif describe(played.name).hidden_information:
        advice = "if nothing is hidden, set hidden_information = False in its description"
        require(states[0], bool(changed), f"the game says that it hides something, but conceal() changes nothing: {advice}")


def holds_something(state: State, name: str) -> bool:
    """Is there anything but zeros in a field?"""
    values = getattr(state.position, name)
    return any(holds for row in values for holds in (row if isinstance(row, list) else [row])) if values else False


def require_own_rows(state: State, name: str) -> None:
    """A seat keeps its own row of a private field."""
    for seat in range(state.game.players):
        own = getattr(state.conceal(seat, 1).position, name)[seat]
        known = getattr(state.position, name)[seat]
        require_equal(state, own, known, f"conceal() changes what seat {seat + 1} knows of {name}")


def changed_fields(state: State, other: State) -> set[str]:
    """The fields in which two positions differ, the generator apart."""
    values = zip(state.position.FIELDS, state.position.values(), other.position.values(), strict=True)
    return {field.name for field, one, two in values if one != two and field.name != "words"}


def check_conceal_reads_nothing_hidden(played: Game, seed: int) -> None:
    """conceal() gives the same, whatever is hidden; and a concealed game can be played to its end."""
    for state in some_states(played, seed):
        for seat in range(played.players):
            once = state.conceal(seat, 3)
            for deal in (1, 2):
                twice = state.conceal(seat, deal).conceal(seat, 3)
                require_equal(state, twice.table(), once.table(), f"conceal(seat {seat + 1}) depends on what is hidden")
            play_to_end(once, seed)


def clear(content: Any) -> None:
    """Empty lists and dictionaries, and all that are in them."""
    if isinstance(content, list | dict):
        for each in content.values() if isinstance(content, dict) else content:
            clear(each)
        content.clear()


def check_views(played: Game, seed: int) -> None:
    """A view is plain JSON and depends on nothing that its seat cannot know."""
    for state in some_states(played, seed):
        for view in views(state):
            text = json.dumps(view, allow_nan=False)
            require_equal(state, json.loads(text), view, "a view is not the same after JSON")
            require_equal(state, view["moves"], state.moves(), "a view lists other moves than the state")
            clear(view)
            require_equal(
                state, state.view(json.loads(text)["seat"]), json.loads(text), "who changes a view changes the next one"
            )
        for seat in (None, *range(played.players)):
            who = "an onlooker" if seat is None else f"seat {seat + 1}"
            for deal in DEALS:
                other = state.conceal(seat, deal)
                require_equal(state, other.view(seat), state.view(seat), f"the view of {who} shows what is hidden from it")
        other = state.conceal(None, 1)
        require_equal(state, str(other), str(state), "the board as text shows what is hidden")
        require(state, other.svg() == state.svg(), "the drawing shows what is hidden")


def check_observations(played: Game, seed: int) -> None:
    """An observation is within its bounds, holds nothing hidden, and is enough to rebuild the view and to play on."""
    seen = layout(played.name)
    for state in some_states(played, seed):
        for seat in range(played.players):
            numbers = observe(state, seat)
            for name, block in seen.fields.items():
                inside = all(block.low <= number <= block.high for number in numbers[block.at : block.end])
                require(state, inside, f"the observation's {name} is not within {block.low} to {block.high}")
            other = observe(state.conceal(seat, 1), seat)
            hidden = {name: seen.part(numbers, name) for name in seen.fields}, {n: seen.part(other, n) for n in seen.fields}
            require_equal(state, *hidden, f"the observation of seat {seat + 1} holds what is hidden from it")
            view = rebuild_view(played.name, numbers, state.options)
            require_equal(state, view, state.view(seat), "the observation is not enough to rebuild the view")
            again = rebuild_state(state.game, numbers)
            play_to_end(again, seed)
        legal = [played.rules.notation[move] for move, allowed in enumerate(action_mask(state)) if allowed]
        require_equal(state, sorted(legal), sorted(state.moves()), "the action mask is not the legal moves")


def check_previews(played: Game, seed: int) -> None:
    """Previews of moves show nothing hidden."""
    for state in some_states(played, seed, 8):
        shown = previews(state)
        require_equal(state, [each["move"] for each in shown], state.moves(), "there is not one preview for each legal move")
        for deal in DEALS:
            other = previews(state.conceal(state.mover, deal))
            require_equal(state, other, shown, "previews show what is hidden")


CHECKS = (
    check_conceal_deals_anew,
    check_conceal_reads_nothing_hidden,
    check_views,
    check_observations,
    check_previews,
)
