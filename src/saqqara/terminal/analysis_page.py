"""An analysis as one self-contained HTML page: the curve, the board at every move, the points and the list of moves.

It is in the language of the terminal; the words of the script are in its data. A time axis and moves in notation run from left
to right in every language.

The page loads nothing, and texts of a record are escaped. The drawings of a game differ little from move to move, so they
are stored as parts and changes. Without JavaScript the curve, the points and the list are still shown.
"""

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from ..arena.analysis import MARKS, Analysis, Decision, own_names, round_of
from ..games import GameDescription, describe
from ..games.drawing import document
from ..games.plain import spoken
from ..games.reasons import spoken_by
from .analysis_packing import packed
from .analysis_words import position_in_words
from .complaints import in_language
from .options import option_text
from .show import who_won
from .texts import RIGHT_TO_LEFT, joined, language, number, percent, t, text_or
from .words import player_name, source_name

SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""As in chess."""
SOURCE_COLOURS = ("#d9a441", "#b5703b", "#7b4a9e", "#2d6aac", "#4d8440", "#b8392b", "#4f8791", "#6b5a48")
DARK_ON = 1
"""The first so many of these colours are light: figures on them are dark."""
DASHES = ("", "1 6", "9 6", "14 5 2 5", "5 4")
"""The dashes of each seat's line, so that lines differ without colour too."""
MOST_LABELS = 9
"""At most so many rounds are numbered under the curve."""
WORDS = (
    "cli-head-better", "cli-page-not-looked", "cli-page-choice", "cli-page-only", "cli-page-own", "cli-page-given-away",
    "cli-page-nothing", "cli-page-of-winning", "cli-page-bots-move", "cli-page-expected", "cli-page-end", "cli-page-where",
    "cli-page-board-before", "cli-page-board-end", "cli-page-enlarge", "cli-page-fit",
)  # fmt: skip
"""The texts of the script."""
GAPS = {name: f"{{{name}}}" for name in ("share", "number", "moves", "round")}
"""What the script fills into its texts."""


def page(analysis: Analysis) -> str:
    """The page."""
    script, style = asset("analysis.js"), asset("analysis.css") + seat_style(analysis)
    digest = b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    rounds = [round_of(state) for state in analysis.states[:-1]]
    title = t("cli-page-title", game=game_title(analysis))
    one_move = '<section class="card" id="move" aria-live="polite"></section>'
    columns = [board() + points(analysis), curve(analysis, rounds) + one_move + moves(analysis, rounds)]
    body = [head(analysis, title), f'<main><p class="result">{escape(result(analysis))}</p>']
    body += [f'<div class="column">{column}</div>' for column in columns]
    direction = "rtl" if language() in RIGHT_TO_LEFT else "ltr"
    body += ["</main>", foot(analysis), *(token_template(analysis, seat) for seat in range(len(analysis.names)))]
    return (
        f'<!doctype html>\n<html lang="{language()}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n"
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n<style>\n{style}</style>\n</head>\n<body>\n'
        + "\n".join(body)
        + f'\n<script type="application/json" id="data">{embedded(page_data(analysis, rounds))}</script>\n'
        f"<script>{script}</script>\n</body>\n</html>\n"
    )


@cache
def asset(name: str) -> str:
    """The text of a file beside this one."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def embedded(data: Any) -> str:
    """JSON that can be embedded in a script element."""
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


# What the script needs
def page_data(analysis: Analysis, rounds: list[int]) -> dict[str, Any]:
    """The decisions, and the board at every move."""
    worst = max(analysis.decisions, key=lambda each: each.loss, default=None)
    names = names_of(analysis)
    return {
        "names": names,
        "moves": analysis.moves,
        "rounds": rounds,
        "marks": {mark: marked(mark) for mark in SIGNS},
        "words": {name: t(name, game=str(analysis.record["game"]), **GAPS) for name in WORDS},
        "end": analysis.end,
        "result": result(analysis),
        "opened": worst.ply if worst is not None else 0,
        "decisions": [decision.as_json() for decision in analysis.decisions],
        "boards": packed(state.svg() for state in analysis.states),
        "tables": packed(position_in_words(state, names) for state in analysis.states),
    }


# Words
def result(analysis: Analysis) -> str:
    """How the game ended."""
    return who_won(names_of(analysis), analysis.scores, analysis.ranking) if analysis.over else t("cli-not-over")


def game_title(analysis: Analysis) -> str:
    """The name of the game."""
    return text_or(f"game-{analysis.record['game']}", description_of(analysis).title)


def names_of(analysis: Analysis) -> list[str]:
    """What everybody is called."""
    last = analysis.states[-1]
    return own_names(last) or [player_name(last, seat) for seat in range(last.game.players)]


def round_text(analysis: Analysis, round_number: int) -> str:
    """A round by its number."""
    return t("cli-page-round", game=str(analysis.record["game"]), round=round_number)


def marked(mark: str) -> str:
    """A mark: its sign and its name."""
    return t("cli-mark", sign=SIGNS[mark], mark=mark)


def head(analysis: Analysis, title: str) -> str:
    """The header of the page."""
    players = t("cli-page-players", players=len(analysis.names))
    words = joined([players, *options_in_words(analysis), t("cli-page-moves", moves=analysis.moves)])
    return f'<header><div><h1>{escape(title)}</h1><span class="soft">{escape(words)}</span></div></header>'


def options_in_words(analysis: Analysis) -> list[str]:
    """The options of the game, as it says them itself or by their names and values."""
    description = description_of(analysis)
    options = analysis.states[0].options
    if description.labels.options is not None:
        with spoken_by(in_language):
            return description.labels.options(options)
    return [f"{spoken(each.name)} {option_text(each.name, options[each.name])}" for each in description.options]


def foot(analysis: Analysis) -> str:
    """How the figures were made."""
    seconds, simulations = analysis.budget.seconds, analysis.budget.simulations or 0
    kind, shown = (
        ("simulations", "") if seconds is None else ("seconds", number(seconds, len(f"{seconds:g}".partition(".")[2])))
    )
    chances = t("cli-page-chances-of", bot=analysis.bot, budget=kind, seconds=shown, simulations=simulations)
    done = t("cli-interrupted-moves", done=len(analysis.decisions), moves=analysis.moves)
    sentences = [chances, limits_text(), *([] if analysis.complete else [done])]
    return f"<footer>{escape(' '.join(sentences))}</footer>"


def limits_text() -> str:
    """From how much win probability on a move is marked."""
    limits = [t("cli-mark-from", sign=SIGNS[mark], mark=mark, least=percent(least)) for mark, least in reversed(MARKS.items())]
    return t("cli-analyse-limits", limits=joined(limits))


# Seats
def description_of(analysis: Analysis) -> GameDescription:
    """The description of the game."""
    return describe(analysis.record["game"])


def seat_style(analysis: Analysis) -> str:
    """CSS for the colours of the seats, where the game has its own."""
    colours = description_of(analysis).labels.seat_colours
    light, dark = (" ".join(f"--seat-{seat}: {pair[i]};" for seat, pair in enumerate(colours, 1)) for i in (0, 1))
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n" if colours else ""


def seat_colour(seat: int) -> str:
    """The colour of a seat's line."""
    return f"var(--seat-{seat + 1})"


def token(analysis: Analysis, seat: int) -> str:
    """The round sign of a seat."""
    own = description_of(analysis).labels.seat_token
    drawn = (
        own(seat)
        if own is not None
        else (
            f'<circle cx="14" cy="14" r="13" style="fill:{seat_colour(seat)}"/><text x="14" y="19" font-size="15" '
            f'font-weight="700" text-anchor="middle" style="fill:var(--card)">{number(seat + 1)}</text>'
        )
    )
    picture = document(28, 28, "", [drawn]).replace("<svg ", '<svg class="token" ', 1)
    return picture.replace('role="img" aria-label=""', 'aria-hidden="true"')


def token_template(analysis: Analysis, seat: int) -> str:
    """The sign of a seat, for the script to clone."""
    return f'<template id="token-{seat}">{token(analysis, seat)}</template>'


# The curve
def curve(analysis: Analysis, rounds: list[int]) -> str:
    """Win probabilities from move to move, with the rounds and the marked moves."""
    seats = range(len(analysis.names))
    samples = "".join(legend_entry(analysis, seat) for seat in seats)
    scale = "".join(f'<span style="top:{100 - value}%">{percent(value / 100)}</span>' for value in (0, 25, 50, 75, 100))
    lines = "".join(line_of(analysis, seat) for seat in seats)
    grid = "".join(f'<line x1="0" x2="{analysis.moves}" y1="{y}" y2="{y}"/>' for y in (0, 25, 50, 75, 100))
    bands, labels = round_marks(analysis, rounds)
    dots = "".join(dot(analysis, each) for each in analysis.decisions if each.mark)
    name = escape(t("cli-page-curve"))
    buttons = (("before", "⇤", t("cli-page-before-marked")), ("back", "←", t("cli-page-before")))
    more = (("on", "→", t("cli-page-next")), ("after", "⇥", t("cli-page-next-marked")))
    return (
        f'<section class="card" id="curve"><h2>{name}</h2><ul class="legend">{samples}</ul><div class="plot">'
        f'<div class="scale" aria-hidden="true">{scale}</div><div class="area"><svg viewBox="0 0 {max(analysis.moves, 1)} 100" '
        f'preserveAspectRatio="none" role="img" aria-label="{name}">{bands}{grid}{lines}</svg>{dots}<div class="cursor"></div>'
        f'</div><div class="rounds" aria-hidden="true">{labels}</div><input class="scrub" type="range" min="0" '
        f'max="{analysis.moves}" value="0" aria-label="{escape(t("cli-head-move"))}"></div>'
        f'<div class="steps">{step_buttons(buttons)}<output></output>'
        f"{step_buttons(more)}</div></section>"
    )


def step_buttons(buttons: Iterable[tuple[str, str, str]]) -> str:
    """Buttons that step through the game."""
    return "".join(
        f'<button type="button" data-step="{name}" title="{escape(title)}" aria-label="{escape(title)}">{sign}</button>'
        for name, sign, title in buttons
    )


def legend_entry(analysis: Analysis, seat: int) -> str:
    """A seat's sign, name and line, and a place for its win probability at the chosen move."""
    sample = f'<path class="seat" d="M2,4H28" {stroke(seat)}/>'
    picture = f'<svg class="sample" viewBox="0 0 30 8" aria-hidden="true">{sample}</svg>'
    return f"<li>{token(analysis, seat)}<bdi>{escape(names_of(analysis)[seat])}</bdi>{picture}<b></b></li>"


def stroke(seat: int) -> str:
    """How the line of a seat is drawn."""
    return f'style="--colour:{seat_colour(seat)}" stroke-dasharray="{DASHES[seat]}"'


def line_of(analysis: Analysis, seat: int) -> str:
    """A seat's line: before every move that was judged, and at the end."""
    points = [(each.ply, each.before[seat]) for each in analysis.decisions]
    points += [(analysis.moves, analysis.end[seat])] if analysis.complete else []
    drawn = "L".join(f"{ply},{100 - 100 * value:.1f}" for ply, value in points)
    return f'<path class="seat" d="M{drawn}" {stroke(seat)}/>' if points else ""


def round_marks(analysis: Analysis, rounds: list[int]) -> tuple[str, str]:
    """Every second round shaded, and the numbers of the rounds."""
    if not rounds:
        return "", ""
    starts = [at for at, number in enumerate(rounds) if at == 0 or rounds[at - 1] != number]
    ends = [*starts[1:], len(rounds)]
    every = -(-len(starts) // MOST_LABELS)
    bands, labels = [], []
    for i, (start, end) in enumerate(zip(starts, ends, strict=True)):
        if i % 2 == 0:
            bands.append(f'<rect x="{start}" y="0" width="{end - start}" height="100"/>')
        if i % every == 0:
            figure, word = number(rounds[start]), round_text(analysis, rounds[start])
            both = f'<b class="hide-narrow">{word}</b><b class="show-narrow">{figure}</b>' if len(starts) <= 6 else figure
            middle = (start + end) / 2 / len(rounds) if every == 1 else start / len(rounds)
            labels.append(f'<span style="left:{100 * middle:.2f}%">{both}</span>')
    return "".join(bands), "".join(labels)


def dot(analysis: Analysis, decision: Decision) -> str:
    """A marked move on the curve."""
    assert decision.mark is not None
    x, y = 100 * decision.ply / analysis.moves, 100 - 100 * decision.before[decision.seat]
    name = names_of(analysis)[decision.seat]
    label = escape(t("cli-page-dot", number=decision.ply + 1, name=name, mark=marked(decision.mark)))
    place = f'style="left:{x:.2f}%;top:{y:.2f}%" data-ply="{decision.ply}" title="{label}" aria-label="{label}"'
    return f'<button type="button" class="dot {decision.mark}" {place}>{SIGNS[decision.mark]}</button>'


def board() -> str:
    """A place for the board."""
    empty = "<noscript>" + escape(t("cli-page-noscript")) + "</noscript>"
    button = f'<button type="button" class="plain-button" id="enlarge">{escape(t("cli-page-enlarge"))}</button>'
    shown = "" if language() == "en" else " open"  # the words in the drawing are English
    words = f'<details id="words"{shown}><summary>{escape(t("cli-page-in-words"))}</summary><div></div></details>'
    head_line = f'<div class="head"><h2>{escape(t("cli-page-board-before"))}</h2>{button}</div>'
    return f'<section class="card" id="board">{head_line}<div class="view" tabindex="0">{empty}</div>{words}</section>'


# Points
def points(analysis: Analysis) -> str:
    """Where the points came from: bars by source, then how everybody played, then round by round."""
    sources = list(analysis.breakdown[0])
    most = max(1, *(sum(max(0, value) for value in seat.values()) for seat in analysis.breakdown))
    order = sorted(range(len(analysis.names)), key=lambda seat: analysis.ranking[seat])
    rows = "".join(points_row(analysis, seat, sources, most) for seat in order)
    used = [source for source in sources if any(seat[source] for seat in analysis.breakdown)]
    keys = "".join(f'<li><i style="--source:{colour_of(sources, each)}"></i>{escape(source_name(each))}</li>' for each in used)
    return (
        f'<section class="card" id="points"><h2>{escape(t("end-sources"))}</h2><div class="points">{rows}</div>'
        f'<ul class="key">{keys}</ul>{how_they_played(analysis, order)}{round_by_round(analysis)}</section>'
    )


def points_row(analysis: Analysis, seat: int, sources: list[str], most: int) -> str:
    """The bar of one seat."""
    parts = []
    for source, value in analysis.breakdown[seat].items():
        if value > 0:
            width = f"flex:0 0 calc({100 * value / most:.2f}% - 2px);--source:{colour_of(sources, source)}"
            dark = ' class="dark"' if sources.index(source) < DARK_ON else ""
            figure = number(value) if value / most > 0.045 else ""
            parts.append(f'<span style="{width}"{dark} title="{escape(source_name(source))}: {number(value)}">{figure}</span>')
    name = f"<span>{named_token(analysis, seat)}</span>"
    return f'{name}<div class="bar">{"".join(parts)}</div><span class="sum">{number(analysis.scores[seat])}</span>'


def named_token(analysis: Analysis, seat: int) -> str:
    """A seat's sign and name."""
    return f"{token(analysis, seat)} <bdi>{escape(names_of(analysis)[seat])}</bdi>"


def colour_of(sources: list[str], source: str) -> str:
    """The colour of a source of points."""
    return SOURCE_COLOURS[sources.index(source) % len(SOURCE_COLOURS)]


def how_they_played(analysis: Analysis, order: list[int]) -> str:
    """What each seat gave away, and how often."""
    heads = "".join(
        f'<th class="n"><span class="hide-narrow">{escape(marked(mark))}</span><span class="show-narrow">{sign}</span></th>'
        for mark, sign in SIGNS.items()
    )
    rows = []
    for seat in order:
        summary = analysis.summary(seat)
        mean = summary.given_away / summary.decisions if summary.decisions else 0.0
        counts = "".join(f'<td class="n">{number(summary.marks[mark])}</td>' for mark in SIGNS)
        name = f"<td>{named_token(analysis, seat)}</td>"
        rows.append(f'<tr>{name}{counts}<td class="n">{percent(mean, 1)}</td></tr>')
    return (
        f'<h2>{escape(t("cli-page-how"))}</h2><div class="wide"><table><thead><tr><th></th>{heads}'
        f'<th class="lost">{escape(t("cli-page-lost"))}</th>'
        f"</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def round_by_round(analysis: Analysis) -> str:
    """The points that each round added, collapsed."""
    heads = "".join(f'<th class="n"><bdi>{escape(name)}</bdi></th>' for name in names_of(analysis))
    rows = []
    for played, seats in enumerate(analysis.rounds, 1):
        cells = "".join(f'<td class="n" title="{escape(from_where(seat))}">{number(sum(seat.values()))}</td>' for seat in seats)
        rows.append(f"<tr><td>{round_text(analysis, played)}</td>{cells}</tr>")
    note = f'<p class="soft">{escape(t("cli-page-last-round", game=str(analysis.record["game"])))}</p>' if analysis.over else ""
    summary = escape(t("cli-page-by-round", game=str(analysis.record["game"])))
    return (
        f'<details><summary>{summary}</summary><div class="wide"><table><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>{note}</details>"
    )


def from_where(points_of_seat: dict[str, int]) -> str:
    """The sources of some points, in words."""
    return joined([f"{source_name(source)} {number(value)}" for source, value in points_of_seat.items() if value])


# The list
def moves(analysis: Analysis, rounds: list[int]) -> str:
    """A row for every decision. Decisions without a mark are hidden until the user wants to see them."""
    rows = "".join(move_row(analysis, each, rounds) for each in analysis.decisions)
    none = any(each.mark for each in analysis.decisions)
    empty = "" if none else f'<p class="soft">{escape(t("cli-page-none"))}</p>'
    played, better, lost = (escape(t(f"cli-head-{head}")) for head in ("played", "better", "gave"))
    heads = f'<th class="n">#</th><th>{played}</th><th>{better}</th><th class="n">{lost}</th><th></th>'
    every = escape(t("cli-page-all", moves=len(analysis.decisions)))
    return (
        f'<section class="card" id="moves"><div class="head"><h2>{escape(t("cli-moves"))}</h2><label><input type="checkbox" '
        f'id="all"> {every}</label></div><div class="list" tabindex="0"><table><thead><tr>{heads}</tr>'
        f"</thead><tbody>{rows}</tbody></table>{empty}</div></section>"
    )


def move_row(analysis: Analysis, decision: Decision, rounds: list[int]) -> str:
    """A row of the list."""
    mark = f'<span class="badge {decision.mark}">{SIGNS[decision.mark]}</span>' if decision.mark else ""
    better = f"<bdi>{escape(decision.best)}</bdi>" if decision.loss >= 0.005 else ""
    lost = percent(decision.loss) if decision.loss >= 0.005 else ""
    button = f'<button type="button" data-ply="{decision.ply}"><bdi>{escape(decision.move)}</bdi></button>'
    seat = f'<span class="who">{token(analysis, decision.seat)}{button}</span>'
    plain = "" if decision.mark else ' class="plain"'
    title = escape(round_text(analysis, rounds[decision.ply]))
    cells = f'<td class="n" title="{title}">{number(decision.ply + 1)}</td><td>{seat}</td><td>{better}</td>'
    return f'<tr data-ply="{decision.ply}"{plain}>{cells}<td class="n">{lost}</td><td>{mark}</td></tr>'
