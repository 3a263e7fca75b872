import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listActiveIncidents } from './list-active-incidents.ts';
import { saveIncident } from './save-incident.ts';

const database = useTestDatabase();

describe('saveIncident', () => {
  it('posts a banner once and ends it', async () => {
    const { id: partnerId } = await insertPartner(database());
    const ctx = buildSystemContext(database(), { partnerId });
    const incident = { id: randomUUID(), message: 'Mail is slow.', severity: 'info' } as const;

    await saveIncident(ctx, incident);
    await saveIncident(ctx, incident);
    expect(await listActiveIncidents(ctx)).toMatchObject([incident]);
    await saveIncident(ctx, { ...incident, endedAt: ctx.now() });
    expect(await listActiveIncidents(ctx)).toEqual([]);

    const acts = (await readAudit(ctx)).filter(({ action }) => action === 'saveIncident');
    expect(acts.map(({ previous, next }) => ({ previous, next }))).toMatchObject([
      { previous: null, next: { message: 'Mail is slow.', endedAt: null } },
      { previous: { endedAt: null }, next: { endedAt: '2026-11-15T15:00:00.000Z' } },
    ]);
  });

  it('is not for visitors', async () => {
    const { id: partnerId } = await insertPartner(database());
    const visitor = buildContext(database(), { partnerId });
    const incident = { id: randomUUID(), message: 'Hello', severity: 'info' } as const;
    await expect(saveIncident(visitor, incident)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
