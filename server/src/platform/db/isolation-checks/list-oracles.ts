import { randomBytes, randomUUID } from 'node:crypto';
import { isUuid } from '@handrail/engine/uuid';
import pg from 'pg';
import { findRow, insertRow, type Outcome, reasons } from './attempt.ts';
import { globalKeys, policyRefusals } from './decisions.ts';
import { type ForeignKey, listForeignKeys, listUniqueKeys, type UniqueKey } from './keys.ts';
import { listPartnerTables } from './partner-tables.ts';

type Row = Record<string, unknown>;

/** Check 5: keys through which one partner could point at another's row, or learn that it is there. */
export async function listOracles(appUrl: string, mine: string, theirs: string): Promise<string[]> {
  const app = new pg.Client({ connectionString: appUrl });
  await app.connect();
  try {
    const samples = await readSamples(app, mine, theirs);
    const foreignKeys = (await listForeignKeys(app)).filter(
      ({ child, parent }) => samples[child] && samples[parent],
    );
    const uniqueKeys = (await listUniqueKeys(app)).filter(({ table }) => samples[table]);
    const findings = Object.entries(samples)
      .filter(([, { own, foreign }]) => !own || !foreign)
      .map(([table]) => `${table} lacks a row of one of the partners, so nothing is proven`);

    for (const key of foreignKeys) {
      const outcome = await insertRow(app, mine, key.child, pointAcross(key, samples, uniqueKeys));
      const refused = outcome.code === reasons.noSuchParent && outcome.constraint === key.name;
      // A row that names another partner itself is refused by the policy of every table.
      const namesPartner = key.columns.length === 1 && outcome.code === reasons.notAllowed;
      if (refused || namesPartner || isRefusedByPolicy(key.child, outcome)) continue;
      if (isRefusedByAnother(key, outcome) && pointsAtOwnPartner(key, samples)) continue;
      findings.push(`${key.name} of ${key.child} accepts a row of another partner (${toWords(outcome)})`);
    }
    for (const key of uniqueKeys.filter(({ name }) => !globalKeys.includes(name))) {
      const outcome = await insertRow(app, mine, key.table, takeValue(key, samples, uniqueKeys));
      // A missing parent is noticed only after every unique key has let the row pass.
      if (outcome.code === undefined || outcome.code === reasons.noSuchParent) continue;
      if (isRefusedByPolicy(key.table, outcome)) continue;
      const isPerPartner = key.columns.includes(samples[key.table]?.partnerColumn ?? '');
      if (isRefusedByAnother(key, outcome) && isPerPartner) continue;
      findings.push(`${key.name} of ${key.table} reveals a value of another partner (${toWords(outcome)})`);
    }
    return findings;
  } finally {
    await app.end();
  }
}

/** A policy of these tables refuses before any key is looked at, and sees only rows of mine itself: it tells nothing. */
function isRefusedByPolicy(table: string, { code }: Outcome): boolean {
  return code === reasons.notAllowed && table in policyRefusals;
}

/** Some rows cannot be made up, such as a pair of cases: then another rule refuses, and the shape of the key must do. */
function isRefusedByAnother({ name }: { readonly name: string }, { constraint }: Outcome): boolean {
  return constraint !== undefined && constraint !== name;
}

/** The partner is part of the reference, so it leads to rows of the same partner alone. */
function pointsAtOwnPartner(
  { child, parent, columns, parentColumns }: ForeignKey,
  samples: Samples,
): boolean {
  const position = columns.indexOf(samples[child]?.partnerColumn ?? '');
  return position >= 0 && parentColumns[position] === samples[parent]?.partnerColumn;
}

type Samples = Record<string, { partnerColumn: string; own: Row | undefined; foreign: Row | undefined }>;

async function readSamples(app: pg.Client, mine: string, theirs: string): Promise<Samples> {
  const samples: Samples = {};
  for (const { name, partnerColumn } of await listPartnerTables(app)) {
    samples[name] = {
      partnerColumn,
      own: await findRow(app, mine, name),
      foreign: await findRow(app, theirs, name),
    };
  }
  return samples;
}

/** A new row of mine whose reference names their row. */
function pointAcross(key: ForeignKey, samples: Samples, uniqueKeys: readonly UniqueKey[]): Row {
  const { own, partnerColumn } = samples[key.child] ?? {};
  const forged: Row = { ...own };
  const pointing = key.columns.filter((column) => column !== partnerColumn || key.columns.length === 1);
  for (const column of pointing) {
    forged[column] = samples[key.parent]?.foreign?.[key.parentColumns[key.columns.indexOf(column)] ?? ''];
  }
  return renew(forged, pointing, key.child, uniqueKeys);
}

/** A new row of mine with the value that their row has. */
function takeValue(key: UniqueKey, samples: Samples, uniqueKeys: readonly UniqueKey[]): Row {
  const { own, foreign, partnerColumn } = samples[key.table] ?? {};
  const forged: Row = { ...own };
  const taken = key.columns.filter((column) => column !== partnerColumn);
  for (const column of taken) forged[column] = foreign?.[column];
  return renew(forged, taken, key.table, uniqueKeys);
}

/** Sets the forged row apart from my own one in every other unique key, so that only the key under test refuses it. */
function renew(row: Row, forged: readonly string[], table: string, uniqueKeys: readonly UniqueKey[]): Row {
  const alike = uniqueKeys.filter(
    (key) => key.table === table && !key.columns.some((name) => forged.includes(name)),
  );
  for (const { columns } of alike) {
    const column = columns.filter((name) => name !== 'partner_id').at(-1) ?? '';
    row[column] = toOther(row[column]);
  }
  return row;
}

function toWords({ code, constraint }: Outcome): string {
  return code === undefined ? 'inserted' : [code, constraint].filter(Boolean).join(' ');
}

function toOther(value: unknown): unknown {
  if (typeof value === 'number') return value + 1_000_000;
  if (typeof value !== 'string') return value;
  if (isUuid(value)) return randomUUID();
  return value.startsWith('\\x')
    ? `\\x${randomBytes(16).toString('hex')}`
    : `${value}${randomUUID().slice(0, 8)}`;
}
