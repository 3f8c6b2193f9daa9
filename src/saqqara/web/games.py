"""The route that lists the games of this server."""

from ..bots.levels import level_names
from ..games.puzzles import puzzles
from ..games.registry import descriptions
from .context import Context
from .routing import route
from .wire import GameInfo, OptionInfo


@route("GET", "/games", "The games")
async def list_games(context: Context) -> list[GameInfo]:
    """Every game with its options, in the order in which games are listed; the first one is the default."""
    context.limit("read")
    return GAMES


def game_info(name: str) -> GameInfo:
    """What a client needs to know of a game before it opens a table."""
    game = descriptions()[name]
    return GameInfo(
        name=name,
        title=game.title,
        players=list(game.rules.players),
        options=[OptionInfo(each.name, each.kind, each.default, list(each.choices), each.help) for each in game.options],
        sources=list(game.rules.sources),
        levels=level_names()[: len(game.levels)],
        good_and_bad_days=game.good_and_bad_days,
        puzzles=len(puzzles(name)),
    )


GAMES = [game_info(name) for name in descriptions()]
ROUTES = [list_games]
