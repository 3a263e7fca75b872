import { describe, expect, it } from 'vitest';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { buildSecondFactorWorld } from '../../../testing/worlds/second-factor-world.ts';
import { createSoftwarePasskey } from '../../../testing/software-passkey.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { waiveSecondFactor } from '../../staff/index.ts';

const database = useTestDatabase();
const metadata = 'metadata { status errors message }';
const signIn = `mutation SignIn($input: SignInWithPasswordInput!) { answer: signInWithPassword(input: $input) {
  ${metadata} identity { userId } firstStep { token factors recoveryCodesLeft } } }`;
const confirm = `mutation Confirm($input: ConfirmSecondFactorInput!) {
  answer: confirmSecondFactor(input: $input) { ${metadata} identity { userId token } } }`;
const beginPasskeyEnrolment = `mutation Begin($input: BeginEnrolmentInput!) {
  answer: beginPasskeyEnrolment(input: $input) { ${metadata} options } }`;
const confirmPasskeyEnrolment = `mutation Enrol($input: ConfirmPasskeyEnrolmentInput!) {
  answer: confirmPasskeyEnrolment(input: $input) { ${metadata} recoveryCodes } }`;
const beginPasskeyCheck = `mutation Check($input: BeginPasskeyCheckInput!) {
  answer: beginPasskeyCheck(input: $input) { ${metadata} options } }`;

interface Answer {
  readonly answer: {
    readonly metadata: { status: number; errors: string[]; message: string | null };
    readonly identity?: { userId: string; token?: string } | null;
    readonly firstStep?: { token: string; factors: string[]; recoveryCodesLeft: number } | null;
    readonly options?: { challenge: string } | null;
    readonly recoveryCodes?: string[] | null;
  };
}

async function setUp() {
  const world = await buildSecondFactorWorld(database());
  const partnerId = world.partner.id;
  const call = async (document: string, input: object) =>
    (await runOperation<Answer>(world.visitor, document, { input: { partnerId, ...input } })).data.answer;
  const enterPassword = () =>
    call(signIn, {
      tenantId: world.partner.tenantIds.staff,
      email: 'ada@demo.example',
      password: 'a-long-password-1!',
    });
  return { ...world, call, enterPassword };
}

describe('signInWithPassword of staff', () => {
  it('answers with a first step and the code that says what is missing', async () => {
    const { enterPassword, enrolTotp } = await setUp();
    const before = await enterPassword();
    expect(before).toMatchObject({ identity: null, firstStep: { factors: [], recoveryCodesLeft: 0 } });
    expect(before.metadata).toEqual({
      status: 403,
      errors: ['auth/second-factor-missing', 'Please set up a second way to prove who you are.'],
      message: 'Please set up a second way to prove who you are.',
    });

    await enrolTotp();

    const after = await enterPassword();
    expect(after).toMatchObject({ identity: null, firstStep: { factors: ['totp'], recoveryCodesLeft: 10 } });
    expect(after.metadata.errors[0]).toBe('auth/second-factor-required');
  });

  it('gives demo staff their proof at once', async () => {
    const { partner, worker, enterPassword } = await setUp();
    await waiveSecondFactor(buildSystemContext(database(), { partnerId: partner.id }), worker.id);
    expect(await enterPassword()).toMatchObject({
      metadata: { status: 200 },
      identity: { userId: worker.id },
      firstStep: null,
    });
  });
});

describe('confirmSecondFactor', () => {
  it('goes from a code to a proven identity, and says when a code is wrong', async () => {
    const { worker, clock, call, enterPassword, enrolTotp, readCode } = await setUp();
    await enrolTotp();
    clock.moveBy({ seconds: 30 });
    const firstStep = (await enterPassword()).firstStep?.token;

    const wrong = await call(confirm, { firstStep, code: '000000' });
    expect(wrong.metadata).toMatchObject({
      status: 400,
      message: 'That code is not correct. Check the time on your phone and enter the newest code.',
    });
    const right = await call(confirm, { firstStep, code: readCode() });
    expect(right).toMatchObject({ metadata: { status: 200 }, identity: { userId: worker.id } });
  });

  it('goes from a passkey to a proven identity', async () => {
    const { worker, call, enterPassword } = await setUp();
    const passkey = createSoftwarePasskey();
    const enrolling = (await enterPassword()).firstStep?.token;
    const made = await call(beginPasskeyEnrolment, { firstStep: enrolling });
    const response = passkey.create({ challenge: made.options?.challenge ?? '' });
    const enrolled = await call(confirmPasskeyEnrolment, { firstStep: enrolling, response });
    expect(enrolled.recoveryCodes).toHaveLength(10);

    const firstStep = (await enterPassword()).firstStep?.token;
    const { options } = await call(beginPasskeyCheck, { firstStep });
    const assertion = passkey.get({ challenge: options?.challenge ?? '' });
    expect(await call(confirm, { firstStep, passkey: assertion })).toMatchObject({
      metadata: { status: 200 },
      identity: { userId: worker.id },
    });
  });

  it.each([null, 'text', 7, {}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'refuses %j in the place of a passkey',
    async (passkey) => {
      const { call, enterPassword, enrolTotp } = await setUp();
      await enrolTotp();
      const firstStep = (await enterPassword()).firstStep?.token;
      const { metadata: outcome } = await call(confirm, { firstStep, passkey });
      expect(outcome.status).toBe(400);
    },
  );
});
