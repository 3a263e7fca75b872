import { describe, expect, it } from 'vitest';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { buildSecondFactorWorld } from '../../../testing/worlds/second-factor-world.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { revokeStaff } from '../../team/index.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { findSessionActor } from '../sessions/find-session-actor.ts';
import type { ProvenIdentity } from '../issue-identity-token.ts';

const database = useTestDatabase();

async function setUp() {
  const world = await buildSecondFactorWorld(database());
  const { recoveryCodes } = await world.enrolTotp();
  // The code of the enrolment is used up; the phone shows the next one.
  world.clock.moveBy({ seconds: 30 });
  const confirm = (token: string, code: string) =>
    confirmSecondFactor(world.visitor, token, { kind: 'totp', code });
  const begin = (identity: ProvenIdentity) =>
    beginSession(world.visitor, {
      ...identity,
      tenantId: world.partner.tenantIds.staff,
      authenticationMechanism: 'BASIC',
    });
  return { ...world, recoveryCodes, confirm, begin };
}

const wrong = { code: 'auth/invalid-second-factor' };
const over = { code: 'auth/sign-in-step-over' };

describe('confirmSecondFactor with an authenticator app', () => {
  it('turns password and code into a session of staff', async () => {
    const { visitor, worker, takeFirstStep, readCode, confirm, begin } = await setUp();
    const step = await takeFirstStep();
    expect(step.factors).toEqual(['totp']);

    const { cookie } = await begin(await confirm(step.token, readCode()));

    const actor = await findSessionActor(database(), cookie, visitor.now());
    expect(actor).toMatchObject({ kind: 'staff', userId: worker.id });
    expect((await listActions(visitor)).slice(-2)).toEqual(['confirmSecondFactor', 'beginSession']);
  });

  it('takes a code once, also in another step of signing in', async () => {
    const { takeFirstStep, readCode, confirm } = await setUp();
    const [first, second] = [await takeFirstStep(), await takeFirstStep()];
    const code = readCode();

    await confirm(first.token, code);

    await expect(confirm(second.token, code)).rejects.toMatchObject(wrong);
  });

  it('takes no older code after a newer one', async () => {
    const { takeFirstStep, readCode, confirm, clock } = await setUp();
    clock.moveBy({ seconds: 30 });
    const [older, newer] = [readCode(-30), readCode()];
    await confirm((await takeFirstStep()).token, newer);
    await expect(confirm((await takeFirstStep()).token, older)).rejects.toMatchObject(wrong);
  });

  it('forgives a clock that is one step off, and no more', async () => {
    const { takeFirstStep, readCode, confirm, clock } = await setUp();
    await confirm((await takeFirstStep()).token, readCode(30));
    clock.moveBy({ minutes: 5 });
    await confirm((await takeFirstStep()).token, readCode(-30));
    clock.moveBy({ minutes: 5 });
    const { token } = await takeFirstStep();
    await expect(confirm(token, readCode(60))).rejects.toMatchObject(wrong);
    await expect(confirm(token, readCode(-60))).rejects.toMatchObject(wrong);
  });

  it('lets two callers at once have one session between them', async () => {
    const { takeFirstStep, readCode, confirm } = await setUp();
    const { token } = await takeFirstStep();
    const outcomes = await Promise.allSettled([confirm(token, readCode()), confirm(token, readCode())]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a first step', () => {
  it('dies of five wrong codes, also for the right one', async () => {
    const { visitor, takeFirstStep, readCode, confirm } = await setUp();
    const { token } = await takeFirstStep();
    for (let guess = 0; guess < 5; guess += 1)
      await expect(confirm(token, '000000')).rejects.toMatchObject(wrong);

    await expect(confirm(token, readCode())).rejects.toMatchObject(over);
    expect((await listActions(visitor)).filter((action) => action === 'refuseSecondFactor')).toHaveLength(5);
  });

  it('lasts ten minutes and is good once', async () => {
    const { takeFirstStep, readCode, confirm, clock } = await setUp();
    const [late, soon] = [await takeFirstStep(), await takeFirstStep()];
    await confirm(soon.token, readCode());
    clock.moveBy({ minutes: 9, seconds: 30 });
    await expect(confirm(soon.token, readCode())).rejects.toMatchObject(over);
    clock.moveBy({ seconds: 31 });
    await expect(confirm(late.token, readCode())).rejects.toMatchObject(over);
  });

  it('ends when the person is removed from the staff', async () => {
    const { partner, worker, takeFirstStep, readCode, confirm } = await setUp();
    const { token } = await takeFirstStep();
    await revokeStaff(buildSystemContext(database(), { partnerId: partner.id }), worker.id);
    await expect(confirm(token, readCode())).rejects.toMatchObject(over);
  });

  it('means nothing at another partner', async () => {
    const { takeFirstStep, readCode } = await setUp();
    const other = await setUp();
    const { token } = await takeFirstStep();
    await expect(other.confirm(token, readCode())).rejects.toMatchObject(over);
  });

  it('is not proven by giving nothing', async () => {
    const { visitor, takeFirstStep } = await setUp();
    await expect(confirmSecondFactor(visitor, (await takeFirstStep()).token)).rejects.toMatchObject(wrong);
  });
});

describe('confirmSecondFactor with a recovery code', () => {
  it('takes each code once, in any spelling, and tells the person by mail', async () => {
    const { visitor, takeFirstStep, recoveryCodes } = await setUp();
    await deliverMails(visitor);
    const [code = ''] = recoveryCodes;
    const use = async (typed: string) =>
      confirmSecondFactor(visitor, (await takeFirstStep()).token, { kind: 'recovery', code: typed });

    expect(await use(code.toUpperCase().replaceAll('-', ' '))).toHaveProperty('userId');

    await expect(use(code)).rejects.toMatchObject(wrong);
    const [mail] = await deliverMails(visitor);
    expect(mail?.subject).toBe('A recovery code was used for your staff account');
    expect(mail?.text).toContain('You have 9 codes left.');
    expect(await takeFirstStep()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('knows no code of someone else', async () => {
    const { recoveryCodes } = await setUp();
    const other = await setUp();
    const step = await other.takeFirstStep();
    await expect(
      confirmSecondFactor(other.visitor, step.token, { kind: 'recovery', code: recoveryCodes[0] ?? '' }),
    ).rejects.toMatchObject(wrong);
  });
});
