import type { LedgerRow } from './read-ledgers.ts';

/** A table of groups with the share of rows that a test names, then the rows that none names. */
export function reportCoverage(rows: readonly LedgerRow[], named: ReadonlySet<string>): string {
  const groups = groupRows(rows);
  const width = Math.max(...[...groups.keys()].map((name) => name.length));
  const table = [...groups].map(([name, members]) => {
    const covered = members.filter(({ id }) => named.has(id)).length;
    return `${name.padEnd(width)}  ${String(covered).padStart(4)} of ${String(members.length).padStart(4)}`;
  });
  const missing = rows.filter(({ id }) => !named.has(id));
  const covered = rows.length - missing.length;
  return [
    ...table,
    '',
    `${covered} of ${rows.length} rows have a test that names them.`,
    '',
    ...missing.map(({ id, group, requirement }) => `${id}  ${group}: ${requirement}`),
  ].join('\n');
}

/** Rows that name no requirement of the ledgers, most likely a slip of the pen. */
export function listUnknownRows(rows: readonly LedgerRow[], named: Iterable<string>): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...named].filter((id) => !known.has(id)).sort();
}

function groupName({ id, group }: LedgerRow): string {
  return `${id.charAt(0)} ${group}`;
}

function groupRows(rows: readonly LedgerRow[]): Map<string, LedgerRow[]> {
  const groups = new Map<string, LedgerRow[]>();
  for (const row of rows) groups.set(groupName(row), [...(groups.get(groupName(row)) ?? []), row]);
  return groups;
}
