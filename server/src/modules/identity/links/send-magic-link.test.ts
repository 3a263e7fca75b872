import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { insertUser } from '../../../testing/builders/insert-user.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { listActions, readAudit } from '../../../testing/read-audit.ts';
import { requestLink } from '../../../testing/request-link.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { type MagicLinkRequest, sendMagicLink } from './send-magic-link.ts';

const database = useTestDatabase();

async function setUp() {
  const partner = await insertPartner(database(), {
    whitelabeling: { logo: null, platformName: 'Bayview Aid', brandColor: '#0b6e4f', favicon: null },
  });
  const ctx = buildContext(database(), { partnerId: partner.id });
  const send = (request: Partial<MagicLinkRequest> = {}, verifier?: string) =>
    sendMagicLink(
      ctx,
      {
        email: 'ada@demo.example',
        tenantId: partner.tenantIds.applicant,
        timezone: 'America/Chicago',
        ...request,
      },
      verifier,
    );
  return { partner, ctx, send };
}

describe('sendMagicLink', () => {
  it('mails a link in the name of the partner, with its email and phone [P014]', async () => {
    const { partner, ctx, send } = await setUp();
    await send();

    const [mail] = await deliverMails(ctx);
    expect(mail).toMatchObject({ to: 'ada@demo.example', subject: 'Sign in to Bayview Aid' });
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`https://aid.example/${partner.externalId}/identity/magicLink#token=`);
      expect(body).toContain('help@bayview.example');
      expect(body).toContain('+12125550123');
    }
  });

  it('says until when the link works in the time of the person who asked, an hour later [P772]', async () => {
    const { ctx, send } = await setUp();
    await send();
    expect((await deliverMails(ctx))[0]?.text).toContain('until November 15, 2026 at 10:00 AM CST');
  });

  it('falls back to the time of the partner when the zone is unknown', async () => {
    const { ctx, send } = await setUp();
    await send({ timezone: 'Mars/Olympus' });
    expect((await deliverMails(ctx))[0]?.text).toContain('until November 15, 2026 at 11:00 AM EST');
  });

  it('carries a wish to go on inside the partner, and no other [check 28] [P659]', async () => {
    const { partner, ctx } = await setUp();
    const route = `https://aid.example/${partner.externalId}/identity/magicLink`;

    const wanted = await requestLink(ctx, partner, {
      continueUrl: `${route}?redirect_url=/${partner.externalId}/claim`,
    });
    expect(wanted.url.searchParams.get('redirect_url')).toBe(`/${partner.externalId}/claim`);

    const hostile = await requestLink(ctx, partner, { continueUrl: `${route}?redirect_url=//evil.example` });
    expect(hostile.url.search).toBe('');
  });

  it('does the same for a known and an unknown address', async () => {
    const { partner, ctx, send } = await setUp();
    await insertUser(database(), partner.id, { email: 'known@demo.example' });
    await send({ email: 'known@demo.example' });
    await send({ email: 'unknown@demo.example' });

    const mails = await deliverMails(ctx);
    expect(mails.map(({ to }) => to)).toEqual(['known@demo.example', 'unknown@demo.example']);
    expect((await listActions(ctx)).slice(-2)).toEqual(['sendMagicLink', 'sendMagicLink']);
  });

  it('sends at most five links an hour to one address and says how long to wait [check 21]', async () => {
    const { ctx, send } = await setUp();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () =>
        send().then(
          () => 'sent',
          (error: unknown) => (error as Error).message,
        ),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5);
    expect(outcomes).toContain('Too many tries. Please wait an hour and try again.');
    expect(await deliverMails(ctx)).toHaveLength(5);
    expect((await listActions(ctx)).filter((action) => action === 'reachLimit')).toHaveLength(1);

    ctx.clock.moveBy({ hours: 1 });
    await send();
    expect(await deliverMails(ctx)).toHaveLength(1);
  });

  it('counts each address by itself', async () => {
    const { ctx, send } = await setUp();
    for (let sent = 0; sent < 5; sent += 1) await send();
    await send({ email: 'ben@demo.example' });
    expect((await deliverMails(ctx)).at(-1)?.to).toBe('ben@demo.example');
  });

  it('keeps the verifier of the browser, and replaces what is none', async () => {
    const { send } = await setUp();
    const { verifier } = await send();
    expect((await send({}, verifier)).verifier).toBe(verifier);
    expect((await send({}, 'chosen-by-someone')).verifier).not.toBe('chosen-by-someone');
  });

  it('refuses the tenant of another partner and the tenant of staff', async () => {
    const { partner, send } = await setUp();
    const other = await insertPartner(database());
    await expect(send({ tenantId: other.tenantIds.applicant })).rejects.toMatchObject({
      code: 'auth/tenant-id-mismatch',
    });
    await expect(send({ tenantId: partner.tenantIds.staff })).rejects.toMatchObject({
      code: 'auth/unsupported-tenant-operation',
    });
  });

  it('refuses a partner that does not exist', async () => {
    const ctx = buildContext(database());
    const request = { email: 'ada@demo.example', tenantId: 'any', timezone: 'UTC' };
    await expect(sendMagicLink(ctx, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('puts a masked address on record', async () => {
    const { ctx, send } = await setUp();
    await send();
    expect((await readAudit(ctx)).at(-1)).toMatchObject({
      action: 'sendMagicLink',
      next: { email: 'a***@demo.example', tenant: 'applicant' },
    });
  });
});
