import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../platform/context.ts';
import { openDatabase } from '../../../platform/db/open-database.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions } from '../../../testing/read-audit.ts';
import { buildSecondFactorWorld } from '../../../testing/worlds/second-factor-world.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { beginSignInStep } from '../../second-factors/index.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';

const database = useTestDatabase();
const maxGuesses = 10;

async function setUp() {
  const world = await buildSecondFactorWorld(database());
  const { recoveryCodes } = await world.enrolTotp();
  await deliverMails(world.visitor);
  // The code of the enrolment is used up; the phone shows the next one.
  world.clock.moveBy({ seconds: 30 });
  /** What a right password leads to, without the work of checking it each time. */
  const openSteps = (count: number) =>
    world.visitor.db.transaction(async (tx) => {
      const tokens: string[] = [];
      for (let step = 0; step < count; step += 1)
        tokens.push((await beginSignInStep(tx, world.visitor, world.worker.id)).token);
      return tokens;
    });
  const guess = (token: string, code = '000000', ctx: RequestContext = world.visitor) =>
    confirmSecondFactor(ctx, token, { kind: 'totp', code }).then(
      () => 'in',
      (error: unknown) => (error as { code: string }).code,
    );
  return { ...world, recoveryCodes, openSteps, guess };
}

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('someone who knows the password and guesses codes', () => {
  it('gets ten guesses, whatever they opened before and whichever process they ask', async () => {
    const { partner, clock, visitor, openSteps, guess, readCode } = await setUp();
    const tokens = await openSteps(30);
    const otherProcess = await openDatabase({ ownerUrl: database().ownerUrl });
    const elsewhere = buildContext(otherProcess, { partnerId: partner.id, clock });

    const outcomes = await Promise.all(
      tokens.flatMap((token) => [guess(token), guess(token, '111111', elsewhere), guess(token, '222222')]),
    );
    await otherProcess.close();

    expect(tally(outcomes)).toEqual({
      'auth/invalid-second-factor': maxGuesses,
      'auth/second-factor-locked': 90 - maxGuesses,
    });
    const evaluated = (await listActions(visitor)).filter((action) => action === 'refuseSecondFactor');
    expect(evaluated).toHaveLength(maxGuesses);
    const [fresh = ''] = await openSteps(1);
    expect(await guess(fresh, readCode())).toBe('auth/second-factor-locked');
  }, 60_000);

  it('is told how long to wait and what else works, and the owner is told of the first wrong code and of the lockout', async () => {
    const { visitor, worker, openSteps, guess } = await setUp();
    const tokens = await openSteps(4);
    for (let tries = 0; tries < maxGuesses; tries += 1) await guess(tokens[tries % 3] ?? '');

    const mails = await deliverMails(visitor);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [worker.email, 'Someone entered a wrong code for your staff account'],
      [worker.email, 'Someone entered wrong codes for your staff account'],
    ]);
    await expect(
      confirmSecondFactor(visitor, tokens[3] ?? '', { kind: 'totp', code: '000000' }),
    ).rejects.toMatchObject({
      code: 'auth/second-factor-locked',
      texts: [
        'Too many wrong codes. Please wait an hour and try again. If you have a passkey, it still works. If you lost your phone, ask an admin on your team for help.',
      ],
    });
    expect(await deliverMails(visitor)).toEqual([]);
    expect((await listActions(visitor)).filter((action) => action === 'lockSecondFactor')).toHaveLength(1);
  });

  it('gets no further with recovery codes, which count the same', async () => {
    const { visitor, openSteps, guess, recoveryCodes } = await setUp();
    const tokens = await openSteps(4);
    for (let tries = 0; tries < maxGuesses; tries += 1) await guess(tokens[tries % 3] ?? '');
    await expect(
      confirmSecondFactor(visitor, tokens[3] ?? '', { kind: 'recovery', code: recoveryCodes[0] ?? '' }),
    ).rejects.toMatchObject({ code: 'auth/second-factor-locked' });
  });
});

describe('the owner of an account at which someone guesses', () => {
  it('is told again at each lockout, and not of the guesses between', async () => {
    const { clock, visitor, openSteps, guess } = await setUp();
    const lockOut = async () => {
      const tokens = await openSteps(3);
      for (let tries = 0; tries < maxGuesses + 5; tries += 1) await guess(tokens[tries % 3] ?? '');
      return (await deliverMails(visitor)).length;
    };
    expect(await lockOut()).toBe(2);
    clock.moveBy({ minutes: 61 });
    expect(await lockOut()).toBe(2);
  });
});

describe('an owner who mistypes', () => {
  it('can try again after an hour', async () => {
    const { clock, openSteps, guess, readCode } = await setUp();
    const tokens = await openSteps(3);
    for (let tries = 0; tries < maxGuesses; tries += 1) await guess(tokens[tries % 3] ?? '');
    clock.moveBy({ minutes: 60 });
    const [fresh = ''] = await openSteps(1);
    expect(await guess(fresh, readCode())).toBe('in');
  });

  it('has all tries again after a right code', async () => {
    const { clock, openSteps, guess, readCode } = await setUp();
    const tokens = await openSteps(6);
    for (let tries = 0; tries < maxGuesses - 1; tries += 1) await guess(tokens[tries % 3] ?? '');
    expect(await guess(tokens[3] ?? '', readCode())).toBe('in');
    clock.moveBy({ minutes: 5 });
    expect(await guess(tokens[4] ?? '')).toBe('auth/invalid-second-factor');
    expect(await guess(tokens[4] ?? '', readCode())).toBe('in');
  });
});
