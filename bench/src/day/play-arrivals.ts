import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind } from './day-visits.ts';
import type { Arrival } from './plan-day.ts';

/** What became of a request. */
export interface Outcome {
  readonly kind: Kind;
  /** Undefined when it did what it was sent for. */
  readonly error?: string | undefined;
}

export interface Sample extends Outcome {
  readonly partner: number;
  /** From the moment it was planned for: who waits for an answer before they can ask has waited as well. */
  readonly latencyMs: number;
  /** From the moment it was sent. */
  readonly serviceMs: number;
}

/**
 * Sends each request at its moment, whether or not the earlier ones are answered. Only a person's own requests wait for each
 * other. Who has nothing to do gives no outcome.
 */
export async function playArrivals(
  arrivals: readonly Arrival[],
  perform: (arrival: Arrival) => Promise<Outcome | undefined>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const last = new Map<string, Promise<void>>();
  const begun = performance.now();
  for (const arrival of arrivals) {
    const { partner, role, person, atMs } = arrival;
    const early = atMs - (performance.now() - begun);
    if (early > 1) await sleep(early);
    const who = `${String(partner)} ${role} ${String(person)}`;
    const send = async () => {
      const sentMs = performance.now() - begun;
      const outcome = await perform(arrival);
      const endMs = performance.now() - begun;
      if (outcome) samples.push({ ...outcome, partner, latencyMs: endMs - atMs, serviceMs: endMs - sentMs });
    };
    last.set(who, (last.get(who) ?? Promise.resolve()).then(send));
  }
  await Promise.all(last.values());
  return samples;
}
