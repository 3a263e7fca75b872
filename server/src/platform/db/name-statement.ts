import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/** Lists of varying length make ever new texts, and each name costs the database memory on every connection. */
const MOST_NAMES = 1_000;
const names = new Map<string, string>();
const nameless = new WeakSet<object>();

const planEachTimeMark = '/* planned each time */';

/**
 * Ends a statement whose best plan depends on its values. A named one is planned once for any partner, small or large,
 * after it was asked a few times.
 */
export const planEachTime = sql.raw(planEachTimeMark);

export interface Statement {
  readonly text: string;
  /** Under a name, a connection parses and plans a statement once. */
  readonly name?: string;
}

/** Sends no names on this connection: behind a pooler, the next transaction may meet another session and its names. */
export function forgoNames(client: object): void {
  nameless.add(client);
}

/** Names a statement that may be asked again. One with a star has no name: its columns can change under a migration. */
export function nameStatement(client: object, text: string): Statement {
  if (nameless.has(client)) return { text };
  const known = names.get(text);
  if (known !== undefined) return { text, name: known };
  if (names.size >= MOST_NAMES || text.includes('*') || text.endsWith(planEachTimeMark)) return { text };
  // Of its text, so that no two processes ever mean two things by one name.
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return { text, name };
}
