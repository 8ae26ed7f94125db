// A slow line to a server: what comes back shares one width, and every piece is under way for a while. It counts
// what it carried, for pages and workers alike.

import { connect, createServer } from "node:net";

/** What browsers' tools call Fast 3G. */
export const kFast3G = { bytesPerSecond: 1_600_000 / 8, oneWayMs: 75 };
export async function openLine(address, { bytesPerSecond, oneWayMs }) {
  const { port } = new URL(address);
  const sockets = new Set();
  let carried = 0;
  let freeAt = 0;
  /** When a piece has arrived that is sent now. */
  function arrival(bytes) {
    freeAt = Math.max(freeAt, performance.now()) + (1000 * bytes) / bytesPerSecond;
    return freeAt - performance.now() + oneWayMs;
  }
  const server = createServer((here) => {
    const there = connect(Number(port), "127.0.0.1");
    for (const one of [here, there]) {
      sockets.add(one.setNoDelay(true));
      one.on("error", () => undefined).on("close", () => (here.destroy(), there.destroy()));
    }
    // A connection is made by one trip there and back; then the question goes.
    let open = performance.now() + 2 * oneWayMs;
    here.on("data", (piece) => {
      const wait = Math.max(0, open - performance.now()) + oneWayMs;
      open = 0;
      setTimeout(() => there.writable && there.write(piece), wait);
    });
    there.on("data", (piece) => {
      setTimeout(() => {
        carried += piece.length;
        if (here.writable) here.write(piece);
      }, arrival(piece.length));
    });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://localhost:${server.address().port}/`,
    carried: () => carried,
    close: () => {
      for (const one of sockets) one.destroy();
      server.close();
    },
  };
}
