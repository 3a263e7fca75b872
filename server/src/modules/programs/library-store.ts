import type { ClientBase } from 'pg';
import { libraryOwner } from './definition-reference.ts';

/** A connection as the owner of the tables: the product's own role cannot write the library. */
export type LibraryOwner = Pick<ClientBase, 'query'>;

export interface LibraryForm {
  readonly key: string;
  readonly version: number;
  readonly checksum: string;
  readonly body: string;
}

/** What tells each form of the library, as it is there now, from every other one. */
export async function listLibraryChecksums(owner: LibraryOwner): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ checksum: string }>(
    'select checksum from definitions where owner = $1',
    [libraryOwner],
  );
  return new Set(rows.map(({ checksum }) => checksum));
}

/** Adds a form that every partner may use, unless it is there; gives the checksum of what is there now. */
export async function insertLibraryForm(
  owner: LibraryOwner,
  { key, version, checksum, body }: LibraryForm,
): Promise<string | undefined> {
  await owner.query(
    `insert into definitions (owner, key, version, checksum, body) values ($1, $2, $3, $4, $5)
     on conflict (owner, key, version) do nothing`,
    [libraryOwner, key, version, checksum, body],
  );
  const { rows } = await owner.query<{ checksum: string }>(
    'select checksum from definitions where owner = $1 and key = $2 and version = $3',
    [libraryOwner, key, version],
  );
  return rows[0]?.checksum;
}

/** Replaces a form under its version. Published forms never change, so this is only for development. */
export async function replaceLibraryForm(
  owner: LibraryOwner,
  { key, version, checksum, body }: LibraryForm,
): Promise<void> {
  await owner.query('begin');
  await owner.query('alter table definitions disable trigger definitions_are_immutable');
  await owner.query(
    'update definitions set checksum = $4, body = $5 where owner = $1 and key = $2 and version = $3',
    [libraryOwner, key, version, checksum, body],
  );
  await owner.query('alter table definitions enable trigger definitions_are_immutable');
  await owner.query('commit');
}
