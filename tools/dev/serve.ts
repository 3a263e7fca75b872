import { startProduct } from '../../server/src/start-product.ts';
import { createSourceLoader } from './load-app.ts';

let loadedWorld = process.env.LOADED_WORLD;

/** The server's process: restarted with each change of what it imports. */
await startProduct({
  loadApp: createSourceLoader(process.env.MODULES_URL ?? ''),
  loadedWorld,
  noteLoadedWorld: (checksum) => {
    loadedWorld = checksum;
  },
});
process.send?.({ LOADED_WORLD: loadedWorld });
