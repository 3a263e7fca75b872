import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the packages of the peers are kept, away from those of the product. */
export const peersFolder = path.resolve('bench/peers');

/** Loads a peer's package; it may not be installed when types are checked, so each contender says what it uses of it. */
export function loadPeer(name: string): unknown {
  return createRequire(path.join(peersFolder, 'package.json'))(name);
}
