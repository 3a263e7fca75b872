import type { RequestContext } from '../context.ts';
import { type AuditCheckpoint, isGenuine, signCheckpoint } from './audit-checkpoint.ts';
import { appendCheckpoint, readCheckpoints } from './checkpoint-file.ts';
import { followChain } from './follow-chain.ts';

/** Looked at every five minutes, an anchor is then never older than an hour. */
const INTERVAL_MINUTES = 55;
const MOST_EVENTS = 1_000;

type CheckpointContext = Pick<RequestContext, 'partnerId' | 'db' | 'keys' | 'log' | 'now'>;

/** Signs how far a partner's log has come, when an hour or a thousand events have passed since the last time. */
export async function writeAuditCheckpoint(
  ctx: CheckpointContext,
  checkpointsFile: string,
  { evenIfRecent = false } = {},
): Promise<AuditCheckpoint | undefined> {
  const last = await findLastCheckpoint(ctx, checkpointsFile);
  const { end, problems } = await followChain(
    ctx.db,
    ctx.partnerId,
    last ? last.seq - 1 : 0,
    last ? [last] : [],
  );
  // Only a sound chain is signed: a signature over a broken one would make the damage look genuine.
  const [problem] = problems;
  if (problem)
    throw new Error(
      `The audit log is damaged (${problem.kind} at ${String(problem.seq)}); nothing was signed`,
    );

  if (!end || end.seq === last?.seq) return undefined;
  if (last && !evenIfRecent && !isDue(ctx.now(), last, end.seq)) return undefined;

  const checkpoint = signCheckpoint(ctx.keys, ctx.partnerId, end, ctx.now());
  await appendCheckpoint(checkpointsFile, checkpoint);
  ctx.log.info(`Audit checkpoint ${JSON.stringify(checkpoint)}`, { partnerId: ctx.partnerId });
  return checkpoint;
}

/** A forged line must not be able to silence the real ones. */
async function findLastCheckpoint(
  { partnerId, keys }: CheckpointContext,
  checkpointsFile: string,
): Promise<AuditCheckpoint | undefined> {
  const { checkpoints } = await readCheckpoints(checkpointsFile);
  return checkpoints
    .filter((checkpoint) => checkpoint.partnerId === partnerId && isGenuine(keys, checkpoint))
    .at(-1);
}

function isDue(now: Date, last: AuditCheckpoint, seq: number): boolean {
  const minutes = (now.getTime() - Date.parse(last.at)) / 60_000;
  return minutes >= INTERVAL_MINUTES || seq - last.seq >= MOST_EVENTS;
}
