import type { ChainedEvent } from './audit-chain.ts';
import type { AuditCheckpoint } from './audit-checkpoint.ts';

/** A stretch of a lane that no checkpoint vouched for when one was due. */
export interface UnsignedStretch {
  readonly lane: number;
  readonly fromSeq: number;
  /** The event of the next checkpoint; none when nothing after it is signed. */
  readonly toSeq?: number;
}

/** A worker signs every hour; twice that allows for a restart. */
const longestMs = 2 * 60 * 60 * 1000;

/** Follows the events of a lane and notes where a checkpoint should stand between them and does not. */
export function createUnsignedFinder(lane: number, checkpoints: readonly AuditCheckpoint[], now: Date) {
  const signedAt = new Map(checkpoints.map(({ seq, at }) => [seq, Date.parse(at)]));
  const found: UnsignedStretch[] = [];
  let first: { readonly seq: number; readonly at: number } | undefined;

  return {
    see: (event: ChainedEvent): void => {
      first ??= { seq: event.seq, at: timeOf(event) };
      const signed = signedAt.get(event.seq);
      if (signed === undefined) return;
      if (signed - first.at > longestMs) found.push({ lane, fromSeq: first.seq, toSeq: event.seq });
      first = undefined;
    },
    list: (): readonly UnsignedStretch[] =>
      first && now.getTime() - first.at > longestMs ? [...found, { lane, fromSeq: first.seq }] : found,
  };
}

/** When an event was put on record. One that was altered may say no time; it is reported as altered. */
function timeOf({ text }: ChainedEvent): number {
  const { at, recordedAt = at } = JSON.parse(text) as {
    readonly at?: unknown;
    readonly recordedAt?: unknown;
  };
  const time = typeof recordedAt === 'string' ? Date.parse(recordedAt) : Number.NaN;
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}
