import { hydrate, QueryClient } from '@tanstack/react-query';
import type { PortalSession } from '../context/portal-context.tsx';

const clients = new WeakMap<PortalSession, QueryClient>();

/** The cache of one session. Only pages after sign-in use it, so it stays out of the first load. */
export function queryClientOf(session: PortalSession): QueryClient {
  const known = clients.get(session);
  if (known) return known;

  const client = new QueryClient({ defaultOptions: { queries: { retry: 2 } } });
  if (session.queries) hydrate(client, session.queries);
  clients.set(session, client);
  return client;
}
