import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/db/open-database.ts';
import type { PartnerDb } from '../../../platform/db/partner-db.ts';
import {
  type ChainedEntry,
  type JournalHead,
  listJournalHeads,
  listLostAnchors,
  listLostEntries,
  readJournal,
} from './journal-chain-store.ts';

export interface JournalProblem {
  readonly kind:
    | 'missing' // one or more entries before this one are gone
    | 'altered' // the entry does not fit its own hash
    | 'unlinked' // the entry does not continue the one before it
    | 'cut' // the journal ends elsewhere than the books of the fund say
    | 'contradicted' // the audit log says something else about the entry
    | 'rewritten'; // the entry is not the one that the audit log has the hash of
  readonly fundId: string;
  /** The number of the entry in its journal, or its id. */
  readonly entry: string;
}

export interface JournalVerdict {
  readonly partnerId: string;
  readonly entries: number;
  readonly problems: readonly JournalProblem[];
}

/** Recomputes the journals of these partners and holds them against the audit log, which is verified by itself. */
export async function verifyJournals(
  database: Pick<Database, 'partner'>,
  partnerIds: readonly string[],
): Promise<JournalVerdict[]> {
  const verdicts: JournalVerdict[] = [];
  for (const partnerId of partnerIds)
    verdicts.push(await verifyPartner(database.partner({ partnerId, role: 'system' }), partnerId));
  return verdicts;
}

async function verifyPartner(db: PartnerDb, partnerId: string): Promise<JournalVerdict> {
  const heads = await db.read((tx) => listJournalHeads(tx, partnerId));
  let entries = 0;
  const problems: JournalProblem[] = [];
  for (const head of heads) {
    const followed = await followJournal(db, partnerId, head);
    entries += followed.entries;
    problems.push(...followed.problems);
  }
  const lost = await db.read((tx) => listLostEntries(tx, partnerId));
  const unanchored = await db.read((tx) => listLostAnchors(tx, partnerId));
  problems.push(
    ...lost.map((each) => ({ kind: 'contradicted' as const, ...each })),
    ...unanchored.map((each) => ({ kind: 'rewritten' as const, ...each })),
  );
  return { partnerId, entries, problems };
}

async function followJournal(db: PartnerDb, partnerId: string, head: JournalHead) {
  const { fundId } = head;
  const problems: JournalProblem[] = [];
  let last: ChainedEntry | undefined;
  let entries = 0;
  for await (const entry of readJournal(db, partnerId, fundId)) {
    problems.push(...checkEntry(fundId, last, entry));
    // Going on from the stored hash reports each fault once, where it is.
    last = entry;
    entries += 1;
  }
  // Entries that were posted while the journal was read are after the head, and are no fault.
  if ((last?.seq ?? 0) < head.seq) problems.push({ kind: 'cut', fundId, entry: String(head.seq) });
  return { entries, problems };
}

function checkEntry(fundId: string, last: ChainedEntry | undefined, entry: ChainedEntry): JournalProblem[] {
  const problems: JournalProblem[] = [];
  const place = { fundId, entry: String(entry.seq) };
  if (entry.seq !== (last?.seq ?? 0) + 1) problems.push({ kind: 'missing', ...place });
  else if (!entry.prevHash.equals(last?.hash ?? Buffer.alloc(0)))
    problems.push({ kind: 'unlinked', ...place });
  const hash = createHash('sha256').update(entry.prevHash).update(entry.text, 'utf8').digest();
  if (!entry.hash.equals(hash)) problems.push({ kind: 'altered', ...place });
  return problems;
}
