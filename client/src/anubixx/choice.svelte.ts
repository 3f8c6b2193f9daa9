/* The half-made choice at Anubixx's table: a relief field picked up, a payment asked for, an effect looked at. */
import type { Session } from "../table/session.svelte.ts";
import type { AnubixxView, Colour, Preview } from "../lib/types.ts";
import { cost, crossing, fieldsOf, means, offers, type Cost, type Offer } from "./moves.ts";
import { tagOf, type Tag } from "./say.ts";

export class Choice {
  /** The relief field that was picked up. */
  first = $state<string | null>(null);
  /** Moves that differ only in how they are paid: the choice box is open. */
  asked = $state.raw<string[] | null>(null);
  /** The move whose effect is looked at in the choice box. */
  answer = $state<string | null>(null);
  /** The field that is hovered or focused. */
  looked = $state<string | null>(null);

  constructor(
    readonly session: Session,
    readonly view: () => AnubixxView,
    /** The moves that can be made now; none while something is acted out. */
    readonly moves: () => string[],
  ) {}

  get seat(): number | null {
    return this.session.acting;
  }
  readonly offers: Map<string, Offer> = $derived.by(() =>
    this.seat === null ? new Map() : offers(this.moves(), this.view(), this.seat, this.first),
  );
  /** The move whose effect is drawn. */
  readonly shown: string | null = $derived.by(() => {
    if (this.asked) return this.answer ?? this.asked[0] ?? null;
    return (this.looked && this.offers.get(this.looked)?.moves[0]) || null;
  });
  readonly cost: Cost | null = $derived.by(() =>
    this.shown && this.seat !== null ? cost(this.shown, this.preview(this.shown), this.view(), this.seat) : null,
  );
  readonly tag: Tag | null = $derived.by(() =>
    this.shown && this.seat !== null ? tagOf(this.shown, this.preview(this.shown), this.view(), this.seat) : null,
  );
  /** The fields that the shown move crosses. */
  readonly fields: string[] = $derived.by(() => (this.shown ? (crossing(this.shown)?.fields ?? []) : []));

  /** The colours of the dice that the shown move would take. */
  readonly dice: Colour[] = $derived.by(() => {
    const sheet = this.seat === null ? undefined : this.view().seats[this.seat];
    if (!sheet || !this.shown) return [];
    const ways = means(this.shown, this.view(), this.seat!);
    const taken = this.fields.filter((_, i) => ways[i] === "die");
    return taken.map((name) => fieldsOf(sheet).find((field) => field.field === name)!.colour);
  });

  preview(move: string): Preview | undefined {
    return this.session.preview(move);
  }

  /** A field was clicked. */
  act(field: string): void {
    const offer = this.offers.get(field);
    if (!offer) return;
    if (this.asked && !offer.moves.includes(this.asked[0]!)) this.asked = null;
    if (offer.picked) this.forget();
    else if (offer.moves.length === 0) this.first = field;
    else if (offer.moves.length === 1) void this.play(offer.moves[0]!);
    else this.asked = offer.moves;
  }
  async play(move: string): Promise<void> {
    this.forget();
    await this.session.choose(move);
  }
  /** One step back; false: there was nothing to take back. */
  back(): boolean {
    if (this.asked) this.asked = this.answer = null;
    else if (this.first) this.first = null;
    else return false;
    return true;
  }
  forget(): void {
    this.first = this.asked = this.answer = this.looked = null;
  }
}
