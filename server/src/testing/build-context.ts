import { type Locale } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import { type Actor, toRole } from '../platform/actor.ts';
import type { Client, RequestContext, Settings } from '../platform/context.ts';
import type { Database } from '../platform/db/open-database.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { GraphqlVisit } from '../platform/graphql/graphql-visit.ts';
import { actAs, type JobContext } from '../platform/jobs/job-context.ts';
import { type CookieJar, createCookieJar } from './api/cookie-jar.ts';
import { createRecordingPorts, type RecordingPorts } from './recording-ports.ts';
import { silentLog } from './silent-log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { testKeys } from './test-keys.ts';

/** A request inside one partner, with fakes for the outside world that a test can read. */
export interface TestContext extends RequestContext, GraphqlVisit, JobContext {
  readonly ports: RecordingPorts;
  readonly session: CookieJar;
  readonly clock: TestClock;
}

export interface ContextOverrides {
  readonly partnerId?: string;
  readonly actor?: Actor;
  readonly locale?: Locale;
  readonly client?: Client;
  readonly ports?: RecordingPorts;
  readonly session?: CookieJar;
  readonly clock?: TestClock;
  readonly settings?: Partial<Settings>;
}

/** A visitor of a partner, unless the test says who comes. */
export function buildContext(database: Database, overrides: ContextOverrides = {}): TestContext {
  const { partnerId = randomUUID(), actor = { kind: 'anonymous' } } = overrides;
  const clock = overrides.clock ?? createTestClock();
  const user = 'userId' in actor ? { userId: actor.userId } : {};

  const ctx: TestContext = {
    requestId: randomUUID(),
    actor,
    locale: overrides.locale ?? 'en',
    ...(overrides.client && { client: overrides.client }),
    ports: overrides.ports ?? createRecordingPorts(),
    session: overrides.session ?? createCookieJar(),
    keys: testKeys(),
    log: silentLog,
    clock,
    now: clock.now,
    settings: { publicUrl: 'https://aid.example', hasDemoWorld: true, ...overrides.settings },
    publicDb: database.public,
    actAs: (person) => actAs(ctx, database, person),
    partnerId,
    db: database.partner({ partnerId, role: toRole(actor), ...user }),
    enter: (otherId) => {
      if ('partnerId' in actor && actor.partnerId !== otherId) throw new AppError('NOT_FOUND');
      return {
        ...ctx,
        partnerId: otherId,
        // One door for the whole of a visit, as the product has it.
        db:
          otherId === partnerId
            ? ctx.db
            : database.partner({ partnerId: otherId, role: toRole(actor), ...user }),
      };
    },
  };
  return ctx;
}
