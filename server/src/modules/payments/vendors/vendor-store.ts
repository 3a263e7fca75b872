import { type Selectable, sql } from 'kysely';
import type { RequestContext } from '../../../platform/context.ts';
import { decryptField, encryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Vendor as VendorRow } from '../../../platform/db/generated/tables.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { type BankNumbers, toShownEnd } from '../../bank-accounts/index.ts';
import type { MailingAddress } from '../../partners/index.ts';
import type { VendorChange } from './vendor-change-store.ts';
import type { Vendor, VendorAccount, VendorDraft } from './vendor.ts';

type StoreContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now'>;

interface VendorSearch {
  readonly find: string;
  readonly most: number;
  readonly withRetired: boolean;
}

export async function listVendors(
  tx: Transaction,
  ctx: StoreContext,
  of: { readonly ids: readonly string[] } | VendorSearch,
): Promise<Vendor[]> {
  if ('ids' in of)
    return of.ids.length === 0 ? [] : openAll(tx, ctx, select(tx, ctx).where('id', 'in', of.ids));
  const found = select(tx, ctx)
    .where((eb) =>
      eb.or([
        eb('name', 'ilike', `%${escapeLike(of.find)}%`),
        eb('external_id', '=', of.find),
        eb('email', '=', of.find),
      ]),
    )
    .limit(of.most);
  return openAll(tx, ctx, of.withRetired ? found : found.where('closed_at', 'is', null));
}

/** Which of these vendors have no EIN in the register. */
export async function listVendorsWithoutTaxId(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('vendors')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .where('tax_id', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Keeps everyone else from changing the vendor meanwhile. */
export async function lockVendor(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
): Promise<Vendor | undefined> {
  const [vendor] = await openAll(tx, ctx, select(tx, ctx).where('id', '=', id).forUpdate());
  return vendor;
}

export interface VendorTwin {
  readonly id: string;
  readonly externalId: string;
  readonly name: string;
  readonly same: 'taxId' | 'account' | 'email' | 'name';
}

/** Other vendors that seem to be the same one, with the strongest sign for each. */
export async function listTwins(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  draft: VendorDraft,
): Promise<VendorTwin[]> {
  const taxId = draft.taxId ? indexTaxId(ctx, draft.taxId) : null;
  const account = draft.account ? indexAccount(ctx, draft.account) : null;
  const email = draft.email?.toLowerCase() ?? null;
  const plainName = sql<string>`lower(regexp_replace(name, '[^[:alnum:]]', '', 'g'))`;
  const name = draft.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'external_id', 'name'])
    .select((eb) => [
      eb('tax_id_index', '=', taxId).as('has_tax_id'),
      eb('account_index', '=', account).as('has_account'),
      eb(eb.fn('lower', ['email']), '=', email).as('has_email'),
    ])
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '!=', id)
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('tax_id_index', '=', taxId),
        eb('account_index', '=', account),
        eb(eb.fn('lower', ['email']), '=', email),
        eb(plainName, '=', name),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(5)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, externalId: row.external_id, name: row.name },
    same: toSign(row),
  }));
}

function toSign(row: {
  readonly has_tax_id: unknown;
  readonly has_account: unknown;
  readonly has_email: unknown;
}): VendorTwin['same'] {
  if (row.has_tax_id) return 'taxId';
  if (row.has_account) return 'account';
  return row.has_email ? 'email' : 'name';
}

/** Whether the account is another one than the vendor has. */
export async function isOtherAccount(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  account: BankNumbers,
): Promise<boolean> {
  const row = await tx
    .selectFrom('vendors')
    .select('id')
    .where('partner_id', '=', ctx.partnerId)
    .where('id', '=', id)
    .where('account_index', '=', indexAccount(ctx, account))
    .executeTakeFirst();
  return row === undefined;
}

/** What pauses when something about where a vendor's money goes is new. */
export interface NewVendorPause {
  readonly change: VendorChange;
  readonly until: Date;
  /** Only payments of more than this wait; all of them without such a limit. */
  readonly aboveCents: number | null;
}

export async function insertVendor(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  { draft, pause }: VendorSave,
): Promise<void> {
  const values = await toValues(tx, ctx, id, draft);
  await tx
    .insertInto('vendors')
    .values({
      ...{ partner_id: ctx.partnerId, id, created_at: ctx.now(), ...values },
      ...(pause && {
        ...{ payout_change: pause.change, payout_changed_at: ctx.now(), payout_paused_until: pause.until },
        payout_paused_above_cents: pause.aboveCents,
      }),
    })
    .execute();
}

interface VendorSave {
  readonly draft: VendorDraft;
  readonly pause: NewVendorPause | undefined;
}

/** Changes a vendor that is still as it was seen; false where it is not. */
export async function updateVendor(
  tx: Transaction,
  ctx: StoreContext,
  seen: Pick<Vendor, 'id' | 'version'>,
  { draft, pause }: VendorSave,
): Promise<boolean> {
  const { numUpdatedRows } = await changeSeen(tx, ctx, seen)
    .set({
      ...(await toValues(tx, ctx, seen.id, draft)),
      ...(pause && toLongerPause(pause, ctx.now())),
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A pause never makes the one under way shorter or narrower. */
function toLongerPause({ change, until, aboveCents }: NewVendorPause, now: Date) {
  return {
    ...{ payout_change: change, payout_changed_at: now },
    payout_paused_until: sql<Date>`greatest(payout_paused_until, ${until}::timestamptz)`,
    payout_paused_above_cents: sql<number | null>`case
      when payout_paused_until > ${now}::timestamptz and payout_paused_above_cents is null then null
      else ${aboveCents}::bigint end`,
  };
}

/** Takes a vendor out of the register, or back into it; false where it is not as it was seen. */
export async function updateRetired(
  tx: Transaction,
  ctx: StoreContext,
  seen: Pick<Vendor, 'id' | 'version'>,
  isRetired: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await changeSeen(tx, ctx, seen)
    .set({ closed_at: isRetired ? ctx.now() : null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function changeSeen(
  tx: Transaction,
  { partnerId }: StoreContext,
  { id, version }: Pick<Vendor, 'id' | 'version'>,
) {
  return tx
    .updateTable('vendors')
    .set({ version: version + 1 })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('version', '=', version);
}

function select(tx: Transaction, { partnerId }: StoreContext) {
  return tx
    .selectFrom('vendors')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('name')
    .orderBy('id');
}

async function openAll(
  tx: Transaction,
  ctx: StoreContext,
  query: ReturnType<typeof select>,
): Promise<Vendor[]> {
  const rows = await query.execute();
  return Promise.all(rows.map((row) => open(tx, ctx, row)));
}

async function open(tx: Transaction, ctx: StoreContext, row: Selectable<VendorRow>): Promise<Vendor> {
  const read = async (column: Secret, value: string | null) =>
    value === null ? null : decryptField(tx, ctx, placeOf(column, row.id), value);
  const address = await read('mailing_address', row.mailing_address);
  const taxId = await read('tax_id', row.tax_id);
  const account = await read('account', row.account);
  return {
    ...{ id: row.id, externalId: row.external_id, name: row.name, email: row.email, types: row.types },
    mailingAddress: address === null ? null : (JSON.parse(address) as MailingAddress),
    taxIdEnd: taxId?.slice(-4) ?? null,
    account: account === null ? null : toShown(JSON.parse(account) as BankNumbers),
    ...{ closedAt: row.closed_at, version: row.version },
  };
}

function toShown({ accountType, routingNumber, accountNumber }: BankNumbers): VendorAccount {
  return {
    accountType,
    routingNumberEnd: toShownEnd(routingNumber),
    accountNumberEnd: toShownEnd(accountNumber),
  };
}

async function toValues(
  tx: Transaction,
  ctx: StoreContext,
  id: string,
  { externalId, name, email, types, mailingAddress, taxId, account }: VendorDraft,
) {
  const seal = async (column: Secret, value: string | null) =>
    value === null ? null : encryptField(tx, ctx, placeOf(column, id), value);
  return {
    ...{ external_id: externalId, name, email, types: [...types] },
    mailing_address: await seal('mailing_address', mailingAddress && JSON.stringify(mailingAddress)),
    ...(taxId !== undefined && {
      tax_id: await seal('tax_id', taxId),
      tax_id_index: taxId === null ? null : indexTaxId(ctx, taxId),
    }),
    ...(account !== undefined && {
      account: await seal('account', account && JSON.stringify(account)),
      account_index: account === null ? null : indexAccount(ctx, account),
    }),
  };
}

function indexTaxId({ keys, partnerId }: StoreContext, taxId: string): Buffer {
  return keys.blindIndex(partnerId, 'vendorTaxId', taxId);
}

function indexAccount({ keys, partnerId }: StoreContext, account: BankNumbers): Buffer {
  const { routingNumber, accountNumber } = account;
  return keys.blindIndex(partnerId, 'vendorAccount', `${routingNumber} ${accountNumber}`);
}

type Secret = 'mailing_address' | 'tax_id' | 'account';

function placeOf(column: Secret, rowId: string) {
  return { table: 'vendors', column, purpose: 'payment', rowId } as const;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
