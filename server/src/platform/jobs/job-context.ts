import { firstLocale } from '@handrail/engine';
import { type StaffActor, type SystemActor, toRole } from '../actor.ts';
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

/** The context of a job: the product acts, and where someone asked for the work, as that person. */
export interface JobContext extends RequestContext {
  /** The same work with the rights of a member of staff, in their language and on record as theirs. */
  readonly actAs: (person: Pick<RequestContext, 'locale'> & { readonly actor: StaffActor }) => RequestContext;
}

export type BuildJobContext = (scope: JobScope) => JobContext;

/** Gives each job a context in which the product itself acts inside one partner. */
export function createJobContexts(world: JobWorld): BuildJobContext {
  const { database, ...rest } = world;

  return function buildJobContext({ name, partnerId, requestId }) {
    const actor: SystemActor = { kind: 'system', name };
    const ctx: RequestContext = {
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
    return { ...ctx, actAs: (person) => actAs(ctx, database, person) };
  };
}

export function actAs(
  ctx: RequestContext,
  database: Pick<Database, 'partner'>,
  { actor, locale }: Parameters<JobContext['actAs']>[0],
): RequestContext {
  const { partnerId } = ctx;
  if (actor.partnerId !== partnerId) throw new Error('A job acts only for people of its own partner.');
  const db = database.partner({ partnerId, role: toRole(actor), userId: actor.userId });
  return { ...ctx, actor, locale, db };
}
