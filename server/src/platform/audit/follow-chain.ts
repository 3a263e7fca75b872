import type { PartnerDb } from '../db/partner-db.ts';
import { type ChainedEvent, chainHash, type ChainLink, type Lane, readChain } from './audit-chain.ts';
import type { AuditCheckpoint } from './audit-checkpoint.ts';
import { groupCheckpoints } from './by-lane.ts';

export interface AuditProblem {
  readonly kind:
    | 'missing' // one or more events before this one are gone
    | 'altered' // the event does not fit its own hash
    | 'unlinked' // the event does not continue the one before it
    | 'cut' // the lane ends before a signed checkpoint
    | 'rewritten' // the lane differs from a signed checkpoint
    | 'forged-checkpoint'; // a checkpoint whose signature does not fit
  readonly lane: number;
  readonly seq: number;
}

export interface FollowedChain {
  readonly events: number;
  readonly problems: readonly AuditProblem[];
  readonly end: ChainLink | undefined;
}

/** Walks a lane of a partner's log to its end and reports every event that does not fit the chain or a checkpoint. */
export async function followChain(
  db: PartnerDb,
  lane: Lane,
  afterSeq: number,
  checkpoints: readonly AuditCheckpoint[],
  see: (event: ChainedEvent) => void = () => undefined,
): Promise<FollowedChain> {
  const signed = groupCheckpoints(checkpoints, ({ seq }) => seq);
  const problems: AuditProblem[] = [];
  let end: ChainLink | undefined;
  let events = 0;
  for await (const event of readChain(db, lane, afterSeq)) {
    problems.push(...checkEvent(end, afterSeq, event), ...checkAgainst(signed.get(event.seq), event));
    see(event);
    // Going on from the stored hash reports each fault once, where it is.
    end = { seq: event.seq, hash: event.hash };
    events += 1;
  }

  const furthest = [...signed.keys()].reduce((most, seq) => Math.max(most, seq), 0);
  if (furthest > (end?.seq ?? 0)) problems.push({ kind: 'cut', lane: lane.lane, seq: furthest });
  return { events, problems, end };
}

function checkEvent(previous: ChainLink | undefined, afterSeq: number, event: ChainedEvent): AuditProblem[] {
  const { lane, seq } = event;
  const problems: AuditProblem[] = [];
  if (seq !== (previous?.seq ?? afterSeq) + 1) problems.push({ kind: 'missing', lane, seq });
  else if (!continues(previous, event)) problems.push({ kind: 'unlinked', lane, seq });
  if (!event.hash.equals(chainHash(event))) problems.push({ kind: 'altered', lane, seq });
  return problems;
}

/** The first event follows nothing; a walk that starts half way cannot know what its first one follows. */
function continues(previous: ChainLink | undefined, event: ChainedEvent): boolean {
  if (previous) return event.prevHash.equals(previous.hash);
  return event.seq > 1 || event.prevHash.length === 0;
}

function checkAgainst(
  statements: readonly AuditCheckpoint[] | undefined,
  { lane, seq, hash }: ChainedEvent,
): AuditProblem[] {
  if (!statements) return [];
  const text = hash.toString('hex');
  const differs = statements.some((statement) => statement.hash !== text);
  return differs ? [{ kind: 'rewritten', lane, seq }] : [];
}
