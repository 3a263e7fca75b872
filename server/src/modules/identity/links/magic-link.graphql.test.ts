import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertSession } from '../../../testing/builders/insert-session.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { runOperation } from '../../../testing/api/run-operation.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';

const database = useTestDatabase();
const metadata = 'metadata { status errors message }';
const sendMagicLink = `mutation SendMagicLink($input: SendMagicLinkInput!) { sent: sendMagicLink(input: $input) { ${metadata} } }`;
const sendMagicLinkV2 = `mutation SendMagicLinkV2($input: SendMagicLinkV2Input!) { sent: sendMagicLinkV2(input: $input) { ${metadata} } }`;

interface Sent {
  readonly sent: { readonly metadata: { status: number; errors: string[]; message: string | null } };
}

async function setUp() {
  const partner = await insertPartner(database());
  const ctx = buildContext(database(), { partnerId: partner.id });
  const input = {
    email: 'ada@demo.example',
    partnerId: partner.id,
    tenantId: partner.tenantIds.applicant,
    timezone: 'America/New_York',
  };
  return { partner, ctx, input };
}

describe('sendMagicLink', () => {
  it('takes email, partner, tenant and timezone, and answers 200 [P658]', async () => {
    const { ctx, input } = await setUp();
    const { data } = await runOperation<Sent>(ctx, sendMagicLink, { input });
    expect(data.sent.metadata).toEqual({ status: 200, errors: [], message: null });
    expect(await deliverMails(ctx)).toHaveLength(1);
    expect(ctx.session.cookies.verifier).toMatch(/^[\w-]{43}$/);
  });

  it.each(['email', 'partnerId', 'tenantId', 'timezone'])('needs %s [P658]', async (missing) => {
    const { ctx, input } = await setUp();
    const { errors } = await runOperation(ctx, sendMagicLink, { input: { ...input, [missing]: undefined } });
    expect(errors).toEqual([expect.stringContaining(`"${missing}"`)]);
  });

  it('answers a known and an unknown address in the same words, also the sixth time [check 27]', async () => {
    const { partner, ctx, input } = await setUp();
    await insertUser(database(), partner.id, { email: 'ada@demo.example' });
    const ask = async (email: string) => {
      const answers: string[] = [];
      for (let request = 0; request < 6; request += 1) {
        const { data } = await runOperation<Sent>(ctx, sendMagicLink, { input: { ...input, email } });
        answers.push(JSON.stringify(data));
      }
      return answers;
    };
    const known = await ask('ada@demo.example');
    expect(await ask('new@demo.example')).toEqual(known);
    expect(known.map((answer) => (JSON.parse(answer) as Sent).sent.metadata.status)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });

  it.each([
    '',
    'ada',
    'ada@demo',
    'ada @demo.example',
    'ada@demo.example\r\nBcc: eve@demo.example',
    'a@b@c.example',
  ])('refuses the email %j [P543]', async (email) => {
    const { ctx, input } = await setUp();
    const { data } = await runOperation<Sent>(ctx, sendMagicLink, { input: { ...input, email } });
    expect(data.sent.metadata).toMatchObject({ status: 400, message: 'Please enter a valid email address' });
    expect(await deliverMails(ctx)).toEqual([]);
  });

  it('keeps an address in one spelling', async () => {
    const { ctx, input } = await setUp();
    await runOperation(ctx, sendMagicLink, { input: { ...input, email: ' Ada@Demo.Example ' } });
    expect((await deliverMails(ctx))[0]?.to).toBe('ada@demo.example');
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no-id', "'; drop table users --"])(
    'knows no partner %s',
    async (partnerId) => {
      const { ctx, input } = await setUp();
      const { data } = await runOperation<Sent>(ctx, sendMagicLink, { input: { ...input, partnerId } });
      expect(data.sent.metadata).toMatchObject({ status: 404, errors: ['NOT_FOUND', 'Not found'] });
    },
  );

  it('refuses the tenant of another partner [P695]', async () => {
    const { ctx, input } = await setUp();
    const tenantId = (await insertPartner(database())).tenantIds.applicant;
    const { data } = await runOperation<Sent>(ctx, sendMagicLink, { input: { ...input, tenantId } });
    expect(data.sent.metadata).toEqual({
      status: 400,
      errors: ['auth/tenant-id-mismatch', 'This operation is not supported for this tenant'],
      message: 'This operation is not supported for this tenant',
    });
  });

  it('does not let someone with a session in one partner act in another', async () => {
    const { input } = await setUp();
    const own = await insertPartner(database());
    const { actor } = await insertSession(database(), own.id, await insertUser(database(), own.id));
    const visit = buildContext(database(), { partnerId: own.id, actor });
    const { data } = await runOperation<Sent>(visit, sendMagicLink, { input });
    expect(data.sent.metadata.status).toBe(404);
  });
});

describe('sendMagicLinkV2', () => {
  it('also takes where to go on [P659]', async () => {
    const { partner, ctx, input } = await setUp();
    const continueUrl = `https://aid.example/${partner.externalId}/identity/magicLink`;
    const { data } = await runOperation<Sent>(ctx, sendMagicLinkV2, { input: { ...input, continueUrl } });
    expect(data.sent.metadata.status).toBe(200);
    expect((await deliverMails(ctx))[0]?.text).toContain(`${continueUrl}#token=`);

    const { errors } = await runOperation(ctx, sendMagicLinkV2, { input });
    expect(errors).toEqual([expect.stringContaining('"continueUrl"')]);
  });
});
