import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const built = ['server/dist', 'portal/dist', 'console/dist'];
const watched = [
  ['--config', 'portal/vite.config.ts'],
  ['--config', 'portal/vite.config.ts', '--ssr', 'src/entry-server.tsx'],
  ['--config', 'console/vite.config.ts'],
  ['--config', 'console/vite.config.ts', '--ssr', 'src/entry-server.tsx'],
  ['--config', 'server/vite.config.ts', '--ssr'],
];

const first = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
if (first.status !== 0) process.exit(first.status ?? 1);

/** @param {string} command @param {string[]} args */
const run = (command, args) => spawn(command, args, { cwd: root, stdio: 'inherit' });
const children = [
  ...watched.map((args) =>
    run('npx', ['vite', 'build', '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn', ...args]),
  ),
  run(process.execPath, [
    ...built.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    'server/dist/main.js',
  ]),
];

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });
}
