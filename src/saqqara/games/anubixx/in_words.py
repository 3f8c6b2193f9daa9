"""Anubixx's table in words: dice, the reader's sheet, bonuses, players, the other sheets, and the moves with their effects."""

from collections.abc import Sequence

from ..sentences import Figures, Item, Preview, Section, Sentence, WordParts, listed, players
from ..story import View
from .notation import parse
from .sheet_in_words import colours, place, sheet_items, sheet_parts, symbol_name
from .view import colour_of


def sections(view: View) -> list[Section]:
    """What lies on the table, in the order in which it is read."""
    own = reader(view)
    others = [seat for seat in range(len(view["seats"])) if seat != own]
    sheets = [Item(whole_sheet(view, seat), Sentence("anubixx-text-sheet-of", {"seat": seat})) for seat in others]
    return [
        Section("dice", Sentence("anubixx-text-dice"), dice(view)),
        Section("sheet", Sentence("anubixx-text-sheet", {"seat": own}), sheet_items(view, own)),
        Section("bonuses", Sentence("anubixx-text-bonuses", {"points": view["points"]["bonus"]}), bonuses(view), number=5),
        Section("players", Sentence("text-players"), [], figures(view)),
        Section("sheets", Sentence("anubixx-text-sheets"), sheets, number=6),
    ]


def reader(view: View) -> int:
    """The seat whose sheet comes first: the reader's, else the mover's."""
    return next(int(seat) for seat in (view["seat"], view["mover"], view["active"]) if seat is not None)


def whole_sheet(view: View, seat: int) -> list[Sentence]:
    """All of a sheet, one sentence after another."""
    parts = sheet_parts(view, seat).items()
    return [each for part, told in parts for each in (Sentence("anubixx-text-part-of", {"part": part}), *told)]


# Dice and bonuses
def dice(view: View) -> list[Item]:
    """Who rolled, where the dice are, and who acts when."""
    told = [Sentence("anubixx-text-rolled", {"seat": view["active"]})]
    for where in ("middle", "held", "blocked"):
        found = [die["colour"] for die in view["dice"] if die["place"] == where]
        if found or where == "middle":
            told.append(listed(f"anubixx-text-dice-{where}", colours(found), dice=len(found)))
    return [*(Item([each]) for each in told), Item([listed("anubixx-text-order", players(view["order"]))])]


def bonuses(view: View) -> list[Item]:
    """Each bonus: its fields, and whether it can still be earned."""
    return [Item(bonus(each)) for each in view["bonuses"]] + [Item([Sentence("anubixx-text-end-bonus")])]


def bonus(own: View) -> list[Sentence]:
    """A bonus."""
    texts = {"symbol": [symbol_name(own["symbol"])], "list": [place(field) for field in own["fields"]]}
    told = [Sentence("anubixx-text-bonus", {"status": own["status"], "fields": len(own["fields"])}, texts)]
    return told + ([listed("anubixx-text-bonus-had", players(own["seats"]))] if own["seats"] else [])


def figures(view: View) -> Figures:
    """Points, and how far everybody has come."""
    columns = ["text-points", *(f"anubixx-text-column-{name}" for name in ("pyramid", "arch", "relief", "quarry", "jokers"))]
    rows = [[view["scores"][seat], *progress(own)] for seat, own in enumerate(view["seats"])]
    return Figures(columns, rows)


def progress(own: View) -> list[int]:
    """How far the buildings count, and what is left to pay with."""
    usable = sum(stone["status"] == "usable" for stone in own["quarry"])
    jokers = own["jokers"]["in_play"] - own["jokers"]["used"]
    return [*(own["reached"][building] for building in ("pyramid", "arch", "relief")), usable, jokers]


# Moves
def question(view: View) -> Sentence:
    """What is asked, and of whom."""
    asked = "nothing" if view["moves"] == ["done"] else view["question"]
    return Sentence("anubixx-text-question", {"seat": view["mover"], "question": asked})


def move_text(view: View, preview: Preview) -> Sentence:
    """A move as a command: the places and their colours, and the jokers that it names."""
    parsed = parse(preview["move"])
    if not parsed.fields:
        return Sentence("anubixx-text-done", {"question": view["question"]})
    sheet = view["seats"][view["mover"]]
    fields = [crossed(field, colour_of(sheet, field)) for field in parsed.fields]
    jokers = sum(parsed.jokers)
    which = parsed.jokers.index(True) + 1 if jokers == 1 and len(parsed.fields) > 1 else 0
    return listed("anubixx-text-cross", fields, jokers=jokers, which=which)


def crossed(field: str, colour: str) -> Sentence:
    """A field with its colour."""
    return Sentence("anubixx-text-coloured-place", {"colour": colour}, {"place": [place(field)]})


def effect(view: View, preview: Preview) -> list[Sentence]:
    """What pays, what that costs, bonuses, and the points of everybody."""
    if not preview["payment"]:
        return []
    told = payment(preview["payment"])
    if preview["cost"]:
        told.append(Sentence("anubixx-text-cost", {"points": preview["cost"]}))
    for word in preview["words"]:
        if word.id == "anubixx-bonus":
            told.append(Sentence("anubixx-text-earns", {}, {"symbol": [symbol_name(str(word.args["symbol"]))]}))
    moved = [seat for seat, points in enumerate(preview["points"]) if points or seat == view["mover"]]
    return told + [Sentence("text-change", {"seat": seat, "change": preview["points"][seat]}) for seat in moved]


def payment(paid: Sequence[str]) -> list[Sentence]:
    """What pays for the fields."""
    return [Sentence("anubixx-text-pays", {"payment": how, "number": paid.count(how)}) for how in dict.fromkeys(paid)]


IN_WORDS = WordParts(sections, question, move_text, effect)
