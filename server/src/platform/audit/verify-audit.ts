import type { KeyRing } from '../crypto/key-ring.ts';
import type { Database } from '../db/open-database.ts';
import { listLanes } from './audit-chain.ts';
import { type AuditCheckpoint, isGenuine, laneOf } from './audit-checkpoint.ts';
import { byLane, groupCheckpoints } from './by-lane.ts';
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
  /** Older events that were not read, because a checkpoint vouches for them. */
  readonly skipped: number;
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

export interface VerifyOptions {
  /** The one partner to look at; without it, all of them. */
  readonly partnerId?: string | undefined;
  /** Begins each lane at its last genuine checkpoint up to this moment, and trusts what that one vouches for. */
  readonly since?: Date | undefined;
}

/** Recomputes the log of one partner, or of all, and holds it against the signed checkpoints. */
export async function verifyAudit(
  audit: AuditContents,
  { partnerId, since }: VerifyOptions = {},
): Promise<AuditVerdict> {
  // Read before the chains: whatever a checkpoint states must by then be in the database.
  const { checkpoints, unreadableLines } = await readCheckpoints(audit.checkpointsFile);
  const byPartner = groupCheckpoints(checkpoints, (checkpoint) => checkpoint.partnerId);
  const listed = await audit.database.listPartnerIds();
  // A partner that is gone from the database altogether is still known from its checkpoints.
  const everyPartner = new Set([...listed, ...byPartner.keys()]);

  const partners: PartnerVerdict[] = [];
  for (const id of partnerId === undefined ? everyPartner : [partnerId]) {
    partners.push(await verifyPartner(audit, id, byPartner.get(id) ?? [], since));
  }
  return { partners, unreadableLines };
}

async function verifyPartner(
  { database, keys, now }: AuditContents,
  partnerId: string,
  checkpoints: readonly AuditCheckpoint[],
  since: Date | undefined,
): Promise<PartnerVerdict> {
  const isTrue = new Map(checkpoints.map((checkpoint) => [checkpoint, isGenuine(keys, checkpoint)]));
  const genuine = checkpoints.filter((checkpoint) => isTrue.get(checkpoint));
  const ownByLane = byLane(genuine);
  const db = database.partner({ partnerId, role: 'system' });
  // A lane that was emptied is still known from its checkpoints.
  const lanes = new Set([...(await listLanes(db, partnerId)), ...ownByLane.keys()]);

  let events = 0;
  let skipped = 0;
  const problems: AuditProblem[] = [];
  const unsigned: UnsignedStretch[] = [];
  for (const number of lanes) {
    const lane = { partnerId, lane: number };
    const all = ownByLane.get(number) ?? [];
    const afterSeq = since === undefined ? 0 : findStart(all, since);
    const own = all.filter(({ seq }) => seq > afterSeq);
    const finder = createUnsignedFinder(number, own, now());
    const followed = await followChain(db, lane, afterSeq, own, finder.see);
    unsigned.push(...finder.list());
    events += followed.events;
    skipped += afterSeq;
    problems.push(...followed.problems);
  }
  for (const [checkpoint, isSigned] of isTrue) {
    if (!isSigned)
      problems.push({ kind: 'forged-checkpoint', lane: laneOf(checkpoint), seq: checkpoint.seq });
  }
  return { partnerId, events, skipped, checkpoints: genuine.length, problems, unsigned };
}

/** The place after which to read, so that the event of the checkpoint itself is compared with it. */
function findStart(checkpoints: readonly AuditCheckpoint[], since: Date): number {
  const last = checkpoints.findLast(({ at }) => Date.parse(at) <= since.getTime());
  return last ? last.seq - 1 : 0;
}
