import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generate, PostgresDialect } from 'kysely-codegen';
import { Kysely, PostgresDialect as KyselyPostgresDialect } from 'kysely';
import pg from 'pg';

/** Writes the TypeScript types of the migrated database's tables, and says whether they changed. */
export async function generateTables(ownerUrl: string, file: string): Promise<boolean> {
  const text = await describeTables(ownerUrl);
  if (text === (await readIfPresent(file))) return false;
  await mkdir(dirname(file), { recursive: true });
  // Several processes may generate at once; a reader sees the old file or the new one, never half of one.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
  return true;
}

async function describeTables(ownerUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  // Closing does not wait for the database, which may stop first and say so.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new KyselyPostgresDialect({ pool }) });
  try {
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string' }),
      includePattern: 'public.*',
      excludePattern: 'public.schema_migrations',
      typeMapping: { int8: 'number' },
      singularize: true,
      typeOnlyImports: true,
    });
  } finally {
    await db.destroy();
  }
}

async function readIfPresent(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
