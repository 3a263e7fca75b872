import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicAddress } from '../../modules/partners/index.ts';
import type { BuiltFiles } from '../../platform/http/add-built-files.ts';

/** The file that one of our own addresses under `/assets/` names. */
export function findBuiltFile(
  builtFiles: readonly BuiltFiles[],
  address: string | null | undefined,
): string | undefined {
  if (!address || !isPublicAddress(address)) return undefined;
  const home = builtFiles.find(({ prefix }) => address.startsWith(prefix));
  const file = home && join(home.folder, address.slice(home.prefix.length));
  return file && existsSync(file) ? file : undefined;
}
