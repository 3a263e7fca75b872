import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface LedgerRow {
  readonly id: string;
  /** A section of the platform, or a program. */
  readonly group: string;
  readonly requirement: string;
}

/** Reads every ledger of a folder, in the order of their names. */
export function readLedgers(folder: string): LedgerRow[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => parseLedger(readFileSync(path.join(folder, name), 'utf8')));
}

/** Parses one ledger: tab-separated id, group, kind and requirement under a heading line. */
export function parseLedger(text: string): LedgerRow[] {
  const [, ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [id, group, , requirement] = line.split('\t');
    if (id === undefined || group === undefined || requirement === undefined)
      throw new Error(`Not a ledger row: ${line}`);
    return { id, group, requirement };
  });
}
