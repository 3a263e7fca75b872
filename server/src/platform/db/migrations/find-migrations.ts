import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../../errors/operator-error.ts';

/** The folder of the product's migrations, seen from its sources and from the built server alike. */
export function findMigrations(from = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const place of [join(folder, 'migrations'), join(folder, 'server', 'migrations')]) {
      if (existsSync(join(place, '0001_foundation.sql'))) return place;
    }
    if (folder === dirname(folder))
      throw new OperatorError(`No migrations were found in any folder above ${from}.`);
  }
}
