import { describe, expect, it } from 'vitest';
import { buildContext, type TestContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { createCookieJar } from '../../../testing/api/cookie-jar.ts';
import { requestLink } from '../../../testing/request-link.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { findSessionActor } from './find-session-actor.ts';

const database = useTestDatabase();
const metadata = 'metadata { status errors message }';
const signInWithEmailLink = `mutation SignInWithEmailLink($input: SignInWithEmailLinkInput!) {
  signedIn: signInWithEmailLink(input: $input) { ${metadata} identity { token userId continueUrl } } }`;
const signInWithPassword = `mutation SignInWithPassword($input: SignInWithPasswordInput!) {
  signedIn: signInWithPassword(input: $input) { ${metadata} identity { token userId continueUrl } } }`;
const beginSession = `mutation BeginSession($input: BeginSessionInput!) { begun: beginSession(input: $input) { ${metadata} } }`;
const endSession = `mutation EndSession { ended: endSession { ${metadata} } }`;

interface Metadata {
  readonly metadata: { status: number; errors: string[]; message: string | null };
}
interface SignedIn {
  readonly signedIn: Metadata & {
    identity: { token: string; userId: string; continueUrl: string | null } | null;
  };
}

const success = { status: 200, errors: [], message: null };

async function setUp() {
  const partner = await insertPartner(database());
  const ctx = buildContext(database(), { partnerId: partner.id });
  const scope = { partnerId: partner.id, tenantId: partner.tenantIds.applicant };
  return { partner, ctx, scope };
}

/** The next request of the same browser. */
async function nextRequest(ctx: TestContext): Promise<TestContext> {
  const actor = await findSessionActor(database(), ctx.session.cookies.session ?? '', ctx.now());
  const { partnerId, session, clock } = ctx;
  return buildContext(database(), { partnerId, session, clock, ...(actor && { actor }) });
}

describe('signing in with a link and logging out', () => {
  it('goes from the mail over the proof to a session, and ends it [P653] [P654]', async () => {
    const { partner, ctx, scope } = await setUp();
    const { token, verifier } = await requestLink(ctx, partner);
    ctx.session.setVerifierCookie(verifier);

    const { data } = await runOperation<SignedIn>(ctx, signInWithEmailLink, { input: { ...scope, token } });
    expect(data.signedIn.metadata).toEqual(success);
    const { token: proof, userId } = data.signedIn.identity ?? {};

    const input = { ...scope, token: proof, userId, authenticationMechanism: 'EMAIL_TOKEN' };
    const begun = await runOperation<{ begun: Metadata }>(ctx, beginSession, { input });
    expect(begun.data.begun.metadata).toEqual(success);

    const signedIn = await nextRequest(ctx);
    expect(signedIn.actor).toMatchObject({ kind: 'applicant', userId, partnerId: partner.id });

    const ended = await runOperation<{ ended: Metadata }>(signedIn, endSession);
    expect(ended.data.ended.metadata).toEqual(success);
    expect(ctx.session.cookies.session).toBeUndefined();
  });

  it('says in the words of the specification that a link is used up [P697]', async () => {
    const { ctx, scope } = await setUp();
    const { data } = await runOperation<SignedIn>(ctx, signInWithEmailLink, {
      input: { ...scope, token: 'gone' },
    });
    expect(data.signedIn).toEqual({
      identity: null,
      metadata: {
        status: 400,
        errors: [
          'auth/invalid-action-code',
          'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
        ],
        message:
          'The sign-in link has already been used once, is expired, or is invalid. Please request a new link.',
      },
    });
  });

  it('takes the typed email in any spelling', async () => {
    const { partner, ctx, scope } = await setUp();
    const { token } = await requestLink(ctx, partner);
    const input = { ...scope, token, email: ' ADA@demo.example' };
    const { data } = await runOperation<SignedIn>(ctx, signInWithEmailLink, { input });
    expect(data.signedIn.metadata.status).toBe(200);
  });
});

describe('signInWithPassword', () => {
  it('gives a proof for the right password and none for a wrong one [P696]', async () => {
    const { partner, ctx, scope } = await setUp();
    const password = 'a-long-password-1!';
    const user = await insertUser(database(), partner.id, { email: 'ada@demo.example', password });
    const input = { ...scope, email: 'Ada@demo.example', password };

    const right = await runOperation<SignedIn>(ctx, signInWithPassword, { input });
    expect(right.data.signedIn.identity).toMatchObject({ userId: user.id, continueUrl: null });

    const wrong = await runOperation<SignedIn>(ctx, signInWithPassword, {
      input: { ...input, password: 'x' },
    });
    expect(wrong.data.signedIn).toMatchObject({
      identity: null,
      metadata: { status: 400, message: 'Incorrect email address or password, please try again' },
    });
  });
});

describe('beginSession', () => {
  it('refuses a made-up proof, and sets no cookie [P653] [P694]', async () => {
    const { ctx, scope } = await setUp();
    const input = {
      ...scope,
      token: 'made-up',
      userId: '00000000-0000-4000-8000-000000000000',
      authenticationMechanism: 'EMAIL_TOKEN',
    };
    const { data } = await runOperation<{ begun: Metadata }>(ctx, beginSession, { input });
    expect(data.begun.metadata).toMatchObject({ status: 400, message: 'Invalid verification code' });
    expect(ctx.session.cookies.session).toBeUndefined();
  });

  it.each(['BASIC', 'EMAIL_TOKEN', 'SAML'])(
    'knows the mechanism %s, and no other [P653]',
    async (mechanism) => {
      const { ctx, scope } = await setUp();
      const input = { ...scope, token: 'x', userId: 'x', authenticationMechanism: mechanism };
      expect((await runOperation(ctx, beginSession, { input })).errors).toEqual([]);
      const unknown = { ...input, authenticationMechanism: 'FACE' };
      expect((await runOperation(ctx, beginSession, { input: unknown })).errors).toHaveLength(1);
    },
  );
});

describe('endSession', () => {
  it('also succeeds for someone whose session is over [P654]', async () => {
    const session = createCookieJar();
    session.setSessionCookie('stale');
    const ctx = buildContext(database(), { session });
    const { data } = await runOperation<{ ended: Metadata }>(ctx, endSession);
    expect(data.ended.metadata).toEqual(success);
    expect(session.cookies.session).toBeUndefined();
  });
});
