import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** A document, a word about it and the case that it was submitted in. */
export async function insertDocuments(tx: Transaction, partner_id: string): Promise<void> {
  const [owner_id, id, created_at] = [partner_id, partner_id, new Date(0)];
  await tx
    .insertInto('documents')
    .values({
      ...{ partner_id, id, owner_id, created_at },
      storage_key: `00/${partner_id.replaceAll('-', '')}`,
      filename: 'pay-stub.pdf',
      mimetype: 'application/pdf',
      size_bytes: 1,
      sha256: randomBytes(32),
      state: 'clean',
    })
    .execute();
  await tx
    .insertInto('document_feedback')
    .values({ partner_id, document_id: id, user_id: owner_id, accurate: 'Yes', created_at })
    .execute();
  await tx
    .insertInto('case_documents')
    .values({ partner_id, case_id: partner_id, document_id: id, added_by: owner_id, added_at: created_at })
    .execute();
  await tx
    .insertInto('document_marks')
    .values({ partner_id, case_id: partner_id, document_id: id, label: 'ciphertext' })
    .execute();
  await tx
    .insertInto('document_requests')
    .values({
      ...{
        partner_id,
        id,
        case_id: partner_id,
        applicant_id: owner_id,
        name: 'ciphertext',
        words: 'ciphertext',
      },
      ...{ due_on: '2026-12-01', requested_by: owner_id, requested_at: created_at },
    })
    .execute();
  await tx
    .insertInto('case_messages')
    .values({
      ...{ partner_id, id, case_id: partner_id, applicant_id: owner_id, author_id: owner_id },
      ...{ is_from_staff: true, body: 'ciphertext', created_at },
    })
    .execute();
  await tx
    .insertInto('case_message_documents')
    .values({ partner_id, message_id: id, document_id: id })
    .execute();
  await tx
    .insertInto('submitted_documents')
    .values({
      ...{ partner_id, case_id: partner_id, document_id: id },
      sha256: randomBytes(32),
      submitted_at: created_at,
    })
    .execute();
  const asked = { partner_id, key: 'name', document_id: id, reason: 'missing', words: 'ciphertext' };
  await tx
    .insertInto('field_reviews')
    .values({
      ...{ ...asked, application_id: partner_id, version: 1, verdict: 'askAgain' },
      ...{ reviewer_id: owner_id, reviewed_at: created_at },
    })
    .execute();
  await tx
    .insertInto('resubmission_rounds')
    .values({
      ...{ partner_id, id, application_id: partner_id, number: 1, version: 1, reason: 'ciphertext' },
      ...{ due_on: '2026-12-01', opened_by: owner_id, opened_at: created_at },
    })
    .execute();
  await tx
    .insertInto('resubmission_requests')
    .values({ ...asked, round_id: id })
    .execute();
}
