import type { Locale } from '@handrail/engine';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { ApplicantRole, MailingAddress } from '../partners/index.ts';
import type { AcceptedTerms } from './accepted-terms.ts';
import type { CommunicationPreferences, User, UserTenant } from './user.ts';

export function findUserById(tx: Transaction, partnerId: string, id: string): Promise<User | undefined> {
  return findUser(tx, partnerId, (query) => query.where('users.id', '=', id));
}

/** The account, held until the transaction ends, so that acts on it come one after the other. */
export function lockUser(tx: Transaction, partnerId: string, id: string): Promise<User | undefined> {
  return findUser(tx, partnerId, (query) => query.where('users.id', '=', id).forNoKeyUpdate('users'));
}

export function findUserByEmail(
  tx: Transaction,
  partnerId: string,
  tenant: UserTenant,
  email: string,
): Promise<User | undefined> {
  return findUser(tx, partnerId, (query) =>
    query.where('users.tenant', '=', tenant).where('users.email', '=', email),
  );
}

/** Creates the account unless the address already has one in this tenant, or its new display id is taken. */
export async function insertUser(
  tx: Transaction,
  partnerId: string,
  user: Pick<User, 'tenant' | 'email'> & { readonly displayId: string },
): Promise<void> {
  await tx
    .insertInto('users')
    .values({ partner_id: partnerId, display_id: user.displayId, tenant: user.tenant, email: user.email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What can change of an account; what is missing stays. */
export interface UserChanges {
  readonly email?: string;
  readonly newEmail?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly taxId?: { readonly ciphertext: string; readonly last4: string } | null;
  readonly mailingAddress?: MailingAddress | null;
  readonly communicationPreferences?: CommunicationPreferences;
  readonly acceptedTerms?: AcceptedTerms;
  readonly applicantTypeId?: string | null;
}

export async function updateUser(
  tx: Transaction,
  partnerId: string,
  id: string,
  changes: UserChanges,
): Promise<void> {
  const row = toRow(changes);
  if (Object.keys(row).length === 0) return;
  await tx.updateTable('users').set(row).where('partner_id', '=', partnerId).where('id', '=', id).execute();
}

/** Notes that someone has submitted an application; only the first time counts. */
export async function noteSubmission(
  tx: Transaction,
  partnerId: string,
  id: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ first_submitted_at: now })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('first_submitted_at', 'is', null)
    .execute();
}

function toRow(changes: UserChanges) {
  const { email, newEmail, name, phone, taxId, mailingAddress, communicationPreferences } = changes;
  const { acceptedTerms, applicantTypeId } = changes;
  return {
    ...(email !== undefined && { email }),
    ...(newEmail !== undefined && { new_email: newEmail }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(taxId !== undefined && { tax_id: taxId?.ciphertext ?? null, tax_id_last4: taxId?.last4 ?? null }),
    ...(mailingAddress !== undefined && {
      mailing_address: mailingAddress && JSON.stringify(mailingAddress),
    }),
    ...(communicationPreferences && { communication_preferences: JSON.stringify(communicationPreferences) }),
    ...(acceptedTerms && {
      accepted_terms_at: acceptedTerms.at,
      accepted_terms: JSON.stringify(acceptedTerms.terms),
    }),
    ...(applicantTypeId !== undefined && { applicant_type_id: applicantTypeId }),
  };
}

function selectUsers(tx: Transaction, partnerId: string) {
  return tx
    .selectFrom('users')
    .leftJoin('applicant_types as type', (join) =>
      join.onRef('type.partner_id', '=', 'users.partner_id').onRef('type.id', '=', 'users.applicant_type_id'),
    )
    .select(['users.id', 'users.display_id', 'users.tenant', 'users.email', 'users.new_email', 'users.name'])
    .select(['users.phone', 'users.tax_id_last4', 'users.mailing_address'])
    .select(['users.communication_preferences', 'users.accepted_terms_at', 'users.first_submitted_at'])
    .select('users.locale')
    .select(['type.id as type_id', 'type.name as type_name', 'type.role as type_role'])
    .where('users.partner_id', '=', partnerId);
}

type UserQuery = ReturnType<typeof selectUsers>;

async function findUser(
  tx: Transaction,
  partnerId: string,
  narrow: (query: UserQuery) => UserQuery,
): Promise<User | undefined> {
  const row = await narrow(selectUsers(tx, partnerId)).executeTakeFirst();
  if (!row) return undefined;
  const { type_id, type_name, type_role } = row;
  return {
    id: row.id,
    displayId: row.display_id,
    tenant: row.tenant as UserTenant,
    email: row.email,
    newEmail: row.new_email,
    name: row.name,
    phone: row.phone,
    taxIdLast4: row.tax_id_last4,
    mailingAddress: row.mailing_address as MailingAddress | null,
    communicationPreferences: row.communication_preferences as unknown as CommunicationPreferences,
    acceptedTermsAt: row.accepted_terms_at,
    firstSubmittedAt: row.first_submitted_at,
    applicantType:
      type_id !== null && type_name !== null
        ? { id: type_id, name: type_name, role: type_role as ApplicantRole }
        : null,
    locale: row.locale as Locale | null,
  };
}
