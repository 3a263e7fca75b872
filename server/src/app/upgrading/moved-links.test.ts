import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken, hashToken } from '../../platform/crypto/token.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { type Database, openDatabase } from '../../platform/db/open-database.ts';
import { installJobs } from '../../platform/jobs/install-jobs.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertPartner } from '../../testing/builders/insert-partner.ts';
import { insertUser } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createEmptyDatabase, dropDatabase } from '../../testing/test-database.ts';
import { verifyEmail } from '../../modules/account/verify-email.ts';
import { mailPasswordReset } from '../../modules/identity/index.ts';
import { signInWithEmailLink } from '../../modules/identity/links/sign-in-with-email-link.ts';
import { resetPassword } from '../../modules/identity/passwords/reset-password.ts';
import { updateUser } from '../../modules/users/index.ts';

/** The last version that kept each kind of link in a table of its own. */
const before = 30;
const email = 'ada@demo.example';
const newEmail = 'moved@demo.example';
const usedUp = { code: 'auth/invalid-action-code' };
// The migration asks the clock of the database what is old.
const clock = createTestClock(new Date().toISOString());
const soon = new Date(clock.now().getTime() + 600_000);
const old = new Date(clock.now().getTime() - 8 * 24 * 3_600_000);

let serverUrl = '';
let ownerUrl = '';
let database: Database;

beforeAll(async () => {
  serverUrl = await createEmptyDatabase();
  // Row-level security holds for an owner who is no superuser, as most installations have it.
  const name = `owner_${randomUUID().slice(0, 8)}`;
  await query(serverUrl, `create role ${name} login createrole password 'first'`);
  await query(serverUrl, `alter database ${new URL(serverUrl).pathname.slice(1)} owner to ${name}`);
  ownerUrl = Object.assign(new URL(serverUrl), { username: name, password: 'first' }).href;
  await migrate(ownerUrl, silentLog, { upTo: before });
  await installJobs(ownerUrl, silentLog);
  database = await openDatabase({ ownerUrl });
}, 240_000);
afterAll(async () => {
  await database.close();
  await dropDatabase(serverUrl);
});

async function query(url: string, text: string, values?: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** A person, and everything that was sent to them before the upgrade. */
async function populate() {
  const partner = await insertPartner(database);
  const user = await insertUser(database, partner.id, { email });
  const ctx = buildContext(database, { partnerId: partner.id, clock });
  await ctx.db.transaction((tx) => updateUser(tx, partner.id, user.id, { newEmail }));
  const tokens = {
    link: createToken(),
    usedLink: createToken(),
    reset: createToken(),
    change: createToken(),
  };
  const waitingId = randomUUID();
  const links = `(partner_id, token_hash, verifier_hash, email, tenant, continue_url, created_at, expires_at, used_at)`;
  const resets = `(partner_id, id, token_hash, verifier_hash, email, tenant, time_zone, created_at, expires_at)`;
  const rows: readonly (readonly [string, readonly unknown[]])[] = [
    [
      `magic_links ${links}`,
      [tokens.link.hash, hashToken('v'), email, 'applicant', '/cases', soon, soon, null],
    ],
    [
      `magic_links ${links}`,
      [tokens.usedLink.hash, hashToken('v'), email, 'applicant', null, soon, soon, soon],
    ],
    [
      `magic_links ${links}`,
      [createToken().hash, hashToken('v'), 'old@demo.example', 'applicant', null, old, old, null],
    ],
    [
      `password_resets ${resets}`,
      [randomUUID(), tokens.reset.hash, hashToken('v'), email, 'applicant', 'UTC', soon, soon],
    ],
    [`password_resets ${resets}`, [waitingId, null, hashToken('v'), email, 'applicant', 'UTC', soon, soon]],
    [
      `email_changes (partner_id, user_id, token_hash, new_email, created_at, expires_at, failed_confirmations)`,
      [user.id, tokens.change.hash, newEmail, soon, soon, 4],
    ],
  ];
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.partner_id', $1, false)`, [partner.id]);
  for (const [table, values] of rows) {
    const places = values.map((_, index) => `$${String(index + 2)}`).join(', ');
    await client.query(`insert into ${table} values ($1, ${places})`, [partner.id, ...values]);
  }
  await client.end();
  return { partner, ctx, tokens, waitingId, tenantId: partner.tenantIds.applicant };
}

describe('links that were sent before the upgrade', () => {
  it('work after it, at every partner, and what was used or is old does not come back', async () => {
    const people = [await populate(), await populate()];

    await migrate(ownerUrl, silentLog);

    for (const { partner, ctx, tokens, waitingId, tenantId } of people) {
      const kept = await ctx.db.transaction((tx) =>
        tx.selectFrom('one_time_tokens').select('email').execute(),
      );
      expect(kept.map((row) => row.email).toSorted()).toEqual([email, email, email, email, newEmail]);

      const signIn = (token: string) => signInWithEmailLink(ctx, { tenantId, token, verifier: 'v' });
      expect(await signIn(tokens.link.token)).toMatchObject({ continueUrl: '/cases' });
      await expect(signIn(tokens.usedLink.token)).rejects.toMatchObject(usedUp);

      await mailPasswordReset.run(ctx, { resetId: waitingId });
      expect((await deliverMails(ctx)).map(({ to }) => to)).toEqual([email]);

      const guess = verifyEmail(ctx, { token: tokens.change.token, email: 'eve@demo.example' });
      await expect(guess).rejects.toMatchObject({ code: 'auth/invalid-email' });
      const fifth = verifyEmail(ctx, { token: tokens.change.token, email: newEmail });
      await expect(fifth).rejects.toMatchObject(usedUp);

      const newPassword = 'kettle 4 orchard?';
      await resetPassword(ctx, { tenantId, token: tokens.reset.token, verifier: 'v', newPassword });
      expect(partner.id).toBe(ctx.partnerId);
    }
  }, 60_000);
});
