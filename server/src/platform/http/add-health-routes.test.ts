import { describe, expect, it } from 'vitest';
import { buildHttpApp } from '../../testing/api/build-http-app.ts';
import { addHealthRoutes, type HealthOptions } from './add-health-routes.ts';

const works = () => Promise.resolve();

async function buildHealth(overrides: Partial<HealthOptions> = {}) {
  const { app, log } = await buildHttpApp();
  const checks = { database: works, migrations: works, keys: works };
  addHealthRoutes(app, { checks, isShuttingDown: () => false, log, ...overrides });
  return { app, log };
}

describe('addHealthRoutes', () => {
  it('is ready when every check passes', async () => {
    const { app } = await buildHealth();
    const reply = await app.inject('/readyz');

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', migrations: 'ok', keys: 'ok' },
    });
  });

  it('names the check that fails and keeps its reason to the log', async () => {
    const fails = () => Promise.reject(new Error('no route to db.internal'));
    const { app, log } = await buildHealth({ checks: { database: fails, keys: works } });

    const reply = await app.inject('/readyz');

    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'not ready', checks: { database: 'failed', keys: 'ok' } });
    expect(log.lines).toContainEqual(expect.objectContaining({ level: 'warn', operation: 'database' }));
  });

  it('does not wait for ever for a check', async () => {
    const hangs = () => new Promise<void>(() => undefined);
    const { app } = await buildHealth({ checks: { database: hangs }, timeoutMs: 10 });
    expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { database: 'failed' } });
  });

  it('turns new visitors away while it shuts down, and still lives', async () => {
    const { app } = await buildHealth({ isShuttingDown: () => true });
    const ready = await app.inject('/readyz');

    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ status: 'shutting down', checks: { database: 'ok' } });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
