import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** What the platform itself keeps for a partner. */
export async function insertRecords(tx: Transaction, partner_id: string): Promise<void> {
  const at = new Date(0);
  const purpose = `purpose-${partner_id}`;
  await tx
    .insertInto('data_keys')
    .values({ partner_id, purpose, wrapping_key_id: 'key', wrapped_key: randomBytes(32) })
    .execute();
  await tx
    .insertInto('outbox_mails')
    .values({ partner_id, id: partner_id, template: 'hello', recipient: 'a@b.example' })
    .execute();
  await tx
    .insertInto('notice_templates')
    .values({ partner_id, kind: `kind-${partner_id}`, subject: 'Hello', body: 'Hello', updated_at: at })
    .execute();
  await tx
    .insertInto('notifications')
    .values({
      ...{ partner_id, kind: 'hello', channel: 'email', created_at: at },
      ...{ user_id: partner_id, case_id: partner_id, mail_id: partner_id },
    })
    .execute();
  await tx
    .insertInto('limit_hits')
    .values({ partner_id, limit_key: 'sample', subject: randomBytes(16), slot: at, expires_at: at, hits: 1 })
    .execute();
  await tx
    .insertInto('used_challenges')
    .values({ partner_id, digest: randomBytes(32), expires_at: at })
    .execute();
  await tx
    .insertInto('recaptcha_keys')
    .values({ partner_id, site_key: 'site', secret_key: 'sealed' })
    .execute();
  await tx.insertInto('audit_events').values({ partner_id, event: '{}' }).execute();
}
