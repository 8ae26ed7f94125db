// load.cjs PORT PID MATCHES SECONDS: two players a match play as fast as moves are confirmed; prints how many
// moves the server of that process does in a CPU second.
const { readFileSync } = require("node:fs");
const { io } = require("socket.io-client");

const [port, pid, matches, seconds] = process.argv.slice(2).map(Number);
const TICKS = 100;
let moves = 0;

function cpu() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function match(number) {
  let id = `match${number}`;
  let round = 0;
  let told = -1; // the state that was answered last
  const players = ["0", "1"].map((player) => {
    const socket = io(`http://localhost:${port}/pente`, { transports: ["websocket"], forceNew: true });
    const hear = (matchID, state) => {
      if (matchID !== id || !state || state.ctx.currentPlayer !== player || state._stateID <= told) return;
      told = state._stateID;
      if (told > 0) moves++;
      if (state.ctx.gameover) return begin();
      const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      const args = [free[Math.floor(Math.random() * free.length)]];
      const action = { type: "MAKE_MOVE", payload: { type: "place", args, playerID: player } };
      socket.emit("update", action, state._stateID, id, player);
    };
    socket.on("sync", (matchID, info) => hear(matchID, info.state));
    socket.on("update", (matchID, state) => hear(matchID, state));
    return socket;
  });
  const sync = () => players.forEach((socket, player) => socket.emit("sync", id, String(player), undefined, 2));
  const begin = () => {
    told = -1;
    id = `match${number}-${++round}`;
    sync();
  };
  let open = 0;
  players.forEach((socket) => socket.on("connect", () => ++open === 2 && sync()));
}

for (let i = 0; i < matches; i++) match(i);
setTimeout(() => {
  const before = { moves, cpu: cpu() };
  setTimeout(() => {
    const made = moves - before.moves;
    const value = made / (cpu() - before.cpu);
    console.error(`boardgame.io: ${matches} matches, ${Math.round(made / seconds)} moves/s`);
    const unit = "moves of Pente in memory a CPU second of a boardgame.io server";
    console.log(JSON.stringify({ name: "server.boardgame_io", value: Math.round(value), unit }));
    process.exit(0);
  }, seconds * 1000);
}, 3000);
