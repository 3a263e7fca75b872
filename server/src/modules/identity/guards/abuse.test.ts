import { afterAll, describe, expect, it } from 'vitest';
import { schema } from '../../../app/schema.ts';
import { buildApi } from '../../../testing/api/build-api.ts';
import { ownPageHeaders } from '../../../testing/api/build-endpoint.ts';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { runWaitingJobs } from '../../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { warnOfGuesses } from '../second-step/warn-of-guesses.job.ts';

const database = useTestDatabase();
const password = 'gravel 7 lantern!';
const email = 'ada@demo.example';
const opened: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((api) => api.close())));

async function setUp({ trustedProxyHops = 0 } = {}) {
  const partner = await insertPartner(database());
  const user = await insertUser(database(), partner.id, { email, password });
  const api = await buildApi(database(), schema, { trustedProxyHops });
  opened.push(api);
  const session = await insertSession(database(), partner.id, user, api.clock);
  const ctx = buildContext(database(), { partnerId: partner.id, clock: api.clock, ports: api.ports });
  const scope = { partnerId: partner.id, tenantId: partner.tenantIds.applicant };

  let calls = 0;
  /** Each call claims to come through a proxy from somewhere else. */
  async function call(
    operation: string,
    inputType: string,
    input: object,
    solution?: string,
  ): Promise<string> {
    calls += 1;
    const query = `mutation Test($input: ${inputType}!) { done: ${operation}(input: $input) { metadata { status errors } } }`;
    const reply = await api.send({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '198.51.100.7',
      headers: {
        ...ownPageHeaders,
        'x-forwarded-for': `203.0.113.${String(calls % 250)}`,
        'x-real-ip': `203.0.113.${String(calls % 250)}`,
        forwarded: `for=203.0.113.${String(calls % 250)}`,
        ...(solution && { 'x-recaptcha-token': solution }),
      },
      payload: JSON.stringify({ query, variables: { input: { ...scope, ...input } } }),
    });
    const { data } = JSON.parse(reply.text) as {
      data: { done: { metadata: { status: number; errors: string[] } } };
    };
    const { status, errors } = data.done.metadata;
    return status === 200 ? 'done' : `${String(status)} ${errors[0] ?? ''}`;
  }
  const signIn = (typed: string, at = email) =>
    call(
      'signInWithPassword',
      'SignInWithPasswordInput',
      { email: at, password: typed },
      `solved ${String(calls)}`,
    );
  const sendLink = (to: string, solution?: string) =>
    call('sendMagicLink', 'SendMagicLinkInput', { email: to, timezone: 'UTC' }, solution);
  return { partner, user, api, session, ctx, signIn, sendLink };
}

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

describe('someone who guesses passwords', () => {
  it('gets ten tries in 15 minutes, whatever address they claim, and not even the right one after that [check 21]', async () => {
    const { api, session, ctx, signIn } = await setUp();
    const outcomes: string[] = [];
    for (let tries = 0; tries < 100; tries += 1) outcomes.push(await signIn(`guess ${String(tries)}`));

    expect(tally(outcomes)).toEqual({ '400 auth/wrong-password': 10, '429 TOO_MANY_REQUESTS': 90 });
    expect(await signIn(password)).toBe('429 TOO_MANY_REQUESTS');
    const own = await api.call({ query: 'query Test { currentUser { email } }' }, session);
    expect(own.text).toContain(email);

    expect(await runWaitingJobs(database(), ctx, warnOfGuesses)).toBe(1);
    expect((await deliverMails(ctx)).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Someone tried to sign in to your Bayview College Fund account'],
    ]);
    api.clock.moveBy({ minutes: 15 });
    expect(await signIn(password)).toBe('done');
  });

  it('learns nothing about an address without an account: the same answers, the same number of times [check 21] [check 27]', async () => {
    const { ctx, signIn } = await setUp();
    const attack = async (at: string) => {
      const outcomes: string[] = [];
      for (let tries = 0; tries < 12; tries += 1) outcomes.push(await signIn('guess', at));
      return outcomes;
    };
    expect(await attack('nobody@demo.example')).toEqual(await attack(email));
    expect(await runWaitingJobs(database(), ctx, warnOfGuesses)).toBe(2);
    expect(await deliverMails(ctx)).toHaveLength(1);
  });
});

describe('someone who floods a mailbox', () => {
  it('gets five links an hour out, however fast and under whatever address [check 21]', async () => {
    const { ctx, sendLink } = await setUp();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_none, index) =>
        sendLink('victim@demo.example', `solved ${String(index)}`),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 5, '429 TOO_MANY_REQUESTS': 95 });
    expect(await deliverMails(ctx)).toHaveLength(5);
  }, 60_000);

  it('must show that a person is there after a hundred addresses, and a solution counts once [check 21]', async () => {
    const { sendLink } = await setUp();
    const outcomes: string[] = [];
    for (let index = 0; index < 110; index += 1)
      outcomes.push(await sendLink(`victim-${String(index)}@demo.example`));
    expect(tally(outcomes)).toEqual({ done: 100, '428 auth/challenge-required': 10 });

    expect(await sendLink('other@demo.example', 'solved once')).toBe('done');
    expect(await sendLink('another@demo.example', 'solved once')).toBe('428 auth/challenge-required');
    expect(await sendLink('another@demo.example', 'made up')).toBe('428 auth/challenge-required');
  }, 60_000);

  it('would get through if forwarded addresses were believed: then nobody asks [check 21]', async () => {
    const { sendLink } = await setUp({ trustedProxyHops: 1 });
    const outcomes: string[] = [];
    for (let index = 0; index < 110; index += 1)
      outcomes.push(await sendLink(`victim-${String(index)}@demo.example`));
    expect(tally(outcomes)).toEqual({ done: 110 });
  }, 60_000);
});
