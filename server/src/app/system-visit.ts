import { firstLocale } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import type { Visit } from '../platform/context.ts';
import { createJobContexts } from '../platform/jobs/job-context.ts';
import { readBankOrigin } from './read-bank-origin.ts';
import type { Services } from './services.ts';
import { toSettings } from './to-settings.ts';

/** A visit in which the product itself acts, such as when it starts. */
export function systemVisit(services: Services, name: string): Visit {
  const { database, keys, ports, log, now } = services;
  const settings = { ...toSettings(services.config), ...readBankOrigin(services.config) };
  const world = { keys, ports, log, now, settings };
  const buildContext = createJobContexts({ ...world, database });
  const requestId = randomUUID();
  return {
    ...world,
    requestId,
    actor: { kind: 'system', name },
    locale: firstLocale,
    publicDb: database.public,
    enter: (partnerId) => buildContext({ name, partnerId, requestId }),
  };
}
