import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { insertBarePartner, useTrustWorld, type BarePartner } from '../../testing/worlds/trust-world.ts';
import { appendAuditEvent, type AuditEvent } from './append-audit-event.ts';
import type { AuditAction } from './audit-action.ts';
import { maskEmail, maskNumber, maskText } from './mask-personal.ts';

const world = useTrustWorld();

describe('the audit log', () => {
  it('records who did what to which entity, when and in which request', async () => {
    const partner = await insertBarePartner(world().database);
    await append(partner, 'saveUser', { previous: { email: 'a***@x.org' }, next: { email: 'b***@x.org' } });

    expect(await listEvents(partner)).toEqual([
      {
        at: '2026-03-01T12:00:00.000Z',
        actor: { kind: 'system', name: 'a test' },
        action: 'saveUser',
        entityType: 'user',
        entityId: 'u1',
        previous: { email: 'a***@x.org' },
        next: { email: 'b***@x.org' },
        requestId: 'request-1',
      },
    ]);
  });

  it('keeps nothing of an act that was rolled back', async () => {
    const partner = await insertBarePartner(world().database);
    const failing = partner.db.transaction((tx) => {
      appendAuditEvent(tx, contextOf(partner), {
        action: 'beginSession',
        entityType: 'user',
        entityId: 'u1',
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await listEvents(partner)).toEqual([]);
  });

  it.each([
    ['update', `update audit_events set event = '{}'`],
    ['delete', 'delete from audit_events'],
    ['truncate', 'truncate audit_events'],
  ])('refuses to %s what it holds [check 55]', async (_what, statement) => {
    const partner = await insertBarePartner(world().database);
    await append(partner, 'beginSession');
    const change = partner.db.transaction((tx) => sql.raw(statement).execute(tx));
    await expect(change).rejects.toThrow(/permission denied|append-only/);
    expect(await listEvents(partner)).toHaveLength(1);
  });

  it('numbers events of each lane without a gap when they come at once', async () => {
    const partner = await insertBarePartner(world().database);
    await Promise.all(Array.from({ length: 20 }, () => append(partner, 'beginSession')));
    const rows = await partner.db.transaction((tx) =>
      tx.selectFrom('audit_events').select(['lane', 'seq']).orderBy('lane').orderBy('seq').execute(),
    );
    const lanes = [...new Set(rows.map(({ lane }) => lane))];
    const places = lanes.flatMap((lane) =>
      rows.filter((row) => row.lane === lane).map((_row, at) => ({ lane, seq: at + 1 })),
    );
    expect(rows).toHaveLength(20);
    expect(rows).toEqual(places);
  });

  it('takes masked values in place of personal ones', () => {
    expect(maskEmail('ana.lopez@example.org')).toBe('a***@example.org');
    expect(maskEmail('not an address')).toBe('***');
    expect(maskNumber('123-45-6789')).toBe('***6789');
    expect(maskNumber('6789')).toBe('***');
    expect(maskText('Ñandú')).toBe('Ñ***');
  });
});

function contextOf({ partnerId }: BarePartner) {
  return {
    partnerId,
    actor: { kind: 'system', name: 'a test' },
    requestId: 'request-1',
    now: () => new Date('2026-03-01T12:00:00Z'),
  } as const;
}

function append(
  partner: BarePartner,
  action: AuditAction,
  values: Pick<AuditEvent, 'previous' | 'next'> = {},
) {
  return partner.db.transaction((tx) =>
    appendAuditEvent(tx, contextOf(partner), { action, entityType: 'user', entityId: 'u1', ...values }),
  );
}

async function listEvents({ db }: BarePartner): Promise<unknown[]> {
  const rows = await db.transaction((tx) =>
    tx.selectFrom('audit_events').select('event').orderBy('lane').orderBy('seq').execute(),
  );
  return rows.map(({ event }) => event);
}
