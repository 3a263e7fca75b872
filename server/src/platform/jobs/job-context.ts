import { firstLocale } from '@handrail/engine';
import type { SystemActor } from '../actor.ts';
import type { RequestContext, Visit } from '../context.ts';
import type { Database } from '../db/open-database.ts';

/** What a worker process has at hand for every job. */
export interface JobWorld extends Pick<Visit, 'ports' | 'keys' | 'log' | 'settings' | 'now'> {
  readonly database: Pick<Database, 'partner' | 'public'>;
}

/** Which job runs, for whom, and which request asked for it. */
export interface JobScope {
  readonly name: string;
  readonly partnerId: string;
  readonly requestId: string;
}

export type BuildJobContext = (scope: JobScope) => RequestContext;

/** Gives each job a context in which the product itself acts inside one partner. */
export function createJobContexts(world: JobWorld): BuildJobContext {
  const { database, ...rest } = world;

  return function buildJobContext({ name, partnerId, requestId }) {
    const actor: SystemActor = { kind: 'system', name };
    return {
      ...rest,
      requestId,
      actor,
      // Nobody reads what a job answers; what it sends goes in the language of whom it is for.
      locale: firstLocale,
      partnerId,
      db: database.partner({ partnerId, role: 'system' }),
      publicDb: database.public,
      enter: (otherId) => buildJobContext({ name, partnerId: otherId, requestId }),
    };
  };
}
