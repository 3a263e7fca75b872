import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { askForEmail } from '../../testing/ask-for-email.ts';
import { buildContext, type TestContext } from '../../testing/build-context.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { requestLink } from '../../testing/request-link.ts';
import { runOperation } from '../../testing/api/run-operation.ts';
import { runWaitingJobs } from '../../testing/run-waiting-jobs.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { pendingSecrets } from '../pending-secrets/index.ts';
import type { User } from '../users/index.ts';
import { mailPasswordReset } from './passwords/mail-password-reset.job.ts';

const database = useTestDatabase();
const password = 'gravel 7 lantern!';
const newPassword = 'kettle 4 orchard?';

type PendingSecret = keyof typeof pendingSecrets;
type Owner = Awaited<ReturnType<typeof setUp>>;

async function setUp() {
  const member = await insertMember(database(), { email: 'ada@demo.example', password });
  const { partner, clock, ctx, user } = member;
  const visitor = buildContext(database(), { partnerId: partner.id, clock, ports: ctx.ports });
  const elsewhere = await insertSession(database(), partner.id, user, clock);
  return { ...member, visitor, elsewhere, tenantId: partner.tenantIds.applicant };
}

async function call(ctx: TestContext, name: string, inputType: string, input: object): Promise<string> {
  const { data } = await runOperation<{ done: { metadata: { status: number; errors: string[] } } }>(
    ctx,
    `mutation T($input: ${inputType}!) { done: ${name}(input: $input) { metadata { status errors } } }`,
    { input },
  );
  const { status, errors } = data.done.metadata;
  return status < 400 ? 'done' : (errors[0] ?? 'refused');
}

/** Every way to take an account back, through the API. */
const recoveryActs = {
  resetPassword: async (owner: Owner) => {
    const token = await askForReset(owner);
    return resetPassword(owner, token);
  },
  changePassword: ({ ctx }: Owner) =>
    call(ctx, 'changePassword', 'ChangePasswordInput', { currentPassword: password, newPassword }),
  signOutEverywhere: ({ ctx }: Owner) => call(ctx, 'endSessions', 'EndSessionsInput', { keepCurrent: false }),
  signOutEverywhereElse: ({ ctx }: Owner) =>
    call(ctx, 'endSessions', 'EndSessionsInput', { keepCurrent: true }),
  signOutOtherDevice: ({ ctx, elsewhere: { actor } }: Owner) =>
    call(ctx, 'endSessionById', 'EndSessionByIdInput', { id: 'sessionId' in actor ? actor.sessionId : '' }),
  verifyEmail: async ({ ctx, partner }: Owner) => {
    const { token } = await askForEmail(ctx, 'moved@demo.example');
    return call(ctx, 'verifyEmail', 'VerifyEmailInput', { partnerId: partner.id, token });
  },
  revokeStaff: async ({ partner, user, clock }: Owner) => {
    const admin = await insertStaff(database(), partner.id, { role: 'admin' });
    const { actor } = await insertSession(database(), partner.id, admin, clock);
    const ctx = buildContext(database(), { partnerId: partner.id, actor, clock });
    await ctx.db.transaction((tx) =>
      sql`insert into staff (partner_id, user_id, role) values (${partner.id}, ${user.id}, 'fiscal')`.execute(
        tx,
      ),
    );
    return call(ctx, 'revokeStaff', 'RevokeStaffInput', { userId: user.id });
  },
} as const;

async function askForReset({ visitor, partner, user, tenantId }: Owner): Promise<string> {
  await call(visitor, 'sendPasswordReset', 'SendPasswordResetInput', {
    ...{ partnerId: partner.id, tenantId, email: user.email, timezone: 'UTC' },
  });
  await runWaitingJobs(database(), visitor, mailPasswordReset);
  const links = (await deliverMails(visitor)).flatMap(
    ({ text }) => /resetPassword#token=([\w-]{43})/.exec(text)?.[1] ?? [],
  );
  return links.at(-1) ?? '';
}

function resetPassword({ visitor, partner, user, tenantId }: Owner, token: string): Promise<string> {
  return call(visitor, 'resetPassword', 'ResetPasswordInput', {
    ...{ partnerId: partner.id, tenantId, token, email: user.email, newPassword },
  });
}

/** One open secret of each kind, as its table holds it. */
const seeds: Record<PendingSecret, (partnerId: string, user: User, soon: Date) => ReturnType<typeof sql>> = {
  email_changes: (partnerId, { id }, soon) =>
    sql`insert into one_time_tokens (partner_id, purpose, user_id, token_hash, email, created_at, expires_at)
      values (${partnerId}, 'emailChange', ${id}, '\\x01', 'thief@demo.example', ${soon}, ${soon})`,
  magic_links: (partnerId, { email }, soon) =>
    sql`insert into one_time_tokens
      (partner_id, purpose, token_hash, verifier_hash, email, tenant, payload, created_at, expires_at)
      values (${partnerId}, 'magicLink', '\\x02', '\\x02', ${email}, 'applicant', '{"continuePath": null}', ${soon}, ${soon})`,
  password_resets: (partnerId, { email }, soon) =>
    sql`insert into one_time_tokens
      (partner_id, purpose, token_hash, verifier_hash, email, tenant, payload, created_at, expires_at)
      values (${partnerId}, 'passwordReset', '\\x03', '\\x02', ${email}, 'applicant', '{"timeZone": "UTC"}', ${soon}, ${soon})`,
  sign_in_steps: (partnerId, { id }, soon) =>
    sql`insert into sign_in_steps (partner_id, token_hash, user_id, created_at, expires_at)
      values (${partnerId}, '\\x01', ${id}, ${soon}, ${soon})`,
  webauthn_challenges: (partnerId, { id }, soon) =>
    sql`insert into webauthn_challenges (partner_id, challenge_hash, user_id, purpose, expires_at)
      values (${partnerId}, '\\x01', ${id}, 'confirm', ${soon})`,
  second_factors: (partnerId, { id }, soon) =>
    sql`insert into second_factors (partner_id, user_id, kind, label, secret, created_at)
      values (${partnerId}, ${id}, 'totp', 'phone', 'ciphertext', ${soon})`,
  identity_tokens: (partnerId, { id }, soon) =>
    sql`insert into identity_tokens (partner_id, token_hash, user_id, mechanism, expires_at)
      values (${partnerId}, '\\x01', ${id}, 'BASIC', ${soon})`,
};

async function countOpen({ ctx }: Owner, secret: PendingSecret): Promise<number> {
  const kind = pendingSecrets[secret];
  const open = secret === 'second_factors' ? sql`confirmed_at is null` : sql`used_at is null`;
  const ofPurpose = 'purpose' in kind ? sql`purpose = ${kind.purpose}` : sql`true`;
  const { rows } = await ctx.db.transaction((tx) =>
    sql<{
      open: string;
    }>`select count(*) as open from ${sql.table(kind.table)} where ${open} and ${ofPurpose}`.execute(tx),
  );
  return Number(rows[0]?.open);
}

async function listOpen(owner: Owner): Promise<PendingSecret[]> {
  const open: PendingSecret[] = [];
  for (const secret of allSecrets) if ((await countOpen(owner, secret)) > 0) open.push(secret);
  return open;
}

const allSecrets = Object.keys(pendingSecrets) as PendingSecret[];
/** Staff sign in neither by link nor with a reset, so an end of their access has none to withdraw. */
const ofStaff = allSecrets.filter((secret) => secret !== 'magic_links' && secret !== 'password_resets');

describe('a recovered account', () => {
  it.each(Object.keys(recoveryActs) as (keyof typeof recoveryActs)[])(
    'has nothing pending after %s',
    async (act) => {
      const owner = await setUp();
      const soon = new Date(owner.clock.now().getTime() + 60_000);
      const seeded = act === 'revokeStaff' ? ofStaff : allSecrets;
      await owner.ctx.db.transaction(async (tx) => {
        for (const secret of seeded) await seeds[secret](owner.partner.id, owner.user, soon).execute(tx);
      });
      expect(await listOpen(owner)).toEqual(seeded);

      expect(await recoveryActs[act](owner)).toBe('done');

      expect(await listOpen(owner)).toEqual([]);
    },
  );

  it('cannot be moved by the link of an email change that someone else asked for', async () => {
    const owner = await setUp();
    const thief = buildContext(database(), {
      ...{ partnerId: owner.partner.id, actor: owner.elsewhere.actor, clock: owner.clock },
    });
    const { token } = await askForEmail(thief, 'thief@demo.example');

    expect(await recoveryActs.resetPassword(owner)).toBe('done');

    const proof = { partnerId: owner.partner.id, token, email: 'thief@demo.example' };
    expect(await call(owner.visitor, 'verifyEmail', 'VerifyEmailInput', proof)).toBe(
      'auth/invalid-action-code',
    );
    const rows = await owner.ctx.db.transaction((tx) =>
      tx.selectFrom('users').select(['email', 'new_email']).where('id', '=', owner.user.id).execute(),
    );
    expect(rows).toEqual([{ email: 'ada@demo.example', new_email: null }]);
    expect(await readAudit(owner.ctx)).toContainEqual(
      expect.objectContaining({ action: 'withdrawPendingSecrets', next: { kinds: ['email_changes'] } }),
    );
  });

  it('cannot be entered by a link or a reset that was mailed before', async () => {
    const owner = await setUp();
    const link = await requestLink(owner.visitor, owner.partner, { email: owner.user.email });
    const reset = await askForReset(owner);

    expect(await recoveryActs.signOutEverywhereElse(owner)).toBe('done');

    const { partner, tenantId, user } = owner;
    const proof = { partnerId: partner.id, tenantId, token: link.token, email: user.email };
    expect(await call(owner.visitor, 'signInWithEmailLink', 'SignInWithEmailLinkInput', proof)).toBe(
      'auth/invalid-action-code',
    );
    expect(await resetPassword(owner, reset)).toBe('auth/invalid-action-code');
  });

  it('mails no link for an earlier reset request', async () => {
    const owner = await setUp();
    const { partner, tenantId, user } = owner;
    await call(owner.visitor, 'sendPasswordReset', 'SendPasswordResetInput', {
      ...{ partnerId: partner.id, tenantId, email: user.email, timezone: 'UTC' },
    });
    await recoveryActs.signOutEverywhere(owner);
    await runWaitingJobs(database(), owner.visitor, mailPasswordReset);
    expect(await deliverMails(owner.visitor)).toEqual([]);
  });

  it('leaves what belongs to other people alone', async () => {
    const owner = await setUp();
    const neighbor = await insertMember(database(), { at: owner.partner, email: 'ben@demo.example' });
    const soon = new Date(owner.clock.now().getTime() + 60_000);
    for (const seed of Object.values(seeds))
      await owner.ctx.db.transaction((tx) => seed(owner.partner.id, neighbor.user, soon).execute(tx));

    await recoveryActs.changePassword(owner);

    expect(await listOpen(owner)).toEqual(allSecrets);
  });
});
