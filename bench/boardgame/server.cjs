// A boardgame.io server, its matches in memory; prints its port.
const { Server, Origins } = require("boardgame.io/server");
const { Pente } = require("./pente.cjs");

const server = Server({ games: [Pente], origins: [Origins.LOCALHOST] });
server
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
