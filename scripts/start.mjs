import { buildWeb, dist } from './build-web.mjs';
import { staticServer } from './static-server.mjs';

const HOST = '127.0.0.1';
const USUAL_PORT = 3000;

function fail(text) {
  console.error(text);
  process.exit(1);
}

function wantedPort() {
  const wanted = process.env.PORT ?? String(USUAL_PORT);
  const port = /^\d+$/.test(wanted) ? Number(wanted) : Number.NaN;
  if (!(port <= 65535)) fail(`PORT must be a number from 0 to 65535, not «${wanted}».`);
  return port;
}

const port = wantedPort();
try {
  await buildWeb((text) => console.log(text));
} catch (error) {
  fail(`The client could not be built: ${error.message}\nTry «npm install», then «npm start» again.`);
}

const server = staticServer(dist);
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
  if (error.code === 'EACCES') fail(`Port ${port} may not be used here. Choose another one: PORT=8080 npm start`);
  fail(error.message);
});
server.listen(port, HOST, () => {
  console.log(`Imperia: http://localhost:${server.address().port} (stop with Ctrl+C)`);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
