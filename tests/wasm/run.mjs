// Runs a wasm32-wasi program with the few system calls it needs and compares what it prints
// with a file, line by line. node:wasi is not used: its interface differs between versions.

import { readFileSync } from "node:fs";

const [program, expectedFile] = process.argv.slice(2);
let output = "";
let memory;

const wasi = {
  fd_write(fd, iovs, count, written) {
    const view = new DataView(memory.buffer);
    let total = 0;
    for (let i = 0; i < count; ++i) {
      const at = view.getUint32(iovs + 8 * i, true);
      const length = view.getUint32(iovs + 8 * i + 4, true);
      output += Buffer.from(memory.buffer, at, length).toString("utf8");
      total += length;
    }
    view.setUint32(written, total, true); // without it abort() would spin for ever
    return 0;
  },
  fd_close: () => 0,
  fd_seek: () => 70,
  fd_fdstat_get: () => 0,
  environ_sizes_get(count, size) {
    const view = new DataView(memory.buffer);
    view.setUint32(count, 0, true);
    view.setUint32(size, 0, true);
    return 0;
  },
  environ_get: () => 0,
  args_sizes_get: (count, size) => wasi.environ_sizes_get(count, size),
  args_get: () => 0,
  proc_exit(code) {
    if (code !== 0) throw new Error(`exit code ${code}`);
    throw finished;
  },
};
const finished = new Error("finished");

const { instance } = await WebAssembly.instantiate(readFileSync(program), { wasi_snapshot_preview1: wasi });
memory = instance.exports.memory;
let fault;
try {
  instance.exports._start();
} catch (error) {
  if (error !== finished) fault = error;
}

const got = output.trimEnd().split("\n");
const expected = readFileSync(expectedFile, "utf8").trimEnd().split("\n");
for (let i = 0; i < Math.max(got.length, expected.length); ++i) {
  if (got[i] === expected[i]) continue;
  fault ??= new Error(`line ${i + 1}\n  expected ${expected[i]}\n  got      ${got[i]}`);
}
if (fault) {
  console.error(fault.message);
  process.exit(1);
}
console.log(`${got.length} lines agree`);
