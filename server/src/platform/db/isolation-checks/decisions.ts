/** What the isolation checks let pass, because it was decided so. Everything else is a finding. */

/**
 * Tables that have rows of no partner. Definitions are the library's or a partner's, and income limits are the
 * installation's or a partner's: owned-definitions.test.ts and owned-limits.test.ts prove that no partner reaches another's.
 */
export const tablesWithoutPartner = [
  'definitions',
  'income_limit_areas',
  'income_limit_sets',
  'schema_migrations',
];

/** Tables that anyone may read: the narrow public projection of a partner. */
export const publiclyReadTables = ['partner_profiles'];

export const publicPolicies = ['partner_profiles.anyone_reads'];

/** Keys that are unique over all partners, because visitors name them before their partner is known. */
export const globalKeys = ['partner_profiles_external_id_key'];

/** Functions that run with the owner's rights. More than three would be a reason to think again. */
export const definerFunctions = ['add_audit_months', 'book_entry', 'enqueue'];

/** Tables on which a policy refuses a new row whose parent the partner cannot see, and which parent that is. */
export const policyRefusals: Readonly<Record<string, string>> = {
  application_versions: 'applications: a version is there for whoever reaches its application',
  carried_checks: 'applications: a pre-check is there for whoever reaches its application',
  case_message_documents: 'messages: a file is there for whoever reads its message',
  earlier_answers: 'applications: earlier answers are there for whoever reaches their application',
  external_payments: 'payments: a record is there for whoever reaches its payment',
  payment_attempts: 'payments: an attempt is there for whoever reaches its payment',
  program_balances: 'programs: the books alone write what a program has awarded',
  resubmission_requests: 'rounds: a request is there for whoever reaches its round',
  resubmission_rounds: 'applications: a round is there for whoever reaches its application',
  replaced_answers: 'applications: a replaced answer is there for whoever reaches its application',
  submission_documents: 'applications: a PDF is there for whoever reaches its application',
};
