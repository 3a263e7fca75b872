import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgets, mostScripts } from './budgets.ts';
import { measureFirstLoad, type Manifest } from './measure-first-load.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

for (const { name, app, routes, scriptBytes, styleBytes } of budgets) {
  const client = path.join(root, app, 'dist/client');
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const size = measureFirstLoad(client, manifest, routes);
  reportBytes(`${name}: script`, size.scriptBytes, scriptBytes);
  report(`${name}: scripts`, size.scriptCount, mostScripts[app], String);
  reportBytes(`${name}: style`, size.styleBytes, styleBytes);
}

function reportBytes(name: string, bytes: number, limit: number): void {
  report(name, bytes, limit, (count) => `${kilobytes(count)} KB brotli`);
}

function report(name: string, is: number, limit: number, say: (count: number) => string): void {
  const verdict = is <= limit ? 'within' : 'OVER';
  console.log(`${name}: ${say(is)}, ${verdict} the budget of ${say(limit)}`);
  if (is > limit) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
