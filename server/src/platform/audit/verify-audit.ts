import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/open-database.ts';
import { listLanes } from './audit-chain.ts';
import { type AuditCheckpoint, isAbout, isGenuine, laneOf } from './audit-checkpoint.ts';
import { readCheckpoints } from './checkpoint-file.ts';
import { createUnsignedFinder, type UnsignedStretch } from './find-unsigned.ts';
import { type AuditProblem, followChain } from './follow-chain.ts';

export interface AuditContents {
  readonly database: Pick<Database, 'partner' | 'listPartnerIds'>;
  readonly keys: KeyRing;
  readonly checkpointsFile: string;
  readonly now: () => Date;
}

export interface PartnerVerdict {
  readonly partnerId: string;
  readonly events: number;
  readonly checkpoints: number;
  readonly problems: readonly AuditProblem[];
  /** Where checkpoints are missing that a worker would have written. */
  readonly unsigned: readonly UnsignedStretch[];
}

export interface AuditVerdict {
  readonly partners: readonly PartnerVerdict[];
  /** Lines of the checkpoints file that are no checkpoint. */
  readonly unreadableLines: readonly number[];
}

/** Recomputes the log of one partner, or of all, and holds it against the signed checkpoints. */
export async function verifyAudit(audit: AuditContents, partnerId?: string): Promise<AuditVerdict> {
  // Read before the chains: whatever a checkpoint states must by then be in the database.
  const { checkpoints, unreadableLines } = await readCheckpoints(audit.checkpointsFile);
  const listed = await audit.database.listPartnerIds();
  // A partner that is gone from the database altogether is still known from its checkpoints.
  const everyPartner = new Set([...listed, ...checkpoints.map((checkpoint) => checkpoint.partnerId)]);

  const partners: PartnerVerdict[] = [];
  for (const id of partnerId === undefined ? everyPartner : [partnerId]) {
    const own = checkpoints.filter((checkpoint) => checkpoint.partnerId === id);
    partners.push(await verifyPartner(audit, id, own));
  }
  return { partners, unreadableLines };
}

async function verifyPartner(
  { database, keys, now }: AuditContents,
  partnerId: string,
  checkpoints: readonly AuditCheckpoint[],
): Promise<PartnerVerdict> {
  const genuine = checkpoints.filter((checkpoint) => isGenuine(keys, checkpoint));
  const forged = checkpoints.filter((checkpoint) => !genuine.includes(checkpoint));
  const db = database.partner({ partnerId, role: 'system' });
  // A lane that was emptied is still known from its checkpoints.
  const lanes = new Set([...(await listLanes(db, partnerId)), ...genuine.map(laneOf)]);

  let events = 0;
  const problems: AuditProblem[] = [];
  const unsigned: UnsignedStretch[] = [];
  for (const number of lanes) {
    const lane = { partnerId, lane: number };
    const own = genuine.filter((checkpoint) => isAbout(checkpoint, lane));
    const finder = createUnsignedFinder(number, own, now());
    const followed = await followChain(db, lane, 0, own, finder.see);
    unsigned.push(...finder.list());
    events += followed.events;
    problems.push(...followed.problems);
  }
  for (const checkpoint of forged) {
    problems.push({ kind: 'forged-checkpoint', lane: laneOf(checkpoint), seq: checkpoint.seq });
  }
  return { partnerId, events, checkpoints: genuine.length, problems, unsigned };
}
