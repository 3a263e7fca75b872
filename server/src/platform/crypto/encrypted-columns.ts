/** Every encrypted column. A key rotation walks this list, and only a place on it can be encrypted. */
export const encryptedColumns = [
  { table: 'users', column: 'tax_id', purpose: 'tax-id' },
  { table: 'mailed_checks', column: 'answers', purpose: 'answers' },
  { table: 'second_factors', column: 'secret', purpose: 'second-factor' },
  { table: 'applications', column: 'answers', purpose: 'answers' },
  { table: 'application_versions', column: 'answers', purpose: 'answers' },
  { table: 'earlier_answers', column: 'answers', purpose: 'answers' },
  { table: 'carried_checks', column: 'answers', purpose: 'answers' },
  { table: 'carried_checks', column: 'verdict', purpose: 'answers' },
  { table: 'staff_answers', column: 'answers', purpose: 'answers' },
  { table: 'case_notes', column: 'body', purpose: 'note' },
  { table: 'duplicate_findings', column: 'note', purpose: 'note' },
  { table: 'replaced_answers', column: 'value', purpose: 'answers' },
  { table: 'parties', column: 'birth_date', purpose: 'party' },
  { table: 'application_facts', column: 'details', purpose: 'facts' },
  { table: 'tax_forms', column: 'data', purpose: 'tax-form' },
  { table: 'bank_accounts', column: 'routing_number', purpose: 'bank-account' },
  { table: 'bank_accounts', column: 'account_number', purpose: 'bank-account' },
  { table: 'documents', column: 'file_key', purpose: 'document' },
  { table: 'case_messages', column: 'body', purpose: 'message' },
  { table: 'document_marks', column: 'label', purpose: 'note' },
  { table: 'document_requests', column: 'name', purpose: 'message' },
  { table: 'document_requests', column: 'words', purpose: 'message' },
  { table: 'field_reviews', column: 'words', purpose: 'message' },
  { table: 'resubmission_rounds', column: 'reason', purpose: 'message' },
  { table: 'resubmission_requests', column: 'words', purpose: 'message' },
  { table: 'bulk_changes', column: 'words', purpose: 'message' },
  { table: 'bulk_files', column: 'content', purpose: 'export' },
  { table: 'vendors', column: 'mailing_address', purpose: 'payment' },
  { table: 'vendors', column: 'tax_id', purpose: 'payment' },
  { table: 'vendors', column: 'account', purpose: 'payment' },
  { table: 'fulfillments', column: 'stop_reason', purpose: 'payment' },
  { table: 'external_payments', column: 'reference', purpose: 'payment' },
  { table: 'payment_attempts', column: 'details', purpose: 'payment' },
  { table: 'payment_attempts', column: 'recall_reason', purpose: 'payment' },
  { table: 'payment_batch_files', column: 'content', purpose: 'payment' },
  { table: 'payment_batches', column: 'hold_note', purpose: 'payment' },
  { table: 'bank_corrections', column: 'corrected', purpose: 'payment' },
  { table: 'payments', column: 'mailing_address', purpose: 'payment' },
  { table: 'payments', column: 'hold_note', purpose: 'payment' },
  { table: 'payments', column: 'cancel_reason', purpose: 'payment' },
  { table: 'outbox_mails', column: 'body', purpose: 'mail' },
  { table: 'recaptcha_keys', column: 'secret_key', purpose: 'recaptcha' },
] as const;

export type EncryptedColumn = (typeof encryptedColumns)[number];

export type EncryptionPurpose = EncryptedColumn['purpose'];

/** One encrypted value: its column and its row. A ciphertext is readable only in its own place. */
export type FieldPlace = EncryptedColumn & { readonly rowId: string };
