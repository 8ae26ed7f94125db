// Pente as a boardgame.io game would be written: five in a row or five pairs win.
const { INVALID_MOVE } = require("boardgame.io/core");

const SIZE = 19;
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

function at(cells, x, y) {
  return x < 0 || y < 0 || x >= SIZE || y >= SIZE ? undefined : cells[y * SIZE + x];
}

function capture(G, me, x, y) {
  for (const [a, b] of LINES) {
    for (const [dx, dy] of [
      [a, b],
      [-a, -b],
    ]) {
      const [one, two, end] = [1, 2, 3].map((n) => at(G.cells, x + n * dx, y + n * dy));
      if (one == null || one === me || two !== one || end !== me) continue;
      G.cells[(y + dy) * SIZE + x + dx] = null;
      G.cells[(y + 2 * dy) * SIZE + x + 2 * dx] = null;
      G.pairs[me] += 1;
    }
  }
}

function makesFive(cells, me, x, y) {
  return LINES.some(([dx, dy]) => {
    let count = 1;
    for (let n = 1; at(cells, x + n * dx, y + n * dy) === me; n++) count++;
    for (let n = 1; at(cells, x - n * dx, y - n * dy) === me; n++) count++;
    return count >= 5;
  });
}

exports.Pente = {
  name: "pente",
  setup: () => ({ cells: Array(SIZE * SIZE).fill(null), pairs: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, ctx, events }, cell) {
      if (!(cell >= 0 && cell < SIZE * SIZE) || G.cells[cell] !== null) return INVALID_MOVE;
      const me = Number(ctx.currentPlayer);
      const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)];
      G.cells[cell] = me;
      capture(G, me, x, y);
      if (G.pairs[me] >= 5 || makesFive(G.cells, me, x, y)) events.endGame({ winner: me });
    },
  },
};
