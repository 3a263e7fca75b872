import type { DB } from '../../platform/db/generated/tables.ts';

/** A table whose rows are of use for a time only, and how long after that they are kept. */
export interface ExpiringTable {
  readonly table: keyof DB;
  /** The moment from which a row gets old; an index has it after the partner. */
  readonly column: string;
  readonly keptDays: number;
  /** Rows that stay although they are old, as a condition on the table. */
  readonly unless?: string;
}

/**
 * Everything that the sweep removes. Kept beyond the end of its use is what a person may still ask support about
 * ("I got no link last week"), and what counts towards a limit of an hour.
 */
export const expiringTables: readonly ExpiringTable[] = [
  { table: 'one_time_tokens', column: 'expires_at', keptDays: 7 },
  { table: 'identity_tokens', column: 'expires_at', keptDays: 7 },
  { table: 'sign_in_steps', column: 'expires_at', keptDays: 1 },
  { table: 'webauthn_challenges', column: 'expires_at', keptDays: 1 },
  { table: 'saml_requests', column: 'expires_at', keptDays: 1 },
  { table: 'saml_assertions', column: 'expires_at', keptDays: 1 },
  { table: 'used_challenges', column: 'expires_at', keptDays: 0 },
  { table: 'limit_hits', column: 'expires_at', keptDays: 0 },
  { table: 'staff_invitations', column: 'expires_at', keptDays: 90 },
  { table: 'mailed_checks', column: 'expires_at', keptDays: 0 },
  { table: 'bulk_files', column: 'expires_at', keptDays: 0 },
  // What was done stands in the history of each case; this is the list of one click.
  { table: 'bulk_changes', column: 'created_at', keptDays: 30 },
  // Whoever was not heard of for a minute has left.
  { table: 'case_presence', column: 'seen_at', keptDays: 0 },
  // A session ends after twelve hours at the latest.
  { table: 'sessions', column: 'created_at', keptDays: 30 },
  // A device that was offline for longer asks anew, and is told of what others changed meanwhile.
  { table: 'application_saves', column: 'saved_at', keptDays: 60 },
  // A browser that asks again after that finds the work done.
  { table: 'idempotency_keys', column: 'created_at', keptDays: 30 },
  // A report that comes again later finds the payment where it left it, and changes nothing.
  { table: 'payout_events', column: 'received_at', keptDays: 90 },
  {
    table: 'outbox_mails',
    column: 'sent_at',
    keptDays: 30,
    // What a person was told about a case belongs to the case.
    unless: `exists (select from notifications where notifications.partner_id = outbox_mails.partner_id
                       and notifications.mail_id = outbox_mails.id)`,
  },
];
