import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { buildContext } from '../../testing/build-context.ts';
import { insertIncident } from '../../testing/builders/insert-incident.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { beginSession } from './sessions/begin-session.ts';
import { toDraftKey } from './sessions/draft-key.ts';
import { mailPasswordReset } from './passwords/mail-password-reset.job.ts';
import { reauthenticate } from './reauthenticate.ts';
import { sendMagicLink } from './links/send-magic-link.ts';
import { sendPasswordReset } from './passwords/send-password-reset.ts';
import { signInWithEmailLink } from './links/sign-in-with-email-link.ts';

const database = useTestDatabase();

describe('the database of someone who signed in', () => {
  it('holds no secret that could be used, neither before nor after delivery [check 26]', async () => {
    const partner = await insertPartner(database());
    const ctx = buildContext(database(), { partnerId: partner.id });
    const tenantId = partner.tenantIds.applicant;
    const request = { email: 'ada@demo.example', tenantId, timezone: 'UTC' };

    const { verifier } = await sendMagicLink(ctx, request);
    const beforeDelivery = await dumpDatabase();
    const [mail] = await deliverMails(ctx);
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const identity = await signInWithEmailLink(ctx, { tenantId, token, verifier });
    const { cookie } = await beginSession(ctx, {
      ...identity,
      tenantId,
      authenticationMechanism: 'EMAIL_TOKEN',
    });

    const dump = beforeDelivery + (await dumpDatabase());
    const sessionToken = cookie.split('.')[1] ?? '';
    expect(dump).toContain('ada@demo.example');
    for (const secret of [token, verifier, identity.token, sessionToken]) {
      expect(secret).toHaveLength(43);
      expect(isInside(dump, secret)).toBe(false);
    }
  });

  it('holds no token of a password reset, no renewed session and no draft key [check 26]', async () => {
    const partner = await insertPartner(database());
    const password = 'gravel 7 lantern!';
    const user = await insertUser(database(), partner.id, { email: 'ben@demo.example', password });
    const ctx = buildContext(database(), { partnerId: partner.id });
    const tenantId = partner.tenantIds.applicant;

    const { verifier } = await sendPasswordReset(ctx, {
      email: 'ben@demo.example',
      tenantId,
      timezone: 'UTC',
    });
    await runWaitingJobs(database(), ctx, mailPasswordReset);
    const beforeDelivery = await dumpDatabase();
    const [mail] = await deliverMails(ctx);
    const token = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const { actor } = await insertSession(database(), partner.id, user);
    const own = buildContext(database(), { partnerId: partner.id, actor });
    const { cookie } = await reauthenticate(own, password);

    const dump = beforeDelivery + (await dumpDatabase());
    for (const secret of [token, verifier, cookie.split('.')[1] ?? ''])
      expect([secret.length, isInside(dump, secret)]).toEqual([43, false]);
    for (const secret of [toDraftKey(ctx.keys, partner.id, user.id), password])
      expect(isInside(dump, secret)).toBe(false);
  });

  it('would be caught holding one, as text or as bytes [check 26]', async () => {
    const partner = await insertPartner(database());
    const secret = 'A'.repeat(43);
    await insertIncident(database(), partner.id, { message: `token=${secret}` });
    expect(isInside(await dumpDatabase(), secret)).toBe(true);
    expect(isInside(`\\x${Buffer.from(secret).toString('hex')}`, secret)).toBe(true);
  });
});

function isInside(dump: string, secret: string): boolean {
  const spellings = [
    secret,
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret, 'base64url').toString('hex'),
    Buffer.from(secret).toString('base64'),
  ];
  return spellings.some((spelling) => dump.includes(spelling));
}

/** Every row of every table, as the owner of the database sees it. */
async function dumpDatabase(): Promise<string> {
  const client = new pg.Client({ connectionString: database().ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    let dump = '';
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      dump += rows.map(({ row }) => row).join('\n');
    }
    return dump;
  } finally {
    await client.end();
  }
}
