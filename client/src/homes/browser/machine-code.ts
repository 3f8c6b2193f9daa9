/* The working memory of machine code, for Python: `browser/engine.py` is the other side. Each memory has an instance of the module,
   so that it is given back as a whole. */
import { Instance, type Memory } from "../../engine/instance.ts";
import type { GameLayout } from "../../engine/layout.ts";
import { compileModule, supportsSimd } from "../../engine/module.ts";
import { fetchModule } from "../../engine/modules.ts";

interface Module {
  readonly module: WebAssembly.Module;
  readonly layout: GameLayout;
}

/** A device with so many gigabytes or fewer has little memory. */
const LITTLE_MEMORY = 4;
const NODES = { little: 250_000, plenty: 1_000_000 };

/** The most nodes of a search tree on this device: 72 bytes each. */
export function mostNodes(): number {
  const { deviceMemory = LITTLE_MEMORY } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory > LITTLE_MEMORY ? NODES.plenty : NODES.little;
}

/** Fetch and compile the module of a game. Rejects if the page has none. */
export async function loadModule(game: string): Promise<Module> {
  const { layout, bytes } = await fetchModule(game, supportsSimd());
  return { layout, module: await compileModule(bytes, layout) };
}

/** Memory of a module, as Python reads and writes it. */
export class ModuleMemory {
  private readonly memory: Memory;

  constructor(
    private readonly instance: Instance,
    name: string,
    lengths: Record<string, number>,
  ) {
    this.memory = instance.allocate(name, lengths);
  }

  put(name: string, index: number, value: number): void {
    const numbers = this.memory.numbers(name);
    if (numbers instanceof BigInt64Array) numbers[index] = BigInt(value);
    else numbers[index] = value;
  }

  get(name: string, index: number): number {
    return Number(this.memory.numbers(name)[index]);
  }

  row(name: string, start: number, stop: number): number[] {
    return Array.from(this.memory.numbers(name).subarray(start, stop) as ArrayLike<number | bigint>, Number);
  }

  write(name: string, offset: number, content: { toJs(): Uint8Array; destroy(): void }): void {
    this.memory.bytes(name).set(content.toJs(), offset);
    content.destroy();
  }

  read(name: string, offset: number, size: number): Uint8Array {
    return this.memory.bytes(name).slice(offset, offset + size);
  }

  call(entry: string, ...numbers: number[]): number {
    return this.instance.call(entry, this.memory, ...numbers);
  }
}

/** How Python makes memory: of a game whose module is loaded, with lengths as JSON. */
export function allocator({ module, layout }: Module): (game: string, name: string, lengths: string) => ModuleMemory {
  return (_game, name, lengths) =>
    new ModuleMemory(Instance.startNow(module, layout), name, JSON.parse(lengths) as Record<string, number>);
}
