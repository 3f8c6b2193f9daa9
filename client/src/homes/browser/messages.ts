/* What the page and the worker of its tables say to each other. Nothing that is hidden from the players is among it. */

export type ToWorker =
  | { kind: "start"; folder: string }
  | { kind: "request"; id: number; method: string; path: string; body: string | null }
  | { kind: "connect"; id: number; table: string; since: number | null; watch: string | null }
  | { kind: "disconnect"; id: number }
  | { kind: "export"; id: number; table: string }
  | { kind: "import"; id: number; file: Blob }
  | { kind: "delete"; id: number; table: string }
  | { kind: "carry"; id: number; table: string; request: string }
  | { kind: "analyse"; id: number; record: string }
  | { kind: "hint"; id: number; sample: string };

/** How far the worker has come: bytes fetched of all bytes, then Python starts. */
export interface Progress {
  readonly loaded: number;
  readonly total: number;
}

/** Why a worker cannot be the home of tables. */
export type Failure = "python" | "store";

export type FromWorker =
  | { kind: "lock"; name: string }
  | ({ kind: "progress" } & Progress)
  | { kind: "ready" }
  | { kind: "failed"; why: Failure; text: string }
  | { kind: "store"; full: boolean }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "frame"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };
