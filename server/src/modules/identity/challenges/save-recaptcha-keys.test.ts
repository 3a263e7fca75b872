import { describe, expect, it } from 'vitest';
import { buildContext } from '../../../testing/build-context.ts';
import { insertPartner } from '../../../testing/builders/insert-partner.ts';
import { buildSystemContext } from '../../../testing/builders/system-context.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { toChallengeRequest } from './challenge-request.ts';
import { saveRecaptchaKeys } from './save-recaptcha-keys.ts';

const database = useTestDatabase();

describe('saveRecaptchaKeys', () => {
  it("gives a challenge the partner's own keys, the newest ones, and keeps the secret one unreadable", async () => {
    const partner = await insertPartner(database());
    const system = buildSystemContext(database(), { partnerId: partner.id });
    await saveRecaptchaKeys(system, { siteKey: 'old', secretKey: 'old secret' });
    await saveRecaptchaKeys(system, { siteKey: 'public', secretKey: 'hidden' });

    const ctx = buildContext(database(), { partnerId: partner.id });
    expect((await toChallengeRequest(ctx)).recaptchaKeys).toEqual({ siteKey: 'public', secretKey: 'hidden' });
    const rows = await ctx.db.transaction((tx) => tx.selectFrom('recaptcha_keys').selectAll().execute());
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, await readAudit(ctx)])).not.toContain('hidden');
  });

  it('is for the product itself only', async () => {
    const partner = await insertPartner(database());
    const ctx = buildContext(database(), { partnerId: partner.id });
    await expect(saveRecaptchaKeys(ctx, { siteKey: 'a', secretKey: 'b' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
