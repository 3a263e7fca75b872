import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../partner-db.ts';

/** A fund with a deposit, and an award of one payment from it. */
export async function insertMoney(tx: Transaction, partner_id: string): Promise<void> {
  const [id, user_id, program_id, at] = [partner_id, partner_id, partner_id, new Date(0)];
  const own = { partner_id, fund_id: id };
  await tx
    .insertInto('funds')
    .values({ partner_id, id, name: `Fund ${id}`, created_at: at })
    .execute();
  await tx.insertInto('fund_accounts').values(own).execute();
  await tx
    .insertInto('fund_programs')
    .values({ ...own, program_id })
    .execute();
  await tx
    .insertInto('vendors')
    .values({ partner_id, id, external_id: `V-${id}`, name: 'A landlord', created_at: at })
    .execute();
  await tx
    .insertInto('fulfillments')
    .values({
      ...{ ...own, id, display_id: `F-${id}`, case_id: partner_id, program_id, approved_amount_cents: 100 },
      ...{ schedule_type: 'Recurring', issued_by: user_id, issued_at: at, needs_approval: false },
    })
    .execute();
  await tx
    .insertInto('payment_patterns')
    .values({
      ...{ partner_id, fulfillment_id: id, pattern: 'weekly', amount_cents: 100, total_amount_cents: 100 },
      ...{ count: 1, start_on: '2026-11-16' },
    })
    .execute();
  await tx
    .insertInto('payments')
    .values({
      ...{
        ...own,
        id,
        display_id: `P-${id}`,
        fulfillment_id: id,
        case_id: partner_id,
        program_id,
        number: 1,
      },
      ...{ status: 'pending', amount_cents: 100, scheduled_for: '2026-11-16' },
      ...{ payee_type: 'User', payee_user_id: user_id, created_at: at, updated_at: at },
    })
    .execute();
  const entry = { ...own, amount_cents: 100, actor_kind: 'system', at };
  await tx
    .insertInto('journal_entries')
    .values([
      { ...entry, id, move: 'deposit', debit: 'remaining', credit: 'source' },
      {
        ...{ ...entry, id: `ffffffff-ffff-4fff-8fff-${partner_id.slice(-12)}`, move: 'issue' },
        ...{ debit: 'obligated', credit: 'remaining', payment_id: id, program_id },
      },
    ])
    .execute();
  await tx
    .insertInto('payment_attempts')
    .values({
      ...{ partner_id, id, payment_id: id, provider: 'test', method: 'Check', state: 'submitting' },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  await tx
    .insertInto('external_payments')
    .values({
      ...{ partner_id, id, paid_on: '2026-11-16', reference: 'ciphertext', reference_index: randomBytes(32) },
      ...{ recorded_by: user_id, recorded_at: at },
    })
    .execute();
  const sequence = 1 + Number.parseInt(partner_id.slice(-4), 16);
  await tx
    .insertInto('payment_batches')
    .values({
      ...{ partner_id, id, method: 'Check', item_count: 1, total_cents: 100, effective_date: '2026-11-16' },
      ...{ created_by: user_id, created_at: at },
    })
    .execute();
  await tx
    .insertInto('payment_batch_items')
    .values({ partner_id, batch_id: id, attempt_id: id, amount_cents: 100, sequence })
    .execute();
  await tx
    .insertInto('payment_batch_files')
    .values({
      ...{ partner_id, batch_id: id, kind: 'checks', filename: 'checks.csv', content: 'ciphertext' },
      ...{ size_bytes: 1, written_at: at },
    })
    .execute();
  await tx
    .insertInto('bank_answers')
    .values({ partner_id, digest: `digest-${id}`, filename: 'returns.ach', read_at: at })
    .execute();
  await tx
    .insertInto('bank_corrections')
    .values({ partner_id, id, attempt_id: id, reason: 'C01', corrected: 'ciphertext', received_at: at })
    .execute();
  await tx
    .insertInto('payout_events')
    .values({ partner_id, provider: 'test', id: `event-${id}`, attempt_id: id, received_at: at })
    .execute();
  await tx
    .insertInto('test_bank_transfers')
    .values({
      ...{ partner_id, attempt_id: id, method: 'Check', amount_cents: 100, reference: 'TB-1', asked_at: at },
    })
    .execute();
  await tx
    .insertInto('book_gaps')
    .values({
      ...{ ...own, kind: 'amount', subject: id, payment_id: id, program_id, blocks_fund: false },
      ...{ found_at: at, last_seen_at: at, resolved_at: at, resolved_by: user_id, resolution: 'Looked into' },
    })
    .execute();
  await tx
    .insertInto('idempotency_keys')
    .values({
      ...{ partner_id, user_id, operation: 'issueFunds', request_key: 'key', body_digest: randomBytes(32) },
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('payment_settings')
    .values({ partner_id, certifier_may_issue: false, updated_at: at })
    .execute();
  await tx.insertInto('tax_settings').values({ partner_id, ein: '123456789' }).execute();
  await tx
    .insertInto('tax_copies')
    .values({
      ...{ partner_id, export_id: partner_id, payee_user_id: user_id, tax_year: 2026, form: '1099-NEC' },
      ...{ document_id: partner_id, made_at: at },
    })
    .execute();
  await tx
    .insertInto('tax_lines')
    .values({
      ...{ partner_id, id: partner_id, export_id: partner_id, tax_year: 2026, box: '1099-NEC' },
      ...{ payee_type: 'User', payee_user_id: user_id, amount_cents: 100, number: 1 },
      ...{ exported_by: user_id, exported_at: at },
    })
    .execute();
}
