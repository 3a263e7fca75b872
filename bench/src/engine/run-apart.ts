import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a runner for plain Node, so that no loader stands between the code and what is measured. */
export async function bundleRunner(runner = './measure/runner.ts'): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'handrail-bench-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(runner, import.meta.url)),
      outDir,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  return outDir;
}

/** Runs a bundled runner in a process of its own and reads what it measured. */
export function runApart(folder: string, ...args: readonly string[]): unknown {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const runner = path.join(folder, 'runner.js');
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', runner, ...args], options));
}
