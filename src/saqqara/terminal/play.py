"""Playing in the terminal: people at one keyboard, and bots. Every move is saved at once."""

import contextlib
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from ..arena.match import derived_seed
from ..bots import Hint, bot, hint
from ..games import IllegalMove, State
from ..games.chance import new_seed
from ..games.history import History
from ..games.plain import spoken
from ..games.registry import describe
from ..games.story import Message
from . import in_words, show
from .answer import COMMANDS, Command, Unclear, understand
from .complaints import Failure, failure
from .files import record_text, write_text
from .options import write_bots
from .texts import has_text, language, percent, t, text_or
from .words import seat_name

BOTS_KEY = "bots"
"""The key of a saved game for its bots."""
INTERRUPTED = 130


def ask(prompt: str) -> str:
    """A line from the keyboard. Input from a script is echoed, so that the output is a readable game."""
    try:
        typed = input(prompt)
    except UnicodeDecodeError:
        raise failure("complaint-input") from None
    if not sys.stdin.isatty():
        print(show.printable(typed))
    return typed


def refusal(error: IllegalMove) -> str:
    """Why a move is not possible. The English of the rules says it in more detail."""
    known = f"illegal-{error.reason}"
    return f"{error.move}: {t(known)}" if language() != "en" and has_text(known) else str(error)


def reason(state: State, given: Hint) -> str:
    """Why a move may be good."""
    words = describe(state.game.name).terminal
    return t(given.reason, **words.arguments(state.view(), given.arguments)) if has_text(given.reason) else given.text


def why(state: State, message: Message) -> str:
    """What the expected play brings somebody."""
    source, seat = str(message.args["source"]), int(message.args["seat"])
    source_name = text_or(f"end-source-{source}", spoken(source))
    who = "you" if seat == state.position.mover else "other"
    return t(message.id, **message.args, sourceName=source_name, name=seat_name(state, seat), who=who)


class Session:
    """A game in the terminal."""

    def __init__(
        self, console: Console, history: History, save: Path, bots: Mapping[int, str], seed: int | None = None
    ) -> None:
        self.console = console
        self.history = history
        self.save = save
        self.bots = bots
        self.players = {seat: bot(name) for seat, name in bots.items()}
        self.seed = new_seed() if seed is None else seed
        self.own_files: set[Path] = set()
        """Files that the player saved in this session, which may be overwritten."""

    def run(self) -> int:
        """Play until the game is over or the player leaves. Returns the exit code."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 (gives the prompt its history and editing keys)
        self.write()
        self.say(t("cli-saves-in", file=str(self.save)))
        for seat, name in sorted(self.bots.items()):
            self.say(t("cli-seat-bot", number=seat + 1, bot=name))
        try:
            return self.play_on()
        except KeyboardInterrupt:
            self.say("")
            return INTERRUPTED

    def play_on(self) -> int:
        """Let bots and people play, until the end."""
        fresh = True
        while True:
            self.move_bots()
            if self.history.state.over:
                self.end()
                return 0
            if fresh:
                self.show_table()
            try:
                typed = ask(f"{seat_name(self.history.state, self.mover)}> ")
            except EOFError:
                self.say("")
                self.leave()
                return 0
            if not typed.strip():
                fresh = False
                continue
            answer = self.answer(typed)
            if answer == "quit":
                self.leave()
                return 0
            fresh = answer == "moved"

    @property
    def mover(self) -> int:
        """The seat that must decide now."""
        seat = self.history.state.mover
        assert seat is not None
        return seat

    # Answers
    def answer(self, typed: str) -> str:
        """Execute what was typed. Returns `moved`, `told` or `quit`."""
        state = self.history.state
        try:
            meant = understand(typed, state.moves(), state.game.rules.notation)
            if isinstance(meant, Command):
                return self.command(meant)
            self.history.play(meant)
        except IllegalMove as error:
            return self.refuse(show.printable(refusal(error)))
        except (Unclear, Failure) as error:
            return self.refuse(show.printable(str(error)))
        self.autosave()
        return "moved"

    def command(self, command: Command) -> str:
        """Execute a command."""
        if command.name == "quit":
            return "quit"
        if command.name in ("undo", "redo"):
            return self.undo() if command.name == "undo" else self.redo()
        actions: dict[str, Callable[[], None]] = {
            "save": lambda: self.save_as(command.argument),
            "board": self.show_board,
            "words": self.show_in_words,
            "moves": self.show_moves,
            "hint": self.show_hints,
            "log": self.show_log,
            "score": lambda: self.console.print(show.scores(self.history.state)),
            "help": self.help,
        }
        actions[command.name]()
        return "told"

    def undo(self) -> str:
        """Back to the last decision of a person."""
        own = [ply for ply, played in enumerate(self.history.played) if played.seat not in self.bots]
        if not own:
            return self.refuse(t("cli-no-undo"))
        self.history.undo(own[-1])
        self.autosave()
        return "moved"

    def redo(self) -> str:
        """Play what was undone last once more."""
        if not self.history.undone:
            return self.refuse(t("cli-no-redo"))
        self.history.redo()
        self.autosave()
        return "moved"

    def refuse(self, sentence: str) -> str:
        """Say why a command does nothing."""
        self.say(sentence, style="yellow")
        return "told"

    def move_bots(self) -> None:
        """Let the bots play."""
        while (seat := self.history.state.mover) in self.bots:
            assert seat is not None
            with self.thinking(t("cli-thinks", seat=seat_name(self.history.state, seat))):
                choice = self.players[seat].choose(
                    self.history.state, seed=derived_seed(self.seed, "play", self.history.state.ply)
                )
            self.history.play(choice.move)
            self.autosave()

    @contextlib.contextmanager
    def thinking(self, sentence: str) -> Iterator[None]:
        """A status line while a bot thinks."""
        with self.console.status(sentence) if self.console.is_terminal else contextlib.nullcontext():
            yield

    # Saving
    def record(self) -> dict[str, Any]:
        """The game as it is saved."""
        return {**self.history.state.record(), **({BOTS_KEY: write_bots(self.bots)} if self.bots else {})}

    def write(self) -> None:
        """Save the game."""
        write_text(self.save, record_text(self.record()))

    def autosave(self) -> None:
        """Save the game. If that fails, say so and go on."""
        try:
            self.write()
        except Failure as failure:
            self.say(t("cli-not-saved", why=str(failure)), style="bold red")

    def save_as(self, name: str) -> None:
        """Write the record into a file of the player's choice."""
        if not name:
            self.say(t("cli-saved", file=str(self.save)))
            return
        path = Path(name).expanduser()
        if path.exists() and path not in self.own_files:
            raise Failure(t("cli-file-exists", file=str(path)))
        write_text(path, record_text(self.record()))
        self.own_files.add(path)
        self.say(t("cli-saved", file=str(path)))

    def leave(self) -> None:
        """Say how to resume the game."""
        self.say(t("cli-left", file=str(self.save)))

    # Showing
    def say(self, text: str, style: str | None = None) -> None:
        """A line of text."""
        self.console.print(text, style=style, soft_wrap=True)

    def show_table(self) -> None:
        """The board, what happened since this seat last decided, and the moves."""
        state = self.history.state
        self.console.rule(style="dim")
        self.show_board()
        first = self.last_own_move()
        if first < len(self.history.played):
            self.console.print()
        self.show_played(first)
        self.console.print()
        if private := show.private(state):
            self.console.print(private, soft_wrap=True)
            self.console.print()
        self.show_moves()

    def show_board(self) -> None:
        """The table without its moves."""
        for part in in_words.board(self.history.state):
            self.console.print(part, soft_wrap=True)

    def show_in_words(self) -> None:
        """The table and the moves in sentences, as the text view of the page has them."""
        for part in in_words.table_text(self.history.state):
            self.console.print(part, soft_wrap=True)

    def show_moves(self) -> None:
        """Show the legal moves."""
        self.console.print(show.moves(self.history.state, self.console.width), soft_wrap=True)

    def show_hints(self) -> None:
        """Good moves, the best first, with the chance of winning after each and why."""
        with self.thinking(t("cli-adviser-thinks")):
            hints = hint(self.history.state, seed=derived_seed(self.seed, "hint", self.history.state.ply))
        for each in hints:
            self.say(f"  {each.move:<18} {percent(each.value):>4}  {reason(self.history.state, each)}")
            for message in each.why:
                self.say(f"  {'':<24} {why(self.history.state, message)}")

    def last_own_move(self) -> int:
        """The number of moves up to this seat's last one, but at most two moves of each player are shown."""
        played = self.history.played
        own = [number for number, each in enumerate(played, 1) if each.seat == self.mover]
        return max(own[-1] if own else 0, len(played) - 2 * self.history.state.game.players)

    def show_played(self, first: int) -> None:
        """The moves after the first so many."""
        for number, played in enumerate(self.history.played[first:], first + 1):
            self.console.print(show.played_move(self.history.state, number, played.seat, played.move))

    def show_log(self) -> None:
        """Every move so far."""
        self.show_played(0)
        if not self.history.played:
            self.say(t("cli-nothing-yet"))

    def help(self) -> None:
        """What can be typed."""
        self.say(t("cli-help"))
        for name in COMMANDS:
            self.say(f"  {name:<6} {t(f'cli-help-{name}')}")

    def end(self) -> None:
        """The final board, the points and the ranking."""
        state = self.history.state
        self.console.rule(style="dim")
        self.show_board()
        self.console.print()
        self.console.print(show.scores(state))
        self.console.print()
        self.say(show.result(state), style="bold")
        self.say(t("cli-recorded", file=str(self.save)))
