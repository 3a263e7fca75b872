import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgets } from './budgets.ts';
import { measureFirstLoad, type Manifest } from './measure-first-load.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

for (const { name, app, routes, scriptBytes, styleBytes } of budgets) {
  const client = path.join(root, app, 'dist/client');
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const size = measureFirstLoad(client, manifest, routes);
  report(`${name}: script`, size.scriptBytes, scriptBytes);
  report(`${name}: style`, size.styleBytes, styleBytes);
}

function report(name: string, bytes: number, limit: number): void {
  const verdict = bytes <= limit ? 'within' : 'OVER';
  console.log(`${name}: ${kilobytes(bytes)} KB brotli, ${verdict} the budget of ${kilobytes(limit)} KB`);
  if (bytes > limit) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
