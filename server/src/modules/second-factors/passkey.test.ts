import { describe, expect, it } from 'vitest';
import { buildSecondFactorWorld } from '../../testing/worlds/second-factor-world.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { confirmSecondFactor } from '../../testing/sign-in-steps.ts';
import { beginPasskeyCheck } from './begin-passkey-check.ts';
import { beginPasskeyEnrolment } from './begin-passkey-enrolment.ts';
import { confirmPasskeyEnrolment } from './confirm-passkey-enrolment.ts';

const database = useTestDatabase();
const refused = {
  code: 'auth/invalid-second-factor',
  message: 'That passkey did not work. Please try again.',
};

/** A member of staff with a passkey, who signs in. */
async function setUp() {
  const world = await buildSecondFactorWorld(database());
  const ctx = await world.atWork();
  const passkey = createSoftwarePasskey();
  const { challenge } = await beginPasskeyEnrolment(ctx);
  await confirmPasskeyEnrolment(ctx, { response: passkey.create({ challenge }) });

  const { token } = await world.takeFirstStep();
  const ask = async () => (await beginPasskeyCheck(world.visitor, token)).challenge;
  const confirm = (response: ReturnType<typeof passkey.get>) =>
    confirmSecondFactor(world.visitor, token, { kind: 'passkey', response });
  return { ...world, ctx, passkey, token, ask, confirm };
}

describe('signing in with a passkey', () => {
  it('takes a real signature over our challenge', async () => {
    const { worker, passkey, ask, confirm } = await setUp();
    const response = passkey.get({ challenge: await ask() });
    expect(await confirm(response)).toMatchObject({ userId: worker.id });
  });

  it('offers the passkeys of the person, and only theirs', async () => {
    const { visitor, passkey, token } = await setUp();
    const { allowCredentials, rpId } = await beginPasskeyCheck(visitor, token);
    expect(allowCredentials?.map(({ id }) => id)).toEqual([passkey.credentialId]);
    expect(rpId).toBe('aid.example');
  });

  it.each([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpID: 'evil.example' }],
    ['a challenge of its own', { challenge: 'bm90LW91cnM' }],
  ])('refuses a signature for %s', async (_name, wrong) => {
    const { passkey, ask, confirm } = await setUp();
    const response = passkey.get({ challenge: await ask(), ...wrong });
    await expect(confirm(response)).rejects.toMatchObject(refused);
  });

  it('refuses the key of a stranger under the name of a known one', async () => {
    const { passkey, ask, confirm } = await setUp();
    const forged = createSoftwarePasskey().get({ challenge: await ask() });
    const named = { ...forged, id: passkey.credentialId, rawId: passkey.credentialId };
    await expect(confirm(named)).rejects.toMatchObject(refused);
    await expect(confirm(forged)).rejects.toMatchObject(refused);
  });

  it('takes a challenge once, for five minutes and for its own purpose', async () => {
    const { ctx, passkey, ask, confirm, clock } = await setUp();
    const { challenge: forEnrolment } = await beginPasskeyEnrolment(ctx);
    await expect(confirm(passkey.get({ challenge: forEnrolment }))).rejects.toMatchObject(refused);

    const old = await ask();
    clock.moveBy({ minutes: 5, seconds: 1 });
    await expect(confirm(passkey.get({ challenge: old }))).rejects.toMatchObject(refused);

    const challenge = await ask();
    await expect(confirm(passkey.get({ challenge, origin: 'https://evil.example' }))).rejects.toThrow();
    const good = passkey.get({ challenge });
    await expect(confirm(good)).rejects.toMatchObject(refused);
  });

  it('notices a copy of the device by its counter', async () => {
    const { passkey, ask, confirm, takeFirstStep, visitor } = await setUp();
    await confirm(passkey.get({ challenge: await ask() }));
    passkey.rewind();
    const { token } = await takeFirstStep();
    const { challenge } = await beginPasskeyCheck(visitor, token);
    const response = passkey.get({ challenge });
    await expect(confirmSecondFactor(visitor, token, { kind: 'passkey', response })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('setting a passkey up', () => {
  it('refuses one that is known already, an answer for elsewhere and a challenge used before', async () => {
    const { ctx, passkey } = await setUp();
    const enrol = async (
      wrong: { origin?: string; challenge?: string } = {},
      device = createSoftwarePasskey(),
    ) => {
      const { challenge } = await beginPasskeyEnrolment(ctx);
      return confirmPasskeyEnrolment(ctx, { response: device.create({ challenge, ...wrong }) });
    };
    await expect(enrol({}, passkey)).rejects.toMatchObject(refused);
    await expect(enrol({ origin: 'https://evil.example' })).rejects.toMatchObject(refused);
    await expect(enrol({ challenge: 'bm90LW91cnM' })).rejects.toMatchObject(refused);

    const { challenge } = await beginPasskeyEnrolment(ctx);
    await confirmPasskeyEnrolment(ctx, { response: createSoftwarePasskey().create({ challenge }) });
    await expect(
      confirmPasskeyEnrolment(ctx, { response: createSoftwarePasskey().create({ challenge }) }),
    ).rejects.toMatchObject(refused);
  });
});
