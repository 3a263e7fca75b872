import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the packages of the peers are kept, away from those of the product. */
export const peersFolder = path.resolve('bench/peers');

/** Loads a peer's package; the type says the little of it that a contender uses, since it may not be installed. */
export function loadPeer<Package>(name: string): Package {
  return createRequire(path.join(peersFolder, 'package.json'))(name) as Package;
}
