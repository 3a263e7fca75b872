import { setTimeout as delay } from 'node:timers/promises';
import type { KeyRing } from '../../platform/crypto/key-ring.ts';
import type { Database } from '../../platform/db/open-database.ts';
import { createJobContexts, type BuildJobContext } from '../../platform/jobs/job-context.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Ports } from '../../ports/ports.ts';
import { createQuietPorts } from '../quiet-ports.ts';
import { silentLog } from '../silent-log.ts';

interface JobWorldParts {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly log?: Log;
  readonly ports?: Partial<Ports>;
}

/** Contexts for jobs in tests; ports that are not the story do nothing. */
export function buildJobContexts({ database, keys, log = silentLog, ports }: JobWorldParts): BuildJobContext {
  return createJobContexts({
    database,
    keys,
    log,
    ports: { ...createQuietPorts(), ...ports },
    settings: { publicUrl: 'https://portal.example' },
    now: () => new Date(),
  });
}

const onePlace = { places: 1, perPartner: 1, perRequester: 1 };

/** Lanes for tests in which one job must wait for the other. */
export const oneAtATime = { quick: onePlace, heavy: onePlace, sweeps: onePlace };

/** Waits for what another process or connection brings about, and gives it; the test's own time-out ends it. */
export async function until<T>(look: () => T | Promise<T>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await delay(20);
  }
}
