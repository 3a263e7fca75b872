import type {
  AccountKind,
  PayeeFlag,
  PayeeType,
  PaymentMethod,
  PaymentStatus,
} from '@handrail/engine/payments';
import { firstPaymentStatus } from '@handrail/engine/payments';
import type { Transaction } from '../../platform/db/partner-db.ts';
import type { Fulfillment, HoldKind, Payee, Payment } from './payment.ts';

const columns = [
  'id',
  'display_id',
  'fulfillment_id',
  'case_id',
  'program_id',
  'fund_id',
  'number',
  'status',
  'amount_cents',
  'money_in',
  'scheduled_for',
  'method',
  'payee_type',
  'payee_user_id',
  'vendor_id',
  'mailing_address_type',
  'held_at',
  'hold_kind',
  'cleared_flags',
  'initiated_at',
  'completed_at',
  'version',
  'created_at',
  'updated_at',
] as const;

export async function findPayment(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Payment | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).executeTakeFirst();
  return row && toPayment(row);
}

/** Reads a payment and keeps everyone else from moving it; whoever needs its case too locks the case first. */
export async function lockPayment(
  tx: Transaction,
  partnerId: string,
  id: string,
): Promise<Payment | undefined> {
  const row = await select(tx, partnerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toPayment(row);
}

/** The payments of a case, in the order of their days. */
export async function listPaymentsOfCases(
  tx: Transaction,
  partnerId: string,
  caseIds: readonly string[],
): Promise<Payment[]> {
  if (caseIds.length === 0) return [];
  const rows = await select(tx, partnerId)
    .where('case_id', 'in', caseIds)
    .orderBy('scheduled_for')
    .orderBy('fulfillment_id')
    .orderBy('number')
    .execute();
  return rows.map(toPayment);
}

/** The payments with these numbers, as people know them. */
export async function listPaymentsByNumbers(
  tx: Transaction,
  partnerId: string,
  numbers: readonly string[],
): Promise<Payment[]> {
  if (numbers.length === 0) return [];
  const rows = await select(tx, partnerId)
    .where('display_id', 'in', [...new Set(numbers)])
    .execute();
  return rows.map(toPayment);
}

/** The addresses of payments as they are stored, by payment. */
export async function listMailingAddresses(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'mailing_address'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap((row) => (row.mailing_address === null ? [] : [[row.id, row.mailing_address]])),
  );
}

/** When the payee of a payment was told that they can claim it. */
export interface ClaimTold {
  readonly toldAt: Date | null;
  readonly remindedAt: Date | null;
}

export async function listClaimTold(
  tx: Transaction,
  partnerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ClaimTold>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('payments')
    .select(['id', 'claim_told_at', 'claim_reminded_at'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { toldAt: row.claim_told_at, remindedAt: row.claim_reminded_at }]),
  );
}

const mostDue = 1_000;

/** The payments that wait for nothing but their day, which has come; those that are held or not approved wait on. */
export async function listDuePayments(tx: Transaction, partnerId: string, today: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payments as payment')
    .innerJoin('fulfillments as award', (join) =>
      join
        .onRef('award.partner_id', '=', 'payment.partner_id')
        .onRef('award.id', '=', 'payment.fulfillment_id'),
    )
    .select('payment.id')
    .where('payment.partner_id', '=', partnerId)
    .where('payment.status', '=', firstPaymentStatus)
    .where('payment.scheduled_for', '<=', today)
    .where('payment.held_at', 'is', null)
    .where((eb) => eb.or([eb('award.needs_approval', '=', false), eb('award.approved_by', 'is not', null)]))
    .orderBy('payment.scheduled_for')
    .orderBy('payment.id')
    .limit(mostDue)
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewPayment {
  readonly amountCents: number;
  readonly scheduledFor: string;
  readonly method: PaymentMethod | null;
  readonly payee: Payee;
}

/** The payments of an award, in their order; none is authorized yet. */
export async function insertPayments(
  tx: Transaction,
  partnerId: string,
  award: Pick<Fulfillment, 'id' | 'displayId' | 'caseId' | 'programId' | 'fundId'>,
  payments: readonly NewPayment[],
  now: Date,
): Promise<Payment[]> {
  const rows = await tx
    .insertInto('payments')
    .values(
      payments.map(({ amountCents, scheduledFor, method, payee }, index) => ({
        partner_id: partnerId,
        display_id: `${award.displayId}-${String(index + 1)}`,
        fulfillment_id: award.id,
        case_id: award.caseId,
        program_id: award.programId,
        fund_id: award.fundId,
        number: index + 1,
        status: firstPaymentStatus,
        amount_cents: amountCents,
        scheduled_for: scheduledFor,
        method,
        ...toPayeeColumns(payee),
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(columns)
    .execute();
  return rows.map(toPayment).toSorted((one, other) => one.number - other.number);
}

/** What a move writes to the payment beside its status. */
export interface PaymentChanges {
  readonly method?: PaymentMethod | undefined;
  readonly initiatedAt?: Date | null | undefined;
  readonly completedAt?: Date | null | undefined;
  /** Since when it waits; the payee is told, reminded and warned anew from then on. */
  readonly authorizedAt?: Date | undefined;
  readonly cancelReason?: string | undefined;
}

/** Moves a payment that is still where the move begins; false where it is not. */
export async function updatePaymentStatus(
  tx: Transaction,
  partnerId: string,
  { id, version }: Pick<Payment, 'id' | 'version'>,
  { from, to, now }: { readonly from: PaymentStatus; readonly to: PaymentStatus; readonly now: Date },
  { method, initiatedAt, completedAt, authorizedAt, cancelReason }: PaymentChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({
      status: to,
      version: version + 1,
      updated_at: now,
      ...(method !== undefined && { method }),
      ...(initiatedAt !== undefined && { initiated_at: initiatedAt }),
      ...(completedAt !== undefined && { completed_at: completedAt }),
      ...(authorizedAt !== undefined && {
        ...{
          authorized_at: authorizedAt,
          claim_told_at: null,
          claim_reminded_at: null,
          claim_warned_at: null,
        },
      }),
      ...(cancelReason !== undefined && { cancel_reason: cancelReason }),
    })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('status', '=', from)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function select(tx: Transaction, partnerId: string) {
  return tx.selectFrom('payments').select(columns).where('partner_id', '=', partnerId);
}

function toPayeeColumns({ type, id }: Payee) {
  return {
    payee_type: type,
    payee_user_id: type === 'User' ? id : null,
    vendor_id: type === 'Vendor' ? id : null,
  };
}

interface PaymentRow {
  readonly id: string;
  readonly display_id: string;
  readonly fulfillment_id: string;
  readonly case_id: string;
  readonly program_id: string;
  readonly fund_id: string;
  readonly number: number;
  readonly status: string;
  readonly amount_cents: number;
  readonly money_in: string;
  readonly scheduled_for: string;
  readonly method: string | null;
  readonly payee_type: string;
  readonly payee_user_id: string | null;
  readonly vendor_id: string | null;
  readonly mailing_address_type: string | null;
  readonly held_at: Date | null;
  readonly hold_kind: string | null;
  readonly cleared_flags: string[];
  readonly initiated_at: Date | null;
  readonly completed_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    displayId: row.display_id,
    fulfillmentId: row.fulfillment_id,
    caseId: row.case_id,
    programId: row.program_id,
    fundId: row.fund_id,
    number: row.number,
    status: row.status as PaymentStatus,
    amountCents: row.amount_cents,
    moneyIn: row.money_in as AccountKind,
    scheduledFor: row.scheduled_for,
    method: row.method as PaymentMethod | null,
    payee: { type: row.payee_type as PayeeType, id: row.payee_user_id ?? row.vendor_id ?? '' },
    mailingAddressType: row.mailing_address_type,
    heldAt: row.held_at,
    holdKind: row.hold_kind as HoldKind | null,
    clearedFlags: row.cleared_flags as PayeeFlag[],
    initiatedAt: row.initiated_at,
    completedAt: row.completed_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
