/* The proof that a table's chance was not bent: its seed against what was published at the start. */

/** Does this seed have that SHA-256? null: the browser cannot say (it computes only on a secure page). */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  return (await sha256(seed)) === commitment.toLowerCase();
}

/** SHA-256 over the bytes that the hexadecimal digits stand for. */
export async function sha256(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(digits: string): Uint8Array<ArrayBuffer> {
  const pairs = digits.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => parseInt(pair, 16));
}
