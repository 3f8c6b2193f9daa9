/** What went wrong, for code that acts on it; the message says it in a sentence.
 *
 * - `missing`: there is no module of this game
 * - `damaged`: the module's bytes are not those that were built
 * - `foreign`: the module or the position belongs to another game or another version
 * - `unsupported`: the browser cannot run it
 * - `invalid`: what was asked makes no sense, such as an illegal move
 * - `memory`: the device has not enough memory
 * - `crashed`: the module or its worker has stopped
 */
export type EngineFault = "missing" | "damaged" | "foreign" | "unsupported" | "invalid" | "memory" | "crashed";

export class EngineError extends Error {
  constructor(
    readonly fault: EngineFault,
    message: string,
  ) {
    super(message);
    this.name = "EngineError";
  }
}
