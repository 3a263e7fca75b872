import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Builds the product, where its sources have changed since the last time: it starts many times as fast as from them. */
export function buildProduct(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

export type LogEntry = Readonly<Record<string, unknown>> & { readonly message: string };

/**
 * Runs the built product as its own process, as an operator would. It does not outlive its test. A launcher is a program
 * with its arguments that becomes the product.
 */
export function runProduct(env: Readonly<Record<string, string>>, launcher: readonly string[] = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'handrail-run-'));
  const [program, ...args] = [...launcher, process.execPath, join(root, 'server/dist/main.js')];
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const entries: LogEntry[] = [];
  const waiting: { message: string; resolve: (entry: LogEntry) => void }[] = [];
  let complaint = '';

  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const entry = JSON.parse(line) as LogEntry;
    entries.push(entry);
    for (const { resolve } of waiting.filter(({ message }) => message === entry.message)) resolve(entry);
  });
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const exited = new Promise<{ code: number | null; complaint: string }>((resolve) => {
    child.on('close', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve({ code, complaint });
    });
  });

  /** Resolves with the log line, whether it was written already or is still to come. */
  const saw = (message: string): Promise<LogEntry> => {
    const entry = entries.find((written) => written.message === message);
    if (entry) return Promise.resolve(entry);
    const seen = new Promise<LogEntry>((resolve) => waiting.push({ message, resolve }));
    const ended = exited.then(({ code, complaint: said }) => {
      throw new Error(`The product ended with ${String(code)} before it logged "${message}": ${said}`);
    });
    return Promise.race([seen, ended]);
  };

  /** As `| head` does when it has read enough. */
  const stopReading = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };

  return {
    pid: child.pid ?? 0,
    exited,
    saw,
    stopReading,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
