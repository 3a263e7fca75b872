import type { RequestContext } from '../context.ts';
import { type ChainLink, type Lane, listLanes } from './audit-chain.ts';
import { type AuditCheckpoint, isAbout, isGenuine, laneOf, signCheckpoint } from './audit-checkpoint.ts';
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
  const signed = await listGenuine(ctx, checkpointsFile);
  // A lane that was emptied is still known from its checkpoints.
  const lanes = new Set([...(await listLanes(ctx.db, ctx.partnerId)), ...signed.map(laneOf)]);
  const grown: GrownLane[] = [];
  for (const lane of lanes) {
    const found = await findGrowth(ctx, { partnerId: ctx.partnerId, lane }, signed);
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
  signed: readonly AuditCheckpoint[],
): Promise<GrownLane | undefined> {
  const last = signed.filter((checkpoint) => isAbout(checkpoint, lane)).at(-1);
  const { end, problems } = await followChain(ctx.db, lane, last ? last.seq - 1 : 0, last ? [last] : []);
  // Only a sound chain is signed: a signature over a broken one would make the damage look genuine.
  const [problem] = problems;
  if (problem)
    throw new OperatorError(
      `The audit log is damaged (${problem.kind} at ${String(problem.seq)} of lane ${String(problem.lane)}); nothing was signed`,
    );
  return !end || end.seq === last?.seq ? undefined : { lane, last, end };
}

/** A forged line must not be able to silence the real ones. */
async function listGenuine(
  { partnerId, keys }: CheckpointContext,
  checkpointsFile: string,
): Promise<AuditCheckpoint[]> {
  const { checkpoints } = await readCheckpoints(checkpointsFile);
  return checkpoints.filter(
    (checkpoint) => checkpoint.partnerId === partnerId && isGenuine(keys, checkpoint),
  );
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
