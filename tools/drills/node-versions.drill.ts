import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drillDevelopment } from './dev.drill.ts';
import { copyRepository } from './dev/copy-repository.ts';
import { CannotRun, type Drill } from './drill.ts';

const majors = [22, 24];

/** Everything that is pure or shows in a window, and of the server what leans on Node.js itself. */
const tests = [
  'engine',
  'programs',
  'tools',
  'ui',
  'portal',
  'console',
  'server/src/platform',
  'server/src/cli',
  'server/src/main.test.ts',
  'server/src/app/start',
  'server/src/modules/applications',
  'server/src/modules/documents',
];

/** The floor is Node 20, on which every run happens; this is the same product on the versions above it. */
export const nodeVersionsDrill: Drill = {
  name: 'node-versions',
  about: `the product builds, type-checks, passes a part of its tests and runs in development on Node ${majors.join(' and ')}`,
  run: async (say) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'handrail-node-'));
    try {
      const root = copyRepository(folder);
      for (const major of majors) {
        const node = installNode(folder, major);
        const run = (...args: string[]) => runWith(node, root, args);
        say(`Node ${execFileSync(node, ['--version']).toString().trim()}`);
        await run('npm', 'run', '--silent', 'build', '--', '--force');
        say('builds');
        await run('npm', 'run', '--silent', 'types');
        say('type-checks');
        await run('npx', 'vitest', 'run', ...tests);
        say('passes its tests');
        await drillDevelopment(node, say);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** The registry has Node.js itself as a package for each platform. */
function installNode(folder: string, major: number): string {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(folder, `node-${String(major)}`);
  try {
    execFileSync('npm', ['install', '--prefix', prefix, `${name}@${String(major)}`], { stdio: 'pipe' });
  } catch {
    throw new CannotRun(`the registry does not give Node ${String(major)} for this machine`);
  }
  const node = path.join(prefix, 'node_modules', name, 'bin/node');
  if (!existsSync(node)) throw new CannotRun(`the package of Node ${String(major)} has no program in it`);
  return node;
}

async function runWith(
  node: string,
  root: string,
  [command = '', ...args]: readonly string[],
): Promise<void> {
  const env = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH ?? ''}` };
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}`);
}
