import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { generateOperations } from '../generate/generate-operations.ts';
import { compressAssets } from './compress-assets.ts';
import { isBuilt, markBuilt, stampOf } from './sources-stamp.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const begun = performance.now();

if (process.argv.includes('--force') || !isBuilt(root)) {
  await buildAll();
  console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function buildAll(): Promise<void> {
  const stamp = stampOf(root);
  for (const app of ['portal', 'console']) {
    await generateOperations(path.join(root, app), path.join(root, 'server/schema.graphql'));
    await buildRoom(`${app}/vite.config.ts`);
    await buildRoom(`${app}/vite.config.ts`, 'src/entry-server.tsx');
    compressAssets(path.join(root, app, 'dist/client'));
  }
  await buildRoom('ui/vite.gallery.config.ts');
  await buildRoom('server/vite.config.ts', true);
  markBuilt(root, stamp);
}

async function buildRoom(configFile: string, ssr: string | boolean = false): Promise<void> {
  await build({
    configFile: path.join(root, configFile),
    logLevel: 'warn',
    build: { ssr, emptyOutDir: true, reportCompressedSize: false },
  });
}
