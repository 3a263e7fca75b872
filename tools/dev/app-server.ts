import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { entryModule as entry, type Room } from './rooms.ts';

/** Vite for one app, behind the front's address; the sockets that tell browsers of changes share its port. */
export function startAppServer(root: string, room: Room, front: Server): Promise<ViteDevServer> {
  return createServer({
    configFile: path.join(root, room, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    plugins: [addEntry()],
    server: { middlewareMode: true, hmr: { server: front } },
  });
}

/** React's refresh has to be there before the first component is. */
function addEntry(): Plugin {
  return {
    name: 'handrail:entry',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) =>
      id === `\0${entry}`
        ? `import '@vitejs/plugin-react/preamble';\nimport '/src/entry-client.tsx';`
        : undefined,
  };
}
