import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../build-app.ts';
import { buildProbes } from '../build-probes.ts';
import type { Services } from '../services.ts';
import type { StopList } from './stop-list.ts';
import { StartError } from './start-error.ts';

/** Listens for requests, as a worker only for those about its health; when it stops, the ones under way may finish. */
export async function startWeb(services: Services, stops: StopList): Promise<void> {
  const { config, log } = services;
  const build = config.role === 'worker' ? buildProbes : buildApp;
  const { app, announceShutdown } = await build(services);
  stops.add('web', async () => {
    announceShutdown();
    // The load balancer needs time to notice; until then every request is answered.
    if (app.server.listening && config.role !== 'worker') await delay(config.shutdown.delayMs);
    await closeWithin(app, config.shutdown.timeoutMs);
  });
  const { port, host } = config;
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explain(error, host, port);
  });
  log.info('listening', { port, address: host });
}

async function closeWithin(app: FastifyInstance, limitMs: number): Promise<void> {
  const patience = new AbortController();
  const closed = app.close().finally(() => {
    patience.abort();
  });
  const cut = delay(limitMs, undefined, { ref: false, signal: patience.signal })
    .then(() => {
      app.server.closeAllConnections();
    })
    .catch(() => undefined);
  await Promise.all([closed, cut]);
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const place = `port ${String(port)} of ${host}`;
  if (code === 'EADDRINUSE')
    return new StartError(`Something else is already listening on ${place}. Set PORT to another port.`);
  if (code === 'EACCES')
    return new StartError(`This user may not listen on ${place}. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `${host} is not an address of this machine. Set HOST to one that is, such as 0.0.0.0.`,
    );
  }
  return error;
}
