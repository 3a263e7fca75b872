import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../open-database.ts';
import type { Transaction } from '../partner-db.ts';

/** A partner with one row in every table, so that the isolation checks have something to steal. */
export async function insertSamplePartner(database: Database): Promise<string> {
  const partner_id = randomUUID();
  await database.partner({ partnerId: partner_id, role: 'system' }).transaction(async (tx) => {
    await insertSetup(tx, partner_id);
    await insertPeople(tx, partner_id);
    await insertSecondFactors(tx, partner_id);
    await insertSingleSignOn(tx, partner_id);
    await insertApplications(tx, partner_id);
    await insertDocuments(tx, partner_id);
    await insertPayeeDetails(tx, partner_id);
    await insertRecords(tx, partner_id);
  });
  return partner_id;
}

/** Partner, programs and whom they are for. */
async function insertSetup(tx: Transaction, partner_id: string): Promise<void> {
  const definition_key = `sample-${partner_id}`;
  const [program_id, applicant_type_id] = [partner_id, partner_id];
  await tx.insertInto('partners').values({ id: partner_id }).execute();
  await tx
    .insertInto('partner_profiles')
    .values({
      partner_id,
      external_id: `sample-${partner_id}`,
      name: 'Sample',
      email: 'help@sample.example',
      applicant_tenant_id: 'applicants',
      advocate_tenant_id: 'advocates',
      staff_tenant_id: 'staff',
    })
    .execute();
  await tx
    .insertInto('applicant_types')
    .values({ partner_id, id: applicant_type_id, name: `Student ${partner_id}`, role: 'FirstParty' })
    .execute();
  await tx
    .insertInto('definitions')
    .values({ key: definition_key, version: 1, checksum: '', body: '{}' })
    .execute();
  await tx
    .insertInto('programs')
    .values({
      partner_id,
      id: program_id,
      name: `Program ${partner_id}`,
      status: 'Open',
      definition_key,
      definition_version: 1,
    })
    .execute();
  await tx
    .insertInto('program_applicant_types')
    .values({ partner_id, program_id, applicant_type_id })
    .execute();
  await tx
    .insertInto('feature_flags')
    .values({ partner_id, key: `flag-${partner_id}`, enabled: true })
    .execute();
  await tx.insertInto('incidents').values({ partner_id, message: 'Slow', severity: 'info' }).execute();
}

/** A member of staff and every trace of their signing in. */
async function insertPeople(tx: Transaction, partner_id: string): Promise<void> {
  const user_id = partner_id;
  const at = new Date(0);
  const token_hash = randomBytes(32);
  const email = `${partner_id}@sample.example`;
  await tx
    .insertInto('users')
    .values({ partner_id, id: user_id, tenant: 'staff', email, applicant_type_id: partner_id })
    .execute();
  await tx
    .insertInto('identities')
    .values({ partner_id, user_id, mechanism: 'EMAIL_TOKEN', subject: email })
    .execute();
  await tx.insertInto('staff').values({ partner_id, user_id, role: 'caseWorker' }).execute();
  await tx
    .insertInto('magic_links')
    .values({
      partner_id,
      token_hash,
      verifier_hash: token_hash,
      email,
      tenant: 'applicant',
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('email_changes')
    .values({ partner_id, user_id, token_hash, new_email: email, created_at: at, expires_at: at })
    .execute();
  await tx
    .insertInto('password_resets')
    .values({
      ...{ partner_id, token_hash, email, tenant: 'applicant', time_zone: 'UTC' },
      verifier_hash: token_hash,
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('identity_tokens')
    .values({ partner_id, token_hash, user_id, mechanism: 'EMAIL_TOKEN', expires_at: at })
    .execute();
  await tx
    .insertInto('sessions')
    .values({
      partner_id,
      token_hash,
      user_id,
      mechanism: 'EMAIL_TOKEN',
      created_at: at,
      last_seen_at: at,
      authenticated_at: at,
    })
    .execute();
}

/** An invitation to the staff, and every trace of a second factor. */
async function insertSecondFactors(tx: Transaction, partner_id: string): Promise<void> {
  const user_id = partner_id;
  const at = new Date(0);
  const hash = randomBytes(32);
  await tx
    .insertInto('staff_invitations')
    .values({
      partner_id,
      email: `invited-${partner_id}@sample.example`,
      role: 'fiscal',
      token_hash: hash,
      invited_by: user_id,
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('sign_in_steps')
    .values({ partner_id, token_hash: hash, user_id, created_at: at, expires_at: at })
    .execute();
  await tx
    .insertInto('second_factors')
    .values({
      partner_id,
      user_id,
      kind: 'passkey',
      label: 'Passkey',
      credential_id: `credential-${partner_id}`,
      public_key: hash,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('recovery_codes')
    .values({ partner_id, user_id, code_hash: hash, created_at: at })
    .execute();
  await tx
    .insertInto('webauthn_challenges')
    .values({ partner_id, challenge_hash: hash, user_id, purpose: 'enrol', expires_at: at })
    .execute();
}

let providers = 0;

/** Advocates and staff in turn, because two partners with the same tenant would each have the other's key. */
function otherTenant(): string {
  providers += 1;
  return providers % 2 === 0 ? 'staff' : 'advocate';
}

/** An identity provider, a sign-in that was sent there, and its answer. */
async function insertSingleSignOn(tx: Transaction, partner_id: string): Promise<void> {
  const at = new Date(0);
  const hash = randomBytes(32);
  await tx
    .insertInto('identity_providers')
    .values({
      partner_id,
      tenant: otherTenant(),
      entity_id: `https://idp.example/${partner_id}`,
      sso_url: 'https://idp.example/sso',
      certificates: ['certificate'],
      name: 'Sample',
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('saml_requests')
    .values({
      ...{ partner_id, request_hash: hash, verifier_hash: hash },
      tenant: 'advocate',
      created_at: at,
      expires_at: at,
    })
    .execute();
  await tx
    .insertInto('saml_assertions')
    .values({ partner_id, assertion_hash: hash, expires_at: at })
    .execute();
}

/** A case, its application and everything that is kept beside it. */
async function insertApplications(tx: Transaction, partner_id: string): Promise<void> {
  const at = new Date(0);
  const [case_id, application_id, program_id, user_id] = [partner_id, partner_id, partner_id, partner_id];
  await tx
    .insertInto('cases')
    .values({
      ...{ partner_id, id: case_id, program_id, status: 'InProgress' },
      status_updated_at: at,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('applications')
    .values({
      ...{ partner_id, id: application_id, case_id, program_id, submitter_id: user_id },
      definition_key: `sample-${partner_id}`,
      definition_version: 1,
      answers: 'ciphertext',
      request_id: partner_id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('application_versions')
    .values({
      ...{ partner_id, application_id, number: 1, definition_version: 1 },
      answers: 'ciphertext',
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('application_saves')
    .values({ partner_id, application_id, save_id: partner_id, revision: 1, saved_at: at })
    .execute();
  await tx
    .insertInto('replaced_answers')
    .values({ partner_id, application_id, key: 'name', value: 'ciphertext', revision: 1, replaced_at: at })
    .execute();
  await tx
    .insertInto('workflow_events')
    .values({
      partner_id,
      case_id,
      action: 'openCase',
      entity_type: 'case',
      entity_id: case_id,
      created_at: at,
    })
    .execute();
  await tx.insertInto('referrals').values({ partner_id, user_id, program_id, created_at: at }).execute();
}

/** A document and a word about it. */
async function insertDocuments(tx: Transaction, partner_id: string): Promise<void> {
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
}

/** A tax form and a bank account. */
async function insertPayeeDetails(tx: Transaction, partner_id: string): Promise<void> {
  const [user_id, at] = [partner_id, new Date(0)];
  await tx
    .insertInto('tax_forms')
    .values({
      ...{ partner_id, user_id, type: 'W9', data: 'ciphertext', tin_type: 'SSN', tin_last4: '6789' },
      form_revision: 'March 2024',
      certification: 'I certify that this is right.',
      signed_at: at,
    })
    .execute();
  await tx
    .insertInto('bank_accounts')
    .values({
      ...{ partner_id, user_id, account_type: 'checking' },
      routing_number: 'ciphertext',
      routing_number_end: '0021',
      account_number: 'ciphertext',
      account_number_end: '5678',
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** What the platform itself keeps for a partner. */
async function insertRecords(tx: Transaction, partner_id: string): Promise<void> {
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
