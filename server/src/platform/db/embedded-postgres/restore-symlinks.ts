import { readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** npm packages cannot hold symbolic links; the package restores its own after install, unless scripts are off. */
export async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), join(packageDir, target)).catch(tolerateExisting);
  }
}

function tolerateExisting(error: NodeJS.ErrnoException): void {
  // A read-only installation is fine too, as long as its links were made when it was written.
  if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error;
}
