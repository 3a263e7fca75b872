import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../server/src/platform/config/read-config.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '../../server/src/platform/log/create-log.ts';
import { generateOperations } from '../generate/generate-operations.ts';
import { startAppServer } from './app-server.ts';
import { startModuleServer } from './module-server.ts';
import { passOn } from './pass-on.ts';
import { rooms } from './rooms.ts';
import { runServer } from './run-server.ts';

// Whatever fails on the way, such as a port that is taken, must not leave the database behind.
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);
const { port, host, database, dataDir } = readConfig(process.env);

/** The order matters: what stands below is closed first. */
const stops: (() => unknown)[] = [];
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

// Held here, so that it outlives restarts of the server and not this process.
if (database.kind === 'embedded') {
  const log = createLog({ level: 'warn', pretty: false });
  const starting = startEmbeddedPostgres({ dataDir, log });
  stops.push(async () => (await starting).stop());
  await starting;
}

const serverPort = await findFreePort();
const front = createServer((request, response) => {
  const room = /^\/assets\/(\w+)\//.exec(request.url ?? '')?.[1] ?? '';
  const app = apps.get(room);
  if (app) app.middlewares(request, response);
  else void passOn(request, response, serverPort);
});
const apps = new Map(
  await Promise.all(
    rooms.map(async (room) => [room as string, await startAppServer(root, room, front)] as const),
  ),
);
for (const [room, app] of apps) {
  stops.push(() => app.close());
  app.watcher.on('change', (file) => {
    if (file.endsWith('.graphql'))
      void generateOperations(path.join(root, room), path.join(root, 'server/schema.graphql'));
  });
}
for (const room of rooms)
  await generateOperations(path.join(root, room), path.join(root, 'server/schema.graphql'));
front.listen(port, host);
await once(front, 'listening');
stops.push(() => {
  front.closeAllConnections();
  front.close();
});
const modules = await startModuleServer(apps);
stops.push(modules.close);

const address = `http://localhost:${String((front.address() as AddressInfo).port)}`;
const server = await runServer(root, {
  PUBLIC_URL: address,
  ...process.env,
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  MODULES_URL: modules.url,
});
stops.push(server.stop);

async function stop(code = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (let last = stops.pop(); last; last = stops.pop()) await last();
  process.exit(code);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
