import { demoPartners } from '../../demo/demo-partners.ts';
import { loadDemoPeople } from '../../demo/people/load-demo-people.ts';
import { withDatabaseLock } from '../../platform/db/with-database-lock.ts';
import type { Services } from '../services.ts';
import { systemVisit } from '../system-visit.ts';
import type { StopList } from './stop-list.ts';

/** Fills the demo partners with people while visitors look around already. A failure is logged and stops nothing else. */
export function startDemoPeople(services: Services, ownerUrl: string, stops: StopList): void {
  const { database, log } = services;
  const stopping = new AbortController();
  const world = { visit: systemVisit(services, 'start'), database };

  let loading: Promise<void> | undefined;
  const loadAll = async () => {
    for (const partner of demoPartners) await loadDemoPeople(world, partner, stopping.signal);
    if (!stopping.signal.aborted) log.info('the demo people are there');
  };
  // Two processes that start at once would both find people missing.
  withDatabaseLock(ownerUrl, 'demo-people', () => (loading = loadAll())).catch((error: unknown) => {
    log.error('the demo people could not be loaded', { error });
  });
  stops.add('demo people', async () => {
    stopping.abort();
    // Whoever still waits for another process to finish has begun nothing.
    await loading?.catch(() => undefined);
  });
}
