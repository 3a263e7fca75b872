import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import type { BrowserApp } from '../../server/src/app/pages/browser-app.ts';
import { listEntryScripts, type Room } from './rooms.ts';

/** Loads an app from its sources, anew after each change of them. */
export function createSourceLoader(modulesUrl: string) {
  const loaders = new Map<string, () => Promise<BrowserApp>>();
  return (room: string): Promise<BrowserApp> => {
    const load = loaders.get(room) ?? createRoomLoader(`${modulesUrl}/${room}`, room as Room);
    loaders.set(room, load);
    return load();
  };
}

function createRoomLoader(url: string, room: Room): () => Promise<BrowserApp> {
  const runner = new ModuleRunner(
    {
      hmr: false,
      transport: {
        invoke: async (call) => {
          const answer = await fetch(url, { method: 'POST', body: JSON.stringify(call) });
          return (await answer.json()) as { result: unknown };
        },
      },
    },
    new ESModulesEvaluator(),
  );
  let loaded: { readonly version: string; readonly app: Promise<BrowserApp> } | undefined;
  return async () => {
    const version = await (await fetch(url)).text();
    if (loaded?.version !== version) {
      runner.clearCache();
      loaded = { version, app: loadEntry(runner, room) };
      loaded.app.catch(() => {
        loaded = undefined;
      });
    }
    return loaded.app;
  };
}

async function loadEntry(runner: ModuleRunner, room: Room): Promise<BrowserApp> {
  const { render } = await runner.import<Pick<BrowserApp, 'render'>>('/src/entry-server.tsx');
  return {
    render,
    assets: { scripts: listEntryScripts(room), preloads: [], includedStyles: [], styles: '' },
  };
}
