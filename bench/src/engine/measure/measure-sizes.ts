import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Contender } from '../contender.ts';
import { peersFolder } from '../load-peer.ts';

/** What a browser would download for each contender: bundled, minified and gzipped, in bytes. */
export async function measureSizes(contenders: readonly Contender[]): Promise<Map<string, number>> {
  const folder = path.join(peersFolder, 'node_modules/.bundles');
  mkdirSync(folder, { recursive: true });
  const sizes = new Map<string, number>();
  for (const { name, bundle } of contenders) {
    if (bundle === undefined) continue;
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, bundle);
    sizes.set(name, await measureBundle(entry));
  }
  return sizes;
}

async function measureBundle(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      minify: true,
      rolldownOptions: { external: ['react'] },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((output) => ('code' in output ? output.code : '')).join('');
  return gzipSync(code).length;
}
