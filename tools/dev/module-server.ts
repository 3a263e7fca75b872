import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';

export interface ModuleServer {
  /** Holds a secret, so that no web page can guess it. */
  readonly url: string;
  readonly close: () => void;
}

/** Gives the server's process the modules of the apps, so that a restart of the one does not restart the others. */
export async function startModuleServer(apps: ReadonlyMap<string, ViteDevServer>): Promise<ModuleServer> {
  let version = 0;
  for (const { watcher } of apps.values()) watcher.on('all', () => void (version += 1));
  const secret = randomBytes(16).toString('hex');

  const server = createServer((request, response) => {
    const [, given, room = ''] = (request.url ?? '').split('/');
    const app = apps.get(room);
    if (given !== secret || !app) {
      response.writeHead(404).end();
      return;
    }
    if (request.method === 'GET') {
      response.end(String(version));
      return;
    }
    void readJson(request)
      .then((call) => app.environments.ssr.hot.handleInvoke(call as never))
      .then((result) => response.end(JSON.stringify(result)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/${secret}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}
