import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { rooms } from './rooms.ts';
import { addWarmEntry, warmEntry } from './warm-start.ts';

export interface RunningServer {
  readonly stop: () => Promise<void>;
}

/** Builds the server, runs it, and does both again whenever one of its sources changes. */
export async function runServer(root: string, env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const outDir = path.join(root, 'server/.dev');
  let running: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  /** What a process says once it runs, for the one after it. */
  let passedOn: object = {};
  let isStopping = false;
  let turn = Promise.resolve();

  const prepare = () => {
    const child = spawn(process.execPath, ['--enable-source-maps', path.join(outDir, warmEntry)], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl-C reaches only the process in front, which ends the others in order.
      detached: true,
    });
    child.once('message', (said) => {
      passedOn = said as object;
      if (!isStopping) next = prepare();
    });
    return child;
  };
  const restart = async () => {
    await end(running);
    if (isStopping) return;
    // One that ended, for a package it needs is missing, cannot be told anything.
    running = next?.connected ? next : prepare();
    next = undefined;
    running.send(passedOn);
  };

  const watcher = (await build({
    configFile: path.join(root, 'server/vite.config.ts'),
    logLevel: 'warn',
    plugins: [watchDocuments(root), addWarmEntry()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      watch: {},
      reportCompressedSize: false,
      rolldownOptions: { input: { main: path.join(root, 'tools/dev/serve.ts') } },
    },
  })) as Rolldown.RolldownWatcher;
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') turn = turn.then(restart);
    if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
  });
  return {
    stop: async () => {
      isStopping = true;
      await watcher.close();
      await turn;
      await Promise.all([end(next), end(running)]);
    },
  };
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The server reads them when it starts: they list the operations that the apps may call by hash. */
function watchDocuments(root: string): Plugin {
  return {
    name: 'handrail:watch-documents',
    buildStart() {
      for (const room of rooms) this.addWatchFile(path.join(root, room, 'src/gql/trusted-documents.json'));
    },
  };
}
