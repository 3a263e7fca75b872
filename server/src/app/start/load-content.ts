import { catalogue } from '@handrail/programs';
import { demoPartners } from '../../demo/demo-partners.ts';
import { loadDemoWorld, toWorldChecksum } from '../../demo/load-demo-world.ts';
import { loadShippedLimits } from '../../modules/income-limits/index.ts';
import { draftLibrary, publishLibrary } from '../../modules/programs/index.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import type { Visit } from '../../platform/context.ts';
import type { Development, Services } from '../services.ts';
import { systemVisit } from '../system-visit.ts';

/** Publishes the shipped forms and income limits, and loads the demo world where it is wanted. Repeating it changes nothing. */
export async function loadContent(services: Services, ownerUrl: string): Promise<void> {
  const visit = systemVisit(services, 'start');
  // Two processes that start at once would both find it missing.
  await withDatabaseLock(ownerUrl, 'content', async (owner) => {
    await (services.development ? draftLibrary : publishLibrary)(owner, catalogue);
    await loadShippedLimits(owner, services.now());
    if (services.config.demoWorld) await loadChangedWorld(visit, services.development);
  });
}

async function loadChangedWorld(visit: Visit, development: Development | undefined): Promise<void> {
  const checksum = toWorldChecksum();
  if (development?.loadedWorld === checksum) return;
  await loadDemoWorld(visit);
  development?.noteLoadedWorld(checksum);
}

/** The doors that the front page shows. */
export function listDemoEntrances({ demoWorld, mode }: Services['config']): Services['demoEntrances'] {
  if (!demoWorld || mode === 'production') return [];
  return demoPartners.map(({ externalId, name }) => ({ externalId, name }));
}
