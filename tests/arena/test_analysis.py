"""Looking back at recorded games: probabilities that add up, losses that are losses, and a page that holds no surprises."""

import json
import re
from contextlib import closing
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import BadRecord
from saqqara.arena.analysis import MARKS, Analysis, Study, analyse, divided, mark_of, normalised
from saqqara.bots import Budget, Choice
from saqqara.bots.interface import Considered
from saqqara.bots.plans import why_better
from saqqara.terminal.analysis_packing import packed
from saqqara.terminal.analysis_page import page, result

RECORDINGS = Path(__file__).parents[1] / "games" / "recordings"
LOOKER = "search"
BUDGET = Budget(simulations=24)
NAMES = ["</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "Ada & Bo", "\u202eevil"]


def recorded(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((RECORDINGS / f"{name}.json").read_text())
    return record


def shortened(record: dict[str, Any], moves: int) -> dict[str, Any]:
    """The record of a game that is still going on."""
    return {**saqqara.replay(record, moves).record()}


@pytest.fixture(scope="module", params=["imhotep-02", "anubixx-04"])
def analysis(request: pytest.FixtureRequest) -> Analysis:
    return analyse(recorded(request.param), BUDGET, name=LOOKER, seed=3, jobs=2)


def test_every_decision_is_looked_at(analysis: Analysis) -> None:
    state = saqqara.replay(analysis.record, 0)
    assert analysis.complete
    assert [decision.ply for decision in analysis.decisions] == list(range(len(analysis.record["moves"])))
    for decision in analysis.decisions:
        assert decision.seat == state.mover
        assert decision.round == state.view()["round"]
        assert decision.best in state.moves()
        assert decision.forced == (len(state.moves()) == 1)
        assert decision.line[0] == decision.best
        assert {each["move"] for each in decision.considered} <= {*state.moves()}
        state.play(decision.move)
    assert state.over


def test_probabilities_add_up(analysis: Analysis) -> None:
    for values in [value for each in analysis.decisions for value in (each.before, each.after)] + [analysis.end]:
        assert len(values) == len(analysis.names)
        assert sum(values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in values)
    assert [value > 0 for value in analysis.end] == [place == 1 for place in analysis.ranking]


def test_losses_and_marks(analysis: Analysis) -> None:
    for decision in analysis.decisions:
        assert 0 <= decision.loss <= 1
        assert decision.mark == mark_of(decision.loss)
        assert decision.loss == 0 or decision.best != decision.move
        assert not (decision.forced and decision.mark)
    assert any(decision.mark for decision in analysis.decisions), "these games were played at random"
    for seat in range(len(analysis.names)):
        own = [decision for decision in analysis.decisions if decision.seat == seat and not decision.forced]
        summary = analysis.summary(seat)
        assert summary.decisions == len(own)
        assert summary.given_away == pytest.approx(sum(decision.loss for decision in own))
        assert sum(summary.marks.values()) == sum(decision.mark is not None for decision in own)


def test_points_come_from_somewhere(analysis: Analysis) -> None:
    assert [sum(points.values()) for points in analysis.breakdown] == analysis.scores
    for seat, points in enumerate(analysis.breakdown):
        for source, value in points.items():
            assert sum(added[seat][source] for added in analysis.rounds) == value
    assert len(analysis.rounds) == len({decision.round for decision in analysis.decisions})


def test_marks() -> None:
    assert [mark_of(loss) for loss in (0, 0.04, 0.05, 0.0951, 0.2)] == [None, None, "inaccuracy", "mistake", "blunder"]
    assert list(MARKS.values()) == sorted(MARKS.values(), reverse=True)
    assert normalised([0.0, 0.0]) == [0.5, 0.5]
    assert normalised([-0.1, 0.5, 1.5]) == [0, 0.25, 0.75]
    assert divided(Budget(2.0, 3), 4) == Budget(0.5, 1)


def test_the_same_with_any_number_of_jobs() -> None:
    record = shortened(recorded("anubixx-04"), 30)
    one, three = (analyse(record, BUDGET, name=LOOKER, seed=3, jobs=jobs).as_json() for jobs in (1, 3))
    assert one == three
    assert one["over"] is False
    assert one["complete"] is True


def test_a_study_can_be_stopped() -> None:
    study = Study(shortened(recorded("imhotep-09"), 40), BUDGET, name="greedy")
    with closing(study.run(2)) as decisions:
        assert len(list(islice(decisions, 5))) == 5
    analysis = study.analysis()
    assert 5 <= len(analysis.decisions) < analysis.moves
    assert not analysis.complete
    assert f"Interrupted after {len(analysis.decisions)} of" in page(analysis)


def test_a_game_that_has_not_begun() -> None:
    record = saqqara.game("anubixx", players=3).start(seed=1).record()
    analysis = analyse(record, BUDGET, name="greedy")
    assert (analysis.moves, analysis.decisions) == (0, [])
    assert analysis.end == [1 / 3] * 3
    assert "The game is not over." in page(analysis)


def test_what_cannot_be_analysed() -> None:
    with pytest.raises(BadRecord):
        analyse({"format": "saqqara/9"}, BUDGET)
    with pytest.raises(ValueError, match="unknown bot"):
        analyse(recorded("imhotep-09"), BUDGET, name="nobody")


# The page
class Reader(HTMLParser):
    """Collects the elements of a page, and checks that they are closed in order."""

    VOID = ("meta", "input", "br", "img", "link")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read_page(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def text(analysis: Analysis) -> str:
    return page(analysis)


def test_the_page_is_whole_and_stands_alone(analysis: Analysis, text: str) -> None:
    reader = read_page(text)
    tags = [tag for tag, _ in reader.seen]
    assert tags.count("script") == 2
    assert not {"img", "link", "iframe", "object", "base", "form"} & {*tags}
    for _, attributes in reader.seen:
        assert not [name for name in attributes if name.startswith("on")], "no inline event handlers"
        assert not {"src", "href", "srcset", "action"} & {*attributes}
    assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", text)
    assert result(analysis) in reader.text
    rows = [attributes for tag, attributes in reader.seen if tag == "tr" and "data-ply" in attributes]
    assert len(rows) == analysis.moves
    marked = sum(each.mark is not None for each in analysis.decisions)
    assert sum(str(attributes.get("class")).startswith("dot ") for _, attributes in reader.seen) == marked


def test_the_boards_of_the_page(analysis: Analysis, text: str) -> None:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    pictures = unpacked(data["boards"])
    assert len(pictures) == analysis.moves + 1
    for ply in (0, 1, analysis.moves // 2, analysis.moves):
        assert pictures[ply] == saqqara.replay(analysis.record, ply).svg()


def unpacked(given: dict[str, Any]) -> list[str]:
    """What the page's script does."""
    rows = [given["first"]]
    for steps in given["steps"]:
        row: list[int] = []
        for number, step in enumerate(steps):
            row += step if number % 2 else rows[-1][step[0] : step[1]]
        rows.append(row)
    return ["".join(given["parts"][part] for part in row) for row in rows]


def test_any_pictures_survive_being_packed() -> None:
    pictures = ["<a/><b/><c/>", "<b/><c/>", "<x/><b/><y/><c/>", "<c/>", "<c/><c/><z/>", "<q/>", "<q/>", ""]
    assert unpacked(packed(pictures)) == pictures


def test_nothing_in_a_record_is_taken_for_markup() -> None:
    record = shortened(recorded("imhotep-02"), 25) | {"names": NAMES}
    analysis = analyse(record, Budget(simulations=1), name="greedy")
    assert analysis.names == NAMES
    text = page(analysis)
    reader = read_page(text)
    assert [tag for tag, _ in reader.seen].count("script") == 2
    assert "img" not in [tag for tag, _ in reader.seen]
    assert NAMES[1] in reader.text
    assert "<img" not in text
    assert analyse(record | {"names": ["one"]}, Budget(simulations=1), name="greedy").names[0] == "Black"


def test_a_mistake_is_explained_by_what_the_better_play_brings() -> None:
    cards = [[4, 3, 2, 2], [4, 3, 3, 1], [4, 3, 2, 1], [4, 2, 2, 1], [3, 3, 2, 2], [3, 3, 2, 1]]
    state = saqqara.game("imhotep", players=2).start(seed=1, setup={"round_cards": cards})
    for move in ("load 3.1", "load 3.2"):
        state.play(move)
    lines = (["sail 3 pyramids", "take"], ["take", "take"])
    considered = [Considered(line[0], 50, [0.5, 0.5], [0.0, 0.0], line=line) for line in lines]
    choice = Choice(lines[0][0], considered, [0.5, 0.5], [0.0, 0.0])
    assert [each.id for each in why_better(state, choice, choice.move, "take")] == ["hint-line-gain"]
