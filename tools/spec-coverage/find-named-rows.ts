import { readFileSync } from 'node:fs';

const rowInTitle = /\[([PQR]\d{3})\]/g;
const stringLiteral = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The ledger rows that the test titles of these files name, each with the files that name it. */
export function findNamedRows(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const id of listRowsInTitles(readFileSync(file, 'utf8')))
      found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

/** The rows named inside string literals; a row in a comment or an expression does not count. */
export function listRowsInTitles(source: string): Set<string> {
  const literals = source.match(stringLiteral) ?? [];
  return new Set(literals.flatMap((literal) => [...literal.matchAll(rowInTitle)].map(([, id]) => id ?? '')));
}
