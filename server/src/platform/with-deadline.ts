import { setTimeout as delay } from 'node:timers/promises';

/** Gives the answer of the work, or rejects when it takes longer than the limit; the work itself goes on. */
export async function withDeadline<T>(limitMs: number, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const deadline = delay(limitMs, undefined, { ref: false, signal: patience.signal }).then(() => {
    throw new Error(`no answer in ${String(limitMs)} ms`);
  });
  return Promise.race([work, deadline]).finally(() => {
    patience.abort();
  });
}
