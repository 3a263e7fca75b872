import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../errors/operator-error.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** Reads the numbered SQL files of a folder, and refuses a gap, a double number or a name without a number. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(files.map((file) => readMigration(directory, file)));
  migrations.forEach((migration, index) => {
    if (migration.number === index + 1) return;
    throw new OperatorError(
      `Migrations are numbered without gaps or doubles: expected ${toNumber(index + 1)}, found ${toLabel(migration)}.`,
    );
  });
  return migrations;
}

/** `0003_payments`, as in the file name. */
export function toLabel(migration: Pick<Migration, 'number' | 'name'>): string {
  return `${toNumber(migration.number)}_${migration.name}`;
}

export function toNumber(number: number): string {
  return String(number).padStart(4, '0');
}

async function readMigration(directory: string, file: string): Promise<Migration> {
  const [, number, name] = fileName.exec(file) ?? [];
  if (!number || !name) throw new OperatorError(`A migration is named like 0003_payments.sql, not ${file}.`);
  // A checkout on another system may change line ends; that is not a change of the migration.
  const sql = (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
}
