import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const channel = 'fastify.initialization';

/** Does the work, and gives what it gives together with every address of a GET route that it added. */
export async function watchRoutes<T>(work: () => Promise<T>): Promise<{ result: T; routes: string[] }> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) routes.add(url);
    });
  };
  subscribe(channel, watch);
  try {
    return { result: await work(), routes: [...routes] };
  } finally {
    unsubscribe(channel, watch);
  }
}
