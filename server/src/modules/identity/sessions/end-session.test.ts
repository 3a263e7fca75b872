import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { endSession } from './end-session.ts';
import { findSessionActor } from './find-session-actor.ts';
import { endSessionForTenantMismatch, findSessionTenantId } from '../guards/tenant-guard.ts';

const database = useTestDatabase();

async function setUp() {
  const partner = await insertPartner(database());
  const user = await insertUser(database(), partner.id);
  const { cookie, actor } = await insertSession(database(), partner.id, user);
  const ctx = buildContext(database(), { partnerId: partner.id, actor });
  return { partner, user, cookie, ctx };
}

describe('endSession', () => {
  it('ends the session once and puts it on record once', async () => {
    const { ctx } = await setUp();
    await endSession(ctx);
    await endSession(ctx);
    expect((await readAudit(ctx)).filter(({ action }) => action === 'endSession')).toHaveLength(1);
  });

  it('leaves the other sessions of the person alone', async () => {
    const { partner, user, ctx } = await setUp();
    const { cookie } = await insertSession(database(), partner.id, user);
    await endSession(ctx);
    expect(await findSessionActor(database(), cookie, ctx.now())).toBeDefined();
  });

  it('does nothing for a visitor', async () => {
    const { partner, ctx } = await setUp();
    await endSession(buildContext(database(), { partnerId: partner.id }));
    expect((await readAudit(ctx)).map(({ action }) => action)).not.toContain('endSession');
  });
});

describe('endSessionForTenantMismatch', () => {
  it('ends the session and records the foreign partner', async () => {
    const { cookie, ctx } = await setUp();
    const foreign = await insertPartner(database());
    await endSessionForTenantMismatch(ctx, foreign.id);

    expect(await findSessionActor(database(), cookie, ctx.now())).toBeUndefined();
    expect((await readAudit(ctx)).at(-1)).toMatchObject({
      action: 'endSessionForTenantMismatch',
      next: { foreignPartnerId: foreign.id },
    });
  });
});

describe('findSessionTenantId', () => {
  it('names the tenant of the session, and none for a visitor', async () => {
    const { partner, ctx } = await setUp();
    expect(await findSessionTenantId(ctx)).toBe(partner.tenantIds.applicant);
    expect(await findSessionTenantId(buildContext(database()))).toBeUndefined();
  });
});
