import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { listActions } from '../../testing/read-audit.ts';
import { buildProvider } from '../../testing/saml/identity-provider.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findIdentityProvider } from './identity-provider-store.ts';
import { type IdentityProviderDraft, saveIdentityProvider } from './save-identity-provider.ts';

const database = useTestDatabase();
const provider = buildProvider();
const draft: IdentityProviderDraft = {
  tenant: 'advocate',
  metadata: provider.metadata,
  name: ' Employer Login ',
  emailAttribute: null,
  nameAttribute: 'fullName',
  enabled: true,
};

async function setUp(role: 'admin' | 'caseWorker' | 'platform' = 'admin') {
  const partner = await insertPartner(database());
  const user = await insertStaff(database(), partner.id, { role });
  const { actor } = await insertSession(database(), partner.id, user);
  return { partner, ctx: buildContext(database(), { partnerId: partner.id, actor }) };
}

describe('saveIdentityProvider', () => {
  it.each(['admin', 'platform'] as const)('lets %s set the provider, and puts it on record', async (role) => {
    const { partner, ctx } = await setUp(role);
    await saveIdentityProvider(ctx, draft);
    expect(await ctx.db.transaction((tx) => findIdentityProvider(tx, partner.id, 'advocate'))).toEqual({
      entityId: provider.entityId,
      ssoUrl: 'https://idp.example/sso',
      certificates: [provider.certificate],
      name: 'Employer Login',
      emailAttribute: null,
      nameAttribute: 'fullName',
      enabled: true,
    });
    expect((await listActions(ctx)).at(-1)).toBe('saveIdentityProvider');
  });

  it('changes nothing when the settings are the same', async () => {
    const { ctx } = await setUp();
    await saveIdentityProvider(ctx, draft);
    await saveIdentityProvider(ctx, draft);
    const saves = (await listActions(ctx)).filter((action) => action === 'saveIdentityProvider');
    expect(saves).toHaveLength(1);
  });

  it('keeps the tenants and the partners apart', async () => {
    const { partner, ctx } = await setUp();
    const other = await setUp();
    await saveIdentityProvider(ctx, draft);
    const find = (where: typeof ctx, tenant: 'advocate' | 'staff', partnerId = where.partnerId) =>
      where.db.transaction((tx) => findIdentityProvider(tx, partnerId, tenant));
    expect(await find(ctx, 'staff')).toBeUndefined();
    expect(await find(other.ctx, 'advocate')).toBeUndefined();
    expect(await find(other.ctx, 'advocate', partner.id)).toBeUndefined();
  });

  it('refuses everyone who does not run the partner', async () => {
    const { ctx } = await setUp('caseWorker');
    await expect(saveIdentityProvider(ctx, draft)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const visitor = buildContext(database(), { partnerId: ctx.partnerId });
    await expect(saveIdentityProvider(visitor, draft)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('asks an admin to have signed in lately, because the session may be in other hands', async () => {
    const { ctx } = await setUp();
    ctx.clock.moveBy({ minutes: 11 });
    await expect(saveIdentityProvider(ctx, draft)).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });
  });

  it.each([
    [{ metadata: '<broken' }, 'The XML is broken'],
    [{ name: ' ' }, 'The provider needs a name'],
  ])('says what is wrong with %j', async (wrong, message) => {
    const { ctx } = await setUp();
    const refused = saveIdentityProvider(ctx, { ...draft, ...wrong });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(refused).rejects.toThrow(message);
  });
});
