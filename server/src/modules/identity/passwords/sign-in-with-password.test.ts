import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertStaff, insertUser } from '../../../testing/builders/insert-user.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { waiveSecondFactor } from '../../staff/index.ts';
import { issueIdentityToken } from '../issue-identity-token.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { revokeStaff } from '../../team/index.ts';
import { setPassword } from './set-password.ts';
import { type PasswordProof, signInWithPassword } from './sign-in-with-password.ts';

const database = useTestDatabase();
const password = 'a-long-password-1!';

async function setUp() {
  const partner = await insertPartner(database());
  const ctx = buildContext(database(), { partnerId: partner.id });
  const signIn = (proof: Partial<PasswordProof>) =>
    signInWithPassword(ctx, {
      tenantId: partner.tenantIds.applicant,
      email: 'ada@demo.example',
      password,
      ...proof,
    });
  return { partner, ctx, signIn };
}

const refused = {
  code: 'auth/wrong-password',
  message: 'Incorrect email address or password, please try again',
};

describe('signInWithPassword', () => {
  it('proves who an applicant, an advocate or a member of staff is, each in their tenant', async () => {
    const { partner, signIn } = await setUp();
    const email = 'ada@demo.example';
    for (const tenant of ['applicant', 'advocate'] as const) {
      const user = await insertUser(database(), partner.id, { tenant, email, password });
      expect(await signIn({ tenantId: partner.tenantIds[tenant] })).toMatchObject({ userId: user.id });
    }
    const worker = await insertStaff(database(), partner.id, { email, password });
    await waiveSecondFactor(buildSystemContext(database(), { partnerId: partner.id }), worker.id);
    expect(await signIn({ tenantId: partner.tenantIds.staff })).toMatchObject({ userId: worker.id });
  });

  it('asks staff of the demo world for a second factor where it is not loaded', async () => {
    const partner = await insertPartner(database());
    const email = 'ada@demo.example';
    const worker = await insertStaff(database(), partner.id, { email, password });
    await waiveSecondFactor(buildSystemContext(database(), { partnerId: partner.id }), worker.id);
    const settings = { publicUrl: 'https://aid.example', hasDemoWorld: false };
    const ctx = buildContext(database(), { partnerId: partner.id, settings });
    const outcome = await signInWithPassword(ctx, { tenantId: partner.tenantIds.staff, email, password });
    expect(outcome).toMatchObject({ firstStep: { factors: [] } });

    const { token } = await ctx.db.transaction((tx) => issueIdentityToken(tx, ctx, worker.id, 'BASIC'));
    await expect(
      beginSession(ctx, {
        token,
        tenantId: partner.tenantIds.staff,
        userId: worker.id,
        authenticationMechanism: 'BASIC',
      }),
    ).rejects.toMatchObject({ code: 'auth/second-factor-required' });
  });

  it('proves nothing yet for staff, but leads to their second factor', async () => {
    const { partner, signIn } = await setUp();
    await insertStaff(database(), partner.id, { email: 'ada@demo.example', password });
    const outcome = await signIn({ tenantId: partner.tenantIds.staff });
    expect(outcome).toMatchObject({ firstStep: { factors: [], recoveryCodesLeft: 0 } });
    expect(outcome).not.toHaveProperty('userId');
  });

  it('answers a wrong password and an unknown address alike, and records both [P696]', async () => {
    const { partner, ctx, signIn } = await setUp();
    await insertUser(database(), partner.id, { email: 'ada@demo.example', password });

    await expect(signIn({ password: 'wrong' })).rejects.toMatchObject(refused);
    await expect(signIn({ email: 'nobody@demo.example' })).rejects.toMatchObject(refused);
    expect((await listActions(ctx)).slice(-2)).toEqual(['refusePassword', 'refusePassword']);
  });

  it('refuses an account without a password', async () => {
    const { partner, signIn } = await setUp();
    await insertUser(database(), partner.id, { email: 'ada@demo.example' });
    await expect(signIn({})).rejects.toMatchObject(refused);
  });

  it('refuses revoked staff, and people of the staff tenant who never were staff', async () => {
    const { partner, signIn } = await setUp();
    const tenantId = partner.tenantIds.staff;
    const worker = await insertStaff(database(), partner.id, { email: 'ada@demo.example', password });
    await revokeStaff(buildSystemContext(database(), { partnerId: partner.id }), worker.id);
    await expect(signIn({ tenantId })).rejects.toMatchObject(refused);

    await insertUser(database(), partner.id, { tenant: 'staff', email: 'ben@demo.example', password });
    await expect(signIn({ tenantId, email: 'ben@demo.example' })).rejects.toMatchObject(refused);
  });

  it('knows neither the account nor the tenant of another partner', async () => {
    const { partner } = await setUp();
    await insertUser(database(), partner.id, { email: 'ada@demo.example', password });
    const other = await setUp();
    await expect(other.signIn({})).rejects.toMatchObject(refused);
    await expect(other.signIn({ tenantId: partner.tenantIds.applicant })).rejects.toMatchObject({
      code: 'auth/tenant-id-mismatch',
    });
  });
});

describe('setPassword', () => {
  it('replaces the password, and leaves the same one alone', async () => {
    const { partner, signIn } = await setUp();
    const user = await insertUser(database(), partner.id, { email: 'ada@demo.example', password });
    const system = buildSystemContext(database(), { partnerId: partner.id });

    await setPassword(system, user.id, password);
    expect((await listActions(system)).filter((action) => action === 'setPassword')).toHaveLength(1);
    await setPassword(system, user.id, 'another-password-2!');
    await expect(signIn({})).rejects.toMatchObject(refused);
    expect(await signIn({ password: 'another-password-2!' })).toHaveProperty('userId');
  });

  it('is for the product itself, and for accounts that exist', async () => {
    const { partner, ctx } = await setUp();
    const stranger = '00000000-0000-4000-8000-000000000000';
    await expect(setPassword(ctx, stranger, password)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const system = buildSystemContext(database(), { partnerId: partner.id });
    await expect(setPassword(system, stranger, password)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
