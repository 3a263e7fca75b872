import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Contender } from '../contender.ts';
import { peersFolder } from '../load-peer.ts';

/** What each contender adds to what a browser downloads: bundled as a part of an app, minified and gzipped, in bytes. */
export async function measureSizes(contenders: readonly Contender[]): Promise<Map<string, number>> {
  const folder = path.join(peersFolder, 'node_modules/.bundles');
  mkdirSync(folder, { recursive: true });
  const sizes = new Map<string, number>();
  for (const { name, bundle } of contenders) {
    if (bundle === undefined) continue;
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, toApp(bundle));
    sizes.set(name, await measureBundle(entry));
  }
  return sizes;
}

/** An app that has a use for each name; one that exported them would carry all the names too. */
function toApp(bundle: NonNullable<Contender['bundle']>): string {
  const imports = Object.entries(bundle).map(([source, names], at) => {
    const aliases = names.map((name) => `${name} as ${name}${at}`);
    return `import { ${aliases.join(', ')} } from '${source}';`;
  });
  const used = Object.values(bundle).flatMap((names, at) => names.map((name) => `${name}${at}`));
  return `${imports.join('\n')}\nglobalThis.used = [${used.join(', ')}];`;
}

async function measureBundle(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Not as a library: there spaces and comments stay, because another build is to follow.
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: ['react'] },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = outputs.map((output) => ('code' in output ? output.code : '')).join('');
  return gzipSync(code).length;
}
