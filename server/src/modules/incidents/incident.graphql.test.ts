import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertIncident } from '../../testing/builders/insert-incident.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();

const getActiveIncidents = `query GetActiveIncidents($partnerId: ID!) {
  incidentMessages(partnerId: $partnerId) { nodes { id message severity createdAt } } }`;

interface Incidents {
  readonly incidentMessages: { readonly nodes: readonly Record<string, unknown>[] };
}

describe('incidentMessages', () => {
  it("gives anyone the partner's running incidents, newest first [P639] [P327] [P328]", async () => {
    const { id: partnerId } = await insertPartner(database());
    const other = await insertPartner(database());
    const clock = createTestClock();
    const older = await insertIncident(database(), partnerId, {
      message: 'Mail is slow.',
      severity: 'info',
      clock,
    });
    await insertIncident(database(), partnerId, { endedAt: clock.now(), clock });
    await insertIncident(database(), other.id, { clock });
    clock.moveBy({ minutes: 5 });
    const newer = await insertIncident(database(), partnerId, {
      message: 'Payments are late.',
      severity: 'error',
      clock,
    });

    const visit = buildContext(database(), { clock });
    const { data } = await runOperation<Incidents>(visit, getActiveIncidents, { partnerId });
    expect(data.incidentMessages.nodes).toEqual([
      { id: newer, message: 'Payments are late.', severity: 'error', createdAt: '2026-11-15T15:05:00.000Z' },
      { id: older, message: 'Mail is slow.', severity: 'info', createdAt: '2026-11-15T15:00:00.000Z' },
    ]);
  });

  it("adds the operator's own message for every partner [P640]", async () => {
    const { id: partnerId } = await insertPartner(database());
    await insertIncident(database(), partnerId);
    const visit = buildContext(database(), { settings: { incidentMessage: 'We move house on Sunday.' } });
    const { data } = await runOperation<Incidents>(visit, getActiveIncidents, { partnerId });
    expect(data.incidentMessages.nodes.map(({ message }) => message)).toEqual([
      'We move house on Sunday.',
      'Payments are late.',
    ]);
  });

  it.each(['no-id', "1' or '1'='1"])('finds no partner %j', async (partnerId) => {
    const { errors } = await runOperation(buildContext(database()), getActiveIncidents, { partnerId });
    expect(errors).toEqual(['Not found']);
  });
});
