import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { listActions } from '../../testing/read-audit.ts';
import { buildSecondFactorWorld } from '../../testing/worlds/second-factor-world.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { confirmSecondFactor } from '../../testing/sign-in-steps.ts';
import { beginPasskeyEnrolment } from './begin-passkey-enrolment.ts';
import { beginTotpEnrolment } from './begin-totp-enrolment.ts';
import { confirmPasskeyEnrolment } from './confirm-passkey-enrolment.ts';
import { confirmTotpEnrolment } from './confirm-totp-enrolment.ts';
import { listSecondFactors } from './list-second-factors.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

const database = useTestDatabase();
const setUp = () => buildSecondFactorWorld(database());

async function addPasskey(ctx: Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['atWork']>>, label = '') {
  const passkey = createSoftwarePasskey();
  const { challenge } = await beginPasskeyEnrolment(ctx);
  await confirmPasskeyEnrolment(ctx, { response: passkey.create({ challenge }), label });
  return passkey;
}

describe('setting up a first factor while signing in', () => {
  it('gives ten recovery codes, a mail and, once they are saved, a session', async () => {
    const { visitor, worker, enrolTotp } = await setUp();

    const { token, recoveryCodes } = await enrolTotp();

    expect(recoveryCodes).toHaveLength(10);
    expect(await confirmSecondFactor(visitor, token)).toMatchObject({ userId: worker.id });
    const [mail] = await deliverMails(visitor);
    expect(mail).toMatchObject({
      to: 'ada@demo.example',
      subject: 'A second factor was added to your staff account',
    });
    expect((await listActions(visitor)).slice(-2)).toEqual(['addSecondFactor', 'confirmSecondFactor']);
  });

  it('needs a code that the app made', async () => {
    const { visitor, takeFirstStep } = await setUp();
    const { token: firstStep } = await takeFirstStep();
    const missing = confirmTotpEnrolment(visitor, { firstStep, code: '123456' });
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await beginTotpEnrolment(visitor, firstStep);
    await expect(confirmTotpEnrolment(visitor, { firstStep, code: 'abc' })).rejects.toMatchObject({
      code: 'auth/invalid-second-factor',
    });
    expect(await takeFirstStep()).toMatchObject({ factors: [] });
  });

  it('is closed to a password alone once there is a factor', async () => {
    const { visitor, takeFirstStep, enrolTotp } = await setUp();
    await enrolTotp();
    const { token } = await takeFirstStep();
    const refused = { code: 'auth/second-factor-required' };
    await expect(beginTotpEnrolment(visitor, token)).rejects.toMatchObject(refused);
    await expect(beginPasskeyEnrolment(visitor, token)).rejects.toMatchObject(refused);
  });

  it('works with a passkey too', async () => {
    const { visitor, worker, takeFirstStep } = await setUp();
    const { token: firstStep } = await takeFirstStep();
    const { challenge } = await beginPasskeyEnrolment(visitor, firstStep);
    const response = createSoftwarePasskey().create({ challenge });

    const { recoveryCodes } = await confirmPasskeyEnrolment(visitor, { firstStep, response });

    expect(recoveryCodes).toHaveLength(10);
    expect(await confirmSecondFactor(visitor, firstStep)).toMatchObject({ userId: worker.id });
  });
});

describe('the factors of someone at work', () => {
  it('can be added, with a name, and removed again down to the last one', async () => {
    const { enrolTotp, atWork } = await setUp();
    await enrolTotp();
    const ctx = await atWork();
    await deliverMails(ctx);
    await addPasskey(ctx, '  Work   laptop ');

    const { factors } = await listSecondFactors(ctx);
    // Both were added in the same moment of the test's clock, so either may come first.
    expect(factors.map(({ kind, label }) => [kind, label]).sort()).toEqual([
      ['passkey', 'Work laptop'],
      ['totp', 'Authenticator app'],
    ]);
    const totp = factors.find(({ kind }) => kind === 'totp');
    const passkey = factors.find(({ kind }) => kind === 'passkey');
    await removeSecondFactor(ctx, totp?.id ?? '');
    await expect(removeSecondFactor(ctx, passkey?.id ?? '')).rejects.toMatchObject({
      code: 'auth/last-second-factor',
    });
    expect((await deliverMails(ctx)).map(({ subject }) => subject)).toEqual([
      'A second factor was added to your staff account',
      'A second factor was removed from your staff account',
    ]);
    expect((await listActions(ctx)).slice(-2)).toEqual(['addSecondFactor', 'removeSecondFactor']);
  });

  it('keeps one factor when two are removed at once', async () => {
    const { enrolTotp, atWork } = await setUp();
    await enrolTotp();
    const ctx = await atWork();
    await addPasskey(ctx);
    const { factors } = await listSecondFactors(ctx);
    await Promise.allSettled(factors.map(({ id }) => removeSecondFactor(ctx, id)));
    expect((await listSecondFactors(ctx)).factors).toHaveLength(1);
  });

  it('change only shortly after signing in', async () => {
    const { enrolTotp, atWork, clock } = await setUp();
    await enrolTotp();
    const ctx = await atWork();
    const [factor] = (await listSecondFactors(ctx)).factors;
    clock.moveBy({ minutes: 11 });
    const late = { code: 'auth/requires-recent-login' };
    await expect(beginTotpEnrolment(ctx)).rejects.toMatchObject(late);
    await expect(beginPasskeyEnrolment(ctx)).rejects.toMatchObject(late);
    await expect(removeSecondFactor(ctx, factor?.id ?? '')).rejects.toMatchObject(late);
    await expect(makeRecoveryCodes(ctx)).rejects.toMatchObject(late);
  });

  it('come with new recovery codes on wish; the old ones then stop working', async () => {
    const { visitor, takeFirstStep, enrolTotp, atWork } = await setUp();
    const { recoveryCodes } = await enrolTotp();
    const [fresh = ''] = await makeRecoveryCodes(await atWork());
    const use = async (code: string) =>
      confirmSecondFactor(visitor, (await takeFirstStep()).token, { kind: 'recovery', code });

    await expect(use(recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'auth/invalid-second-factor' });
    expect(await use(fresh)).toHaveProperty('token');
  });

  it('are at most ten', async () => {
    const { atWork } = await setUp();
    const ctx = await atWork();
    for (let count = 0; count < 10; count += 1) await addPasskey(ctx);
    await expect(beginPasskeyEnrolment(ctx)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('are nobody else’s business, not at the same partner and not at another', async () => {
    const [one, two] = [await setUp(), await setUp()];
    await one.enrolTotp();
    await two.enrolTotp();
    const [ctx, other] = [await one.atWork(), await two.atWork()];
    const [theirs] = (await listSecondFactors(other)).factors;
    await expect(removeSecondFactor(ctx, theirs?.id ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const { id: partnerId } = await insertPartner(database());
    const { actor } = await insertSession(database(), partnerId, await insertUser(database(), partnerId));
    const applicant = buildContext(database(), { partnerId, actor });
    await expect(listSecondFactors(applicant)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(beginTotpEnrolment(one.visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
