/* Where a table lives: on the server, or in this browser. Both speak the same protocol (docs/protocol.md). A position that is only
   looked at lives on this page. */

/** The answer to a request: a status as of HTTP, and what JSON said. */
export interface Answer {
  readonly status: number;
  readonly content: unknown;
}

/** A connection that frames come over until it is closed. */
export interface Connection {
  readonly open: boolean;
  close(): void;
}

export interface Listener {
  /** A frame, as JSON. */
  message(frame: string): void;
  /** The connection was closed, with a code of the protocol. */
  close(code: number): void;
}

export interface TableHome {
  /** Ask for a path below /api. Rejects if nobody answers. */
  request(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Connect to a table: `query` as that of its WebSocket. */
  connect(table: string, query: URLSearchParams, listener: Listener): Connection;
}

const LOCAL = "local-";

/** Does a table with this id live in this browser? */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}
