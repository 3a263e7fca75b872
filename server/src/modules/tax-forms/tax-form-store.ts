import type { RequestContext } from '../../platform/context.ts';
import { decryptField, encryptField } from '../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { TaxForm, TinType, W9Data } from './tax-form.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys'>;

/** Everything of a form that nobody but its owner may ever read. */
export interface SealedForm {
  readonly data: W9Data;
  /** The network address from which it was signed. */
  readonly signedFrom: string | null;
}

export interface NewTaxForm extends TaxForm, SealedForm {
  readonly userId: string;
  readonly certification: string;
}

export async function insertTaxForm(tx: Transaction, ctx: StoreContext, form: NewTaxForm): Promise<void> {
  const { data, signedFrom } = form;
  await tx
    .insertInto('tax_forms')
    .values({
      partner_id: ctx.partnerId,
      id: form.id,
      user_id: form.userId,
      type: form.type,
      data: await encryptField(tx, ctx, placeOf(form.id), JSON.stringify({ data, signedFrom })),
      tin_type: form.tinType,
      tin_last4: form.tinLast4,
      form_revision: form.formRevision,
      certification: form.certification,
      signed_at: form.signedAt,
    })
    .execute();
}

/** A person's tax forms, the newest first. */
export async function listTaxForms(tx: Transaction, partnerId: string, userId: string): Promise<TaxForm[]> {
  const rows = await tx
    .selectFrom('tax_forms')
    .select(['id', 'tin_type', 'tin_last4', 'form_revision', 'signed_at'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .orderBy('signed_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: 'W9',
    tinType: row.tin_type as TinType,
    tinLast4: row.tin_last4,
    formRevision: row.form_revision,
    signedAt: row.signed_at,
  }));
}

/** Those of these people who have signed a tax form, as far as whoever asks may know. */
export async function listSigners(
  tx: Transaction,
  partnerId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('tax_forms')
    .select('user_id')
    .distinct()
    .where('partner_id', '=', partnerId)
    .where('user_id', 'in', [...new Set(userIds)])
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Opens what a form says. */
export async function readTaxForm(tx: Transaction, ctx: StoreContext, id: string): Promise<SealedForm> {
  const { data } = await tx
    .selectFrom('tax_forms')
    .select('data')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(await decryptField(tx, ctx, placeOf(id), data)) as SealedForm;
}

/** The tax number that a person gave last. */
export async function findTaxNumber(
  tx: Transaction,
  ctx: StoreContext,
  userId: string,
): Promise<string | undefined> {
  const [newest] = await listTaxForms(tx, ctx.partnerId, userId);
  if (!newest) return undefined;
  const { data } = await readTaxForm(tx, ctx, newest.id);
  return data.ssn ?? data.ein;
}

function placeOf(rowId: string) {
  return { table: 'tax_forms', column: 'data', purpose: 'tax-form', rowId } as const;
}
