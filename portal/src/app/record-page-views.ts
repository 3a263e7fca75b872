import { RecordPageViewDocument } from '../gql/operations.ts';
import type { PortalSession } from './portal-context.tsx';
import type { PortalRouter } from './start-router.tsx';

/** Counts each page by its route pattern; ids and texts of a person never leave. */
export function recordPageViews(router: PortalRouter, { partner, request }: PortalSession): void {
  let lastKey: string | undefined;

  function record({ location, navigation, matches }: PortalRouter['state']): void {
    if (navigation.state !== 'idle' || location.key === lastKey) return;
    lastKey = location.key;
    const input = { partnerId: partner.id, app: 'portal', route: toPattern(matches) };
    // Nobody waits for a count, and a lost one harms nobody; the request has already logged it.
    request(RecordPageViewDocument, { input }).catch(() => undefined);
  }

  record(router.state);
  router.subscribe(record);
}

function toPattern(matches: PortalRouter['state']['matches']): string {
  const parts = matches.flatMap(({ route }) => route.path ?? []);
  return `/${parts.join('/').replace('*', 'unknown')}`;
}
