import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { generateOperations } from '../generate/generate-operations.ts';
import { compressAssets } from './compress-assets.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

for (const room of process.argv.slice(2)) await buildRoom(room);

async function buildRoom(room: string): Promise<void> {
  if (room === 'server') return runVite('server/vite.config.ts', true);
  if (room === 'gallery') return runVite('ui/vite.gallery.config.ts', false);

  await generateOperations(path.join(root, room), path.join(root, 'server/schema.graphql'));
  await runVite(`${room}/vite.config.ts`, false);
  await runVite(`${room}/vite.config.ts`, 'src/entry-server.tsx');
  compressAssets(path.join(root, room, 'dist/client'));
}

async function runVite(configFile: string, ssr: string | boolean): Promise<void> {
  await build({
    configFile: path.join(root, configFile),
    logLevel: 'warn',
    build: {
      ssr,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}
