import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../testing/builders/system-context.ts';
import { listActions } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { saveUser } from './save-user.ts';

const database = useTestDatabase();
const draft = { tenant: 'applicant', email: 'Ada@Demo.example', name: 'Ada Reyes' } as const;

async function setUp() {
  const { id: partnerId } = await insertPartner(database());
  return buildSystemContext(database(), { partnerId });
}

describe('saveUser', () => {
  it('sets an account up once, under the lower-case email', async () => {
    const ctx = await setUp();
    const user = await saveUser(ctx, draft);
    expect(user).toMatchObject({ email: 'ada@demo.example', name: 'Ada Reyes', applicantType: null });
    expect(await saveUser(ctx, draft)).toEqual(user);
    expect((await listActions(ctx)).filter((action) => action === 'saveUser')).toHaveLength(1);
  });

  it('keeps accounts of the same email apart by tenant and by partner [P607]', async () => {
    const [ctx, other] = [await setUp(), await setUp()];
    const users = [
      await saveUser(ctx, draft),
      await saveUser(ctx, { ...draft, tenant: 'advocate' }),
      await saveUser(other, draft),
    ];
    expect(new Set(users.map(({ id }) => id)).size).toBe(3);
  });

  it('keeps that a person agreed to the terms, from the first time on', async () => {
    const ctx = await setUp();
    const user = await saveUser(ctx, { ...draft, hasAcceptedTerms: true });
    expect(user.acceptedTermsAt).toEqual(ctx.now());
    ctx.clock.moveBy({ hours: 1 });
    expect(await saveUser(ctx, { ...draft, hasAcceptedTerms: true })).toEqual(user);
  });

  it('refuses an applicant type that the partner does not have, and anyone but the product', async () => {
    const ctx = await setUp();
    await expect(saveUser(ctx, { ...draft, applicantTypeName: 'Landlord' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const visitor = buildContext(database(), { partnerId: ctx.partnerId });
    await expect(saveUser(visitor, draft)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('gives every account a display id that can be read out', async () => {
    const ctx = await setUp();
    const { displayId } = await saveUser(ctx, draft);
    expect(displayId).toMatch(/^[23456789CFGHJMPQRVWX]{4}-[23456789CFGHJMPQRVWX]{4}$/);
  });
});
