import { keyFrom, seeded } from '@imperia/engine';
import { bgioGame, loadBgio } from './boardgameio.ts';

/** boardgame.io's own server with its own storage in memory, on loopback only, with matches that have begun. */
const [port, matches] = process.argv.slice(2).map(Number) as [number, number];
const { Server, InitializeGame } = loadBgio();
const server = Server({ games: [bgioGame], origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (at, ...rest) => listen(at, '127.0.0.1', ...rest);

for (let i = 0; i < matches; i++) {
  const setupData = { config: { factions: ['romans', 'barbarians'], options: [] }, key: keyFrom(seeded(i)) } as const;
  const initialState = InitializeGame({ game: bgioGame, numPlayers: 2, setupData });
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  server.db.createMatch(String(i), { initialState, metadata: { gameName: bgioGame.name, players } });
}
await server.run(port);
process.send?.('ready');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, rss, heap: heapUsed });
});
