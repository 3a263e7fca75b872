import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/log.ts';
import { withDeadline } from '../with-deadline.ts';

export interface HealthOptions {
  /** Each resolves when its part works and rejects when it does not. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>;
  readonly isShuttingDown: () => boolean;
  readonly log: Log;
  readonly timeoutMs?: number;
}

/** Says whether the process lives (/healthz) and whether it can do its work (/readyz). */
export function addHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const entries = await Promise.all(
      Object.entries(options.checks).map(
        async ([name, check]) => [name, await runCheck(name, check, options)] as const,
      ),
    );
    const ready = !options.isShuttingDown() && entries.every(([, result]) => result === 'ok');
    return reply.code(ready ? 200 : 503).send({
      status: toStatus(ready, options.isShuttingDown()),
      checks: Object.fromEntries(entries),
    });
  });
}

function toStatus(ready: boolean, shuttingDown: boolean): string {
  if (shuttingDown) return 'shutting down';
  return ready ? 'ready' : 'not ready';
}

async function runCheck(
  name: string,
  check: () => Promise<unknown>,
  { log, timeoutMs = 2_000 }: HealthOptions,
): Promise<'ok' | 'failed'> {
  try {
    await withDeadline(timeoutMs, check());
    return 'ok';
  } catch (error) {
    log.warn('a readiness check failed', { operation: name, error });
    return 'failed';
  }
}
