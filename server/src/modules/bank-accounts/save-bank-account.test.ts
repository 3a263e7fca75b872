import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recentMinutes } from '../../platform/recent-sign-in.ts';
import { buildContext } from '../../testing/build-context.ts';
import { insertMember } from '../../testing/builders/insert-member.ts';
import { insertSession } from '../../testing/builders/insert-session.ts';
import { insertStaff } from '../../testing/builders/insert-user.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { readAudit } from '../../testing/read-audit.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { listPayoutChanges } from '../users/index.ts';
import { readBankNumbers } from './bank-account-store.ts';
import { findOwnBankAccount } from './find-own-bank-account.ts';
import { saveBankAccount } from './save-bank-account.ts';

const database = useTestDatabase();

const account = { accountType: 'checking', routingNumber: '021000021', accountNumber: '9876543210' };

describe('saveBankAccount', () => {
  it('keeps type and numbers, and shows only the ends of the numbers [P318] [P667]', async () => {
    const { ctx, user } = await insertMember(database());

    await saveBankAccount(ctx, user.id, { ...account, accountNumber: ' 98765 43210 ' });

    expect(await findOwnBankAccount(ctx)).toEqual({
      accountType: 'checking',
      routingNumberEnd: '0021',
      accountNumberEnd: '3210',
    });
    expect(await ctx.db.transaction((tx) => readBankNumbers(tx, ctx, user.id))).toEqual(account);
  });

  it('pauses the money of a person with another account, not with the first or the same one', async () => {
    const { ctx, user } = await insertMember(database());
    const listChanges = () => ctx.db.read((tx) => listPayoutChanges(tx, ctx.partnerId, [user.id]));
    await saveBankAccount(ctx, user.id, account);
    await saveBankAccount(ctx, user.id, account);
    expect(await listChanges()).toEqual([]);
    await saveBankAccount(ctx, user.id, { ...account, accountNumber: '1234567890' });
    expect(await listChanges()).toMatchObject([
      { change: 'bankAccount', until: new Date(ctx.now().getTime() + 72 * 3_600_000) },
    ]);
  });

  it('shows less of a short number', async () => {
    const { ctx, user } = await insertMember(database());
    await saveBankAccount(ctx, user.id, { ...account, accountNumber: '12345' });
    expect((await findOwnBankAccount(ctx))?.accountNumberEnd).toBe('45');
  });

  it('puts a new account in the place of the old one and tells the person each time', async () => {
    const { ctx, user } = await insertMember(database());
    await saveBankAccount(ctx, user.id, account);
    const [added] = await deliverMails(ctx);

    await saveBankAccount(ctx, user.id, { ...account, accountType: 'savings', accountNumber: 'AB12345678' });

    const [changed] = await deliverMails(ctx);
    expect(added).toMatchObject({
      to: user.email,
      subject: expect.stringContaining('A bank account was added') as string,
    });
    expect(added?.text).toContain('Checking Account, ending in 3210');
    expect(changed?.subject).toMatch(/^Your bank account on .* was changed$/);
    expect(changed?.text).toContain('Savings Account, ending in 5678');
    expect(await findOwnBankAccount(ctx)).toMatchObject({ accountType: 'savings', accountNumberEnd: '5678' });
  });

  it('changes nothing and writes no mail when the same account comes again', async () => {
    const { ctx, user } = await insertMember(database());
    await Promise.all([1, 2, 3].map(() => saveBankAccount(ctx, user.id, account)));

    expect(await deliverMails(ctx)).toHaveLength(1);
    expect((await readAudit(ctx)).filter(({ action }) => action === 'saveBankAccount')).toHaveLength(1);
  });

  it.each([
    ['a routing number without its checksum [P565]', { routingNumber: '021000022' }, 'B-001'],
    ['a routing number of eight digits [P564]', { routingNumber: '02100002' }, 'B-001'],
    ['an account number of four characters [P563]', { accountNumber: '1234' }, 'B-002'],
    ['an account that is neither checking nor savings [P569]', { accountType: 'brokerage' }, 'B-003'],
  ])('refuses %s', async (_what, changes, code) => {
    const { ctx, user } = await insertMember(database());
    await expect(saveBankAccount(ctx, user.id, { ...account, ...changes })).rejects.toMatchObject({ code });
    expect(await findOwnBankAccount(ctx)).toBeUndefined();
  });

  it('needs a recent sign-in, also for the first account [check 33]', async () => {
    const { ctx, user, clock } = await insertMember(database());
    clock.moveBy({ minutes: recentMinutes, seconds: 1 });

    await expect(saveBankAccount(ctx, user.id, account)).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });
    expect(await findOwnBankAccount(ctx)).toBeUndefined();
    expect(await deliverMails(ctx)).toEqual([]);
  });

  it('is not there for anyone else, of the same partner or another', async () => {
    const { ctx, user, partner } = await insertMember(database());
    await saveBankAccount(ctx, user.id, account);
    const { ctx: neighbor } = await insertMember(database(), { at: partner });
    const { ctx: stranger } = await insertMember(database());
    const admin = await insertStaff(database(), partner.id, { role: 'admin' });
    const { actor } = await insertSession(database(), partner.id, admin);
    const staff = buildContext(database(), { partnerId: partner.id, actor });

    for (const other of [neighbor, stranger, staff]) {
      await expect(saveBankAccount(other, user.id, account)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const rows = await other.db.transaction((tx) => tx.selectFrom('bank_accounts').select('id').execute());
      expect(rows).toEqual([]);
    }
  });

  it('leaves neither number readable in the database, the log or the mail [check 53]', async () => {
    const { ctx, user } = await insertMember(database());
    await saveBankAccount(ctx, user.id, account);

    const { rows } = await ctx.db.transaction((tx) =>
      sql<{
        text: string;
      }>`select b::text as text from bank_accounts b union all select e::text from audit_events e`.execute(
        tx,
      ),
    );
    const dump = [...rows, ...(await deliverMails(ctx))].map(({ text }) => text).join();
    for (const secret of ['987654', '02100002']) expect(dump).not.toContain(secret);
  });
});
