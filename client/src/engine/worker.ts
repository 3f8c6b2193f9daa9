/* The worker in which a game's WebAssembly runs: one thread, one module, one search at a time. */
import { fetchModule } from "./modules.ts";
import type { Request } from "./protocol.ts";
import { EngineServer } from "./server.ts";

const scope = self as unknown as DedicatedWorkerScope;

interface DedicatedWorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

const server = new EngineServer(fetchModule, (response, transfer) => scope.postMessage(response, transfer));
scope.onmessage = (event) => void server.receive(event.data);
