import type { Transaction } from '../../partner-db.ts';

/** A published pre-check, one that was brought into an application, one that was mailed, a draft of the next one, and a count. */
export async function insertEligibility(tx: Transaction, partner_id: string): Promise<void> {
  const [id, user_id, at] = [partner_id, partner_id, new Date(0)];
  // Told apart from the sample of another partner, so that a key over all partners shows.
  const number = Number.parseInt(partner_id.slice(0, 7), 16) + 1;
  const content = JSON.stringify({ questions: [] });
  await tx
    .insertInto('eligibility_versions')
    .values({ partner_id, id, number, content, note: '', published_at: at, published_by: user_id })
    .execute();
  await tx
    .insertInto('carried_checks')
    .values({
      ...{ partner_id, id: partner_id, version_number: number, checked_at: at },
      answers: 'ciphertext',
      verdict: 'ciphertext',
    })
    .execute();
  await tx
    .insertInto('income_limit_returns')
    .values({ partner_id, id, effective_from: '2026-11-16', returned_at: at, returned_by: user_id })
    .execute();
  await tx
    .insertInto('eligibility_drafts')
    .values({ partner_id, content, based_on: 1, revision: 1, changed_at: at, changed_by: user_id })
    .execute();
  await tx
    .insertInto('eligibility_counts')
    .values({
      partner_id,
      day: '2026-11-16',
      version_number: number,
      measure: 'area',
      key: `area-${partner_id}`,
      count: 1,
    })
    .execute();
  await tx
    .insertInto('mailed_checks')
    .values({
      ...{ partner_id, id, token_hash: Buffer.from(partner_id), version_number: number },
      ...{ answers: 'ciphertext', checked_at: at, expires_at: at },
    })
    .execute();
}
