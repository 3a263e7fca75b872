import type { RequestContext } from '../context.ts';
import { type ChainLink, type Lane, listLanes } from './audit-chain.ts';
import { type AuditCheckpoint, isGenuine, signCheckpoint } from './audit-checkpoint.ts';
import { byLane } from './by-lane.ts';
import { appendCheckpoint, readCheckpoints } from './checkpoint-file.ts';
import { followChain } from './follow-chain.ts';
import { OperatorError } from '../errors/operator-error.ts';

/** Looked at every five minutes, an anchor is then never older than an hour. */
const INTERVAL_MINUTES = 55;
const MOST_EVENTS = 1_000;

type CheckpointContext = Pick<RequestContext, 'partnerId' | 'db' | 'keys' | 'log' | 'now'>;

/** Signs how far each lane of a partner's log has come, when an hour or a thousand events have passed since the last time. */
export async function writeAuditCheckpoints(
  ctx: CheckpointContext,
  checkpointsFile: string,
  { evenIfRecent = false } = {},
): Promise<AuditCheckpoint[]> {
  const signed = await findNewest(ctx, checkpointsFile);
  // A lane that was emptied is still known from its checkpoints.
  const lanes = new Set([...(await listLanes(ctx.db, ctx.partnerId)), ...signed.keys()]);
  const grown: GrownLane[] = [];
  for (const lane of lanes) {
    const found = await findGrowth(ctx, { partnerId: ctx.partnerId, lane }, signed.get(lane));
    if (found) grown.push(found);
  }
  if (!evenIfRecent && !isDue(ctx.now(), grown)) return [];

  const checkpoints = grown.map(({ lane, end }) => signCheckpoint(ctx.keys, lane, end, ctx.now()));
  for (const checkpoint of checkpoints) {
    await appendCheckpoint(checkpointsFile, checkpoint);
    ctx.log.info(`Audit checkpoint ${JSON.stringify(checkpoint)}`, { partnerId: ctx.partnerId });
  }
  return checkpoints;
}

/** A lane that has come further than its last checkpoint says. */
interface GrownLane {
  readonly lane: Lane;
  readonly last: AuditCheckpoint | undefined;
  readonly end: ChainLink;
}

async function findGrowth(
  ctx: CheckpointContext,
  lane: Lane,
  last: AuditCheckpoint | undefined,
): Promise<GrownLane | undefined> {
  const { end, problems } = await followChain(ctx.db, lane, last ? last.seq - 1 : 0, last ? [last] : []);
  // Only a sound chain is signed: a signature over a broken one would make the damage look genuine.
  const [problem] = problems;
  if (problem)
    throw new OperatorError(
      `The audit log is damaged (${problem.kind} at ${String(problem.seq)} of lane ${String(problem.lane)}); nothing was signed`,
    );
  return !end || end.seq === last?.seq ? undefined : { lane, last, end };
}

/** The newest genuine checkpoint of each lane. A forged line must not be able to silence the real ones. */
async function findNewest(
  { partnerId, keys }: CheckpointContext,
  checkpointsFile: string,
): Promise<Map<number, AuditCheckpoint>> {
  const { checkpoints } = await readCheckpoints(checkpointsFile);
  const newest = new Map<number, AuditCheckpoint>();
  for (const [lane, own] of byLane(checkpoints.filter((checkpoint) => checkpoint.partnerId === partnerId))) {
    // Only as many signatures are checked as are needed: this runs every few minutes, on all that was ever written.
    const last = own.findLast((checkpoint) => isGenuine(keys, checkpoint));
    if (last) newest.set(lane, last);
  }
  return newest;
}

function isDue(now: Date, grown: readonly GrownLane[]): boolean {
  const events = grown.reduce((sum, { last, end }) => sum + end.seq - (last?.seq ?? 0), 0);
  return (
    events >= MOST_EVENTS || grown.some(({ last }) => !last || minutesSince(last, now) >= INTERVAL_MINUTES)
  );
}

function minutesSince({ at }: AuditCheckpoint, now: Date): number {
  return (now.getTime() - Date.parse(at)) / 60_000;
}
