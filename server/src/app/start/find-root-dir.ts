import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../platform/errors/operator-error.ts';

/** The folder with the rooms in it, seen from the sources and from the built server alike. */
export function findRootDir(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (hasRooms(join(folder, 'package.json'))) return folder;
  }
  throw new OperatorError(`No folder above ${from} contains the product.`);
}

function hasRooms(packageFile: string): boolean {
  if (!existsSync(packageFile)) return false;
  const { workspaces } = JSON.parse(readFileSync(packageFile, 'utf8')) as { workspaces?: unknown };
  return workspaces !== undefined;
}
