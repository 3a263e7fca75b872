import { describe, expect, it } from 'vitest';
import { buildJobContexts } from '../../testing/worlds/job-world.ts';
import { insertBarePartner, useTrustWorld } from '../../testing/worlds/trust-world.ts';
import { forgetUndeliveredMails, sendMail } from './index.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mail = {
  template: 'magic-link',
  to: 'ana@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: 'Hello',
};

describe('forgetUndeliveredMails', () => {
  const world = useTrustWorld();

  it('forgets what a mail said after seven days without success, and not before', async () => {
    const { database, openKeys } = world();
    const { partnerId } = await insertBarePartner(database);
    const ctx = buildJobContexts({ database, keys: openKeys() })({
      name: 'test',
      partnerId,
      requestId: 'request-1',
    });
    await ctx.db.transaction(async (tx) => {
      await sendMail(tx, { ...ctx, now: () => new Date(Date.now() - 8 * dayMs) }, mail);
      await sendMail(tx, { ...ctx, now: () => new Date(Date.now() - 6 * dayMs) }, mail);
    });

    await forgetUndeliveredMails.run(ctx);

    const rows = await ctx.db.transaction((tx) =>
      tx.selectFrom('outbox_mails').select('body').orderBy('created_at').execute(),
    );
    expect(rows.map(({ body }) => body === null)).toEqual([true, false]);
  });
});
