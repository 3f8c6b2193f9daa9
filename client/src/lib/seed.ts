/* The proof that nobody chose a table's chance. The server publishes the SHA-256 of its secret, this page then adds a random
   number, and the seed is made of both: docs/protocol.md, "Chance that can be checked". */
import { keep, readObject } from "./kept.ts";

/** What this page knows of a table's chance from before the game. */
export interface Pledge {
  /** What this page has sent: more than one if it sat down again, or if an answer was lost. One of them is in the seed. */
  numbers: string[];
  commitment: string;
}

/** What a finished table shows. */
export interface Proof {
  commitment: string;
  secret: string;
  numbers: string[];
  seed: string;
  /** By seat: is it a person's? A number of another seat, or of one that is not there, is nobody's: it may have been chosen. */
  people: boolean[];
}

/** `shared`: this page's own number is in the seed. `good`: the secret is the published one. `unknown`: the browser cannot
    compute it (it does so only on a secure page). */
export type Verdict = "shared" | "good" | "bad" | "unknown";

const KEY = "saqqara-pledges";
const MOST_KEPT = 100;
const PURPOSE = [...new TextEncoder().encode("saqqara seed\0")];

export function newNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Keep what this page knows until the end of the game, beside the numbers that it has sent before. The first commitment counts. */
export function keepPledge(table: string, { numbers, commitment }: Pledge): void {
  const before = pledgeFor(table);
  const pledge = { numbers: [...(before?.numbers ?? []), ...numbers], commitment: before?.commitment ?? commitment };
  const kept = Object.entries({ ...pledges(), [table]: pledge }).slice(-MOST_KEPT);
  keep(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export function pledgeFor(table: string): Pledge | undefined {
  return pledges()[table];
}

function pledges(): Record<string, Pledge> {
  return readObject(KEY) as Record<string, Pledge>;
}

/** What the proof of a finished table proves. */
export async function check(proof: Proof, pledge: Pledge | undefined): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return "unknown";
  const published = (await sha256(bytes(proof.secret))) === proof.commitment;
  // Before people added numbers, the seed was the secret itself. A server must not leave their numbers out so.
  const old = proof.seed === proof.secret && !proof.numbers.some(Boolean);
  const derived = old || proof.seed === (await seedOf(proof.secret, proof.numbers));
  const others = proof.numbers.some((number, seat) => number && !proof.people[seat]);
  if (!published || !derived || others || proof.numbers.length !== proof.people.length) return "bad";
  if (!pledge) return "good";
  const own = pledge.numbers.some((number) => proof.numbers.includes(number));
  return own && pledge.commitment === proof.commitment ? "shared" : "bad";
}

/** The seed that a secret and the numbers of the seats make. */
export async function seedOf(secret: string, numbers: string[]): Promise<string> {
  const given = numbers.flatMap((number, seat) => (number ? [seat, ...bytes(number)] : []));
  return (await sha256([...PURPOSE, ...bytes(secret), ...given])).slice(0, 32);
}

export async function sha256(content: number[]): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(content))));
}

export function bytes(digits: string): number[] {
  return (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

function hex(content: Uint8Array): string {
  return [...content].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
