/** Lists of varying length make ever new texts, and each name costs the database memory on every connection. */
const MOST_NAMES = 500;
const names = new Map<string, string>();

export interface Statement {
  readonly text: string;
  /** Under a name, a connection parses and plans a statement once. */
  readonly name?: string;
}

/** Names a statement that may be asked again. One with a star has no name: its columns can change under a migration. */
export function nameStatement(text: string): Statement {
  const known = names.get(text);
  if (known !== undefined) return { text, name: known };
  if (names.size >= MOST_NAMES || text.includes('*')) return { text };
  const name = `s${String(names.size + 1)}`;
  names.set(text, name);
  return { text, name };
}
