/* The WebAssembly module of a game: checked before it is compiled, so that a damaged or foreign one is never called. */
import { EngineError } from "./errors.ts";
import type { GameLayout } from "./layout.ts";

/** The last section of a module, written by `machine_code/wasm.py`. The checksum follows it. */
const SECTION = "saqqara";
const CHECKSUM_BYTES = 4;
const MAGIC = [0, 97, 115, 109];
/** A module with one function that uses a SIMD instruction. */
const SIMD = [
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
];

/** Can this engine run modules with SIMD? */
export function supportsSimd(): boolean {
  return WebAssembly.validate(Uint8Array.from(SIMD));
}

/** Check a module and compile it. An EngineError says in a sentence what is wrong with it. */
export async function compileModule(bytes: Uint8Array<ArrayBuffer>, layout: GameLayout): Promise<WebAssembly.Module> {
  const end = bytes.length - CHECKSUM_BYTES;
  if (end < MAGIC.length || MAGIC.some((byte, i) => bytes[i] !== byte))
    throw new EngineError("damaged", `What was fetched for ${layout.game} is not a WebAssembly module.`);
  const written = new DataView(bytes.buffer, bytes.byteOffset + end).getUint32(0, true);
  if (crc32(bytes.subarray(0, end)) !== written)
    throw new EngineError("damaged", `The module of ${layout.game} is damaged: its checksum is wrong.`);
  const module = await WebAssembly.compile(bytes).catch(() => {
    throw new EngineError("unsupported", `This browser cannot run the module of ${layout.game}.`);
  });
  checkFits(module, layout);
  return module;
}

function checkFits(module: WebAssembly.Module, layout: GameLayout): void {
  const [section] = WebAssembly.Module.customSections(module, SECTION);
  if (!section)
    throw new EngineError("foreign", `The module that was fetched for ${layout.game} is not one of Saqqara's.`);
  const text = new TextDecoder().decode(section.slice(0, -CHECKSUM_BYTES));
  const found = JSON.parse(text) as { game: string; layout: string };
  if (found.game !== layout.game)
    throw new EngineError("foreign", `The module that was fetched for ${layout.game} is for ${found.game}.`);
  if (found.layout !== layout.layout)
    throw new EngineError("foreign", `The module of ${layout.game} is of another version: load the page anew.`);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The CRC-32 of some bytes, as zlib computes it. `crypto.subtle` is no choice: plain HTTP pages do not have it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
