import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../platform/context.ts';
import { recentMinutes } from '../../platform/recent-sign-in.ts';
import { insertMember, type Member } from '../../testing/builders/insert-member.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { getPartner } from '../partners/index.ts';
import { lockUser } from '../users/index.ts';
import { requestEmailChange } from './request-email-change.ts';
import { updateProfile } from './update-profile.ts';

const database = useTestDatabase();

type ChangeEmail = (ctx: RequestContext, email: string) => Promise<void>;

/** Tries with sessions of many ages and lists the ages at which a session past the window got through. */
async function listStaleChanges(change: ChangeEmail): Promise<number[]> {
  const through: number[] = [];
  for (const minutes of [recentMinutes + 1 / 60, 11, 15, 60, 11 * 60]) {
    const { ctx, user, clock } = await insertMember(database());
    clock.moveBy({ seconds: Math.round(minutes * 60) });
    await change(ctx, 'thief@demo.example').catch(() => undefined);
    if ((await pendingEmailOf(ctx, user.id)) !== null) through.push(minutes);
  }
  return through;
}

/** Whether the mail to the old address is in the outbox as soon as someone requests the change. */
async function tellsOldAddress(change: ChangeEmail): Promise<boolean> {
  const { ctx, user } = await insertMember(database());
  await change(ctx, 'new@demo.example');
  const mails = await ctx.db.transaction((tx) =>
    tx.selectFrom('outbox_mails').select(['recipient', 'created_at']).execute(),
  );
  return mails.some(({ recipient, created_at }) => recipient === user.email && +created_at === +ctx.now());
}

async function pendingEmailOf({ db, partnerId }: Member['ctx'], userId: string): Promise<string | null> {
  const user = await db.transaction((tx) => lockUser(tx, partnerId, userId));
  return user?.newEmail ?? null;
}

const changeEmail: ChangeEmail = (ctx, email) => updateProfile(ctx, { email });

describe('a session in other hands', () => {
  it('cannot change the email once the sign-in is not recent [check 33]', async () => {
    expect(await listStaleChanges(changeEmail)).toEqual([]);
  });

  it('says that the person must sign in again [check 33]', async () => {
    const { ctx, clock } = await insertMember(database());
    clock.moveBy({ minutes: recentMinutes });
    await updateProfile(ctx, { email: 'first@demo.example' });
    clock.moveBy({ seconds: 1 });
    await expect(updateProfile(ctx, { email: 'second@demo.example' })).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    });
    await expect(updateProfile(ctx, { email: 'FIRST@demo.example' })).rejects.toThrow();
  });

  it('cannot act without the old address hearing of it [check 33]', async () => {
    expect(await tellsOldAddress(changeEmail)).toBe(true);
  });

  it('is caught when the window is not asked for, or the notice is left out [check 33]', async () => {
    const withoutWindow: ChangeEmail = async (ctx, newEmail) => {
      const partner = await getPartner(ctx);
      await ctx.db.transaction(async (tx) => {
        const user = await lockUser(tx, ctx.partnerId, 'userId' in ctx.actor ? ctx.actor.userId : '');
        if (user) await requestEmailChange(tx, ctx, { partner, user, newEmail, timeZone: partner.timeZone });
      });
    };
    expect(await listStaleChanges(withoutWindow)).toHaveLength(5);
    expect(await tellsOldAddress(withoutWindow)).toBe(true);

    const withoutNotice: ChangeEmail = async (ctx, email) => {
      await changeEmail(ctx, email);
      await ctx.db.transaction((tx) =>
        tx.deleteFrom('outbox_mails').where('template', '=', 'email-change-asked').execute(),
      );
    };
    expect(await tellsOldAddress(withoutNotice)).toBe(false);
  });
});
