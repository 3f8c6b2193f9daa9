/* Under which address other people reach this server. */
import { api } from "./api.ts";

/** Does this host name mean "this computer"? */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

/** The origin for links that are handed out; null: other devices cannot reach this server. */
export async function publicOrigin(): Promise<string | null> {
  if (!isLoopback(location.hostname)) return location.origin;
  return (await api.network().catch(() => null))?.address ?? null;
}

/** An address of ours with an origin, as far as there is a better one than this computer's. */
export async function publicUrl(address: string): Promise<string> {
  return new URL(address, (await publicOrigin()) ?? location.origin).href;
}
