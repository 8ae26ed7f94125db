// The rules' WebAssembly module: one function, text in, text out. Shared by the worker, the tests
// and the tools under Node.

/** A table of the C++ rules: a request as JSON text in, an answer as JSON text out. */
export interface Rules {
  answer(request: string): string;
}

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  pentario_open(entropy: bigint): void;
  pentario_room(bytes: number): number;
  pentario_answer(): number;
  pentario_answer_bytes(): number;
}

/** The few system calls the C library is linked with; only an abort ever writes something. */
function system(memory: () => WebAssembly.Memory, complain: (text: string) => void) {
  const fd_write = (_file: number, pieces: number, count: number, written: number): number => {
    const view = new DataView(memory().buffer);
    let total = 0;
    for (let i = 0; i < count; ++i) {
      const at = view.getUint32(pieces + 8 * i, true);
      const length = view.getUint32(pieces + 8 * i + 4, true);
      complain(new TextDecoder().decode(new Uint8Array(memory().buffer, at, length)));
      total += length;
    }
    view.setUint32(written, total, true); // without it abort() would spin for ever
    return 0;
  };
  const nothing = () => 0;
  const known: Record<string, WebAssembly.ImportValue> = { fd_write };
  return new Proxy(known, { get: (_known, name: string) => known[name] ?? nothing });
}

/** `entropy` seeds the games that name no seed of their own. */
export async function openRules(source: WebAssembly.Module, entropy: bigint): Promise<Rules> {
  const imports = {
    wasi_snapshot_preview1: system(
      () => exports.memory,
      (text) => console.error(text),
    ),
  };
  const exports: Exports = (await WebAssembly.instantiate(source, imports)).exports as Exports;
  exports._initialize();
  exports.pentario_open(BigInt.asUintN(64, entropy));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    answer(request) {
      const bytes = encoder.encode(request);
      const room = exports.pentario_room(bytes.length);
      new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
      const at = exports.pentario_answer();
      return decoder.decode(new Uint8Array(exports.memory.buffer, at, exports.pentario_answer_bytes()));
    },
  };
}
