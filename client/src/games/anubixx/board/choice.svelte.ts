/* The half-made choice at Anubixx's table: a relief field picked up, a payment to be chosen, a move that is hovered. */
import type { Session } from "../../../table/session.svelte.ts";
import { parseMove } from "../notation.ts";
import type { AnubixxPreview, AnubixxView, Colour, Sheet } from "../types.ts";
import { costOf, fieldsNamed, offers, type Cost, type Offer } from "./offers.ts";
import { tagText, type TagText } from "./texts.ts";

export class Choice {
  /** The relief field that was picked up. */
  first = $state<string | null>(null);
  /** Moves that differ only in their payment: the box to choose one is open. */
  asked = $state.raw<string[] | null>(null);
  /** The move that is hovered in that box. */
  answer = $state<string | null>(null);
  /** The field that is hovered or focused. */
  hovered = $state<string | null>(null);

  constructor(
    readonly session: Session,
    readonly view: () => AnubixxView,
    /** The moves that can be made now; none during an animation. */
    readonly moves: () => string[],
  ) {}

  get seat(): number | null {
    return this.session.acting;
  }
  get sheet(): Sheet | undefined {
    return this.seat === null ? undefined : this.view().seats[this.seat];
  }
  readonly offers: Map<string, Offer> = $derived.by(() =>
    this.seat === null ? new Map<string, Offer>() : offers(this.moves(), this.view(), this.first),
  );
  /** The move whose effect is drawn. */
  readonly shown: string | null = $derived.by(() => {
    if (this.asked) return this.answer ?? this.asked[0] ?? null;
    return (this.hovered && this.offers.get(this.hovered)?.moves[0]) || null;
  });
  /** What the shown move would do, once the server has said so. */
  readonly shownPreview: AnubixxPreview | undefined = $derived.by(() =>
    this.shown ? this.preview(this.shown) : undefined,
  );
  readonly cost: Cost | null = $derived.by(() =>
    this.shownPreview && this.sheet ? costOf(this.shownPreview, this.sheet) : null,
  );
  readonly tag: TagText | null = $derived.by(() =>
    this.shownPreview && this.seat !== null ? tagText(this.shownPreview, this.view(), this.seat) : null,
  );
  /** The fields that the shown move crosses. */
  readonly fields: string[] = $derived.by(() => (this.shown ? (parseMove(this.shown)?.fields ?? []) : []));

  /** The colours of the dice that the shown move would take. */
  readonly dice: Colour[] = $derived.by(() => {
    if (!this.sheet || !this.shownPreview) return [];
    const { payment } = this.shownPreview;
    return fieldsNamed(this.sheet, this.fields)
      .filter((_, i) => payment[i] === "die")
      .map(({ colour }) => colour);
  });

  preview(move: string): AnubixxPreview | undefined {
    return this.session.preview(move) as AnubixxPreview | undefined;
  }

  /** A field was clicked. */
  act(field: string): void {
    const offer = this.offers.get(field);
    if (!offer) return;
    if (this.asked && !offer.moves.includes(this.asked[0]!)) this.asked = null;
    if (offer.picked) this.clear();
    else if (offer.moves.length === 0) this.first = field;
    else if (offer.moves.length === 1) void this.play(offer.moves[0]!);
    else this.asked = offer.moves;
  }
  async play(move: string): Promise<void> {
    this.clear();
    await this.session.play(move);
  }
  /** One step back; false: there was none to take. */
  back(): boolean {
    if (this.asked) this.asked = this.answer = null;
    else if (this.first) this.first = null;
    else return false;
    return true;
  }
  clear(): void {
    this.first = this.asked = this.answer = this.hovered = null;
  }
}
