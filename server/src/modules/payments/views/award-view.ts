import type { RequestContext } from '../../../platform/context.ts';
import { decryptField } from '../../../platform/crypto/field-encryption.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { hasRight } from '../../../platform/rights.ts';
import { findFund } from '../../funds/index.ts';
import type { MailingAddress } from '../../partners/index.ts';
import { listContacts, type UserContact } from '../../users/index.ts';
import { listFulfillmentsByIds, listFulfillmentsOfCases, listPatterns } from '../fulfillment-store.ts';
import { findTaxFormGaps } from '../guarding/find-tax-form-gaps.ts';
import type { ExternalPayment } from '../external/external-payment.ts';
import { listExternalPayments } from '../external/external-payment-store.ts';
import { listHolds } from '../guarding/find-hold.ts';
import { listCertifiedBy } from '../issuing/find-certifiers.ts';
import { readNotes } from '../payment-note-store.ts';
import { type ClaimTold, listMailingAddresses, listPaymentsOfCases } from '../payment-store.ts';
import type { Fulfillment, Payment, PaymentPatternOf } from '../payment.ts';
import { type AttemptView, listAttemptViews, readRecallReasons } from './attempt-view-store.ts';
import { type RecallView, viewRecall } from './recall-view.ts';
import { type PaymentStanding, toStanding } from './payment-standing.ts';
import { listVendors } from '../vendors/vendor-store.ts';

/** Who is paid, as far as whoever sees the payment may know. */
export interface PayeeView {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  /** Of a vendor alone. */
  readonly externalId: string | null;
  readonly mailingAddress: MailingAddress | null;
  readonly types: readonly string[];
}

export interface PaymentView extends Payment {
  readonly to: PayeeView;
  readonly mailingAddress: MailingAddress | null;
  /** When and how it was paid elsewhere, for the payee and staff. */
  readonly external: ExternalPayment | null;
}

/** An award with everything that is shown of it. */
export interface AwardView extends Fulfillment {
  readonly fund: { readonly id: string; readonly name: string };
  readonly pattern: PaymentPatternOf | null;
  readonly payments: readonly PaymentView[];
}

type ViewContext = Pick<RequestContext, 'partnerId' | 'keys' | 'now' | 'actor' | 'ports'>;

export async function listAwardViews(
  tx: Transaction,
  ctx: ViewContext,
  of: { readonly caseIds: readonly string[] } | { readonly ids: readonly string[] },
): Promise<AwardView[]> {
  const { partnerId } = ctx;
  const awards =
    'ids' in of
      ? await listFulfillmentsByIds(tx, partnerId, of.ids)
      : await listFulfillmentsOfCases(tx, partnerId, of.caseIds);
  if (awards.length === 0) return [];
  const payments = await listPaymentsOfCases(tx, partnerId, [...new Set(awards.map(({ caseId }) => caseId))]);
  const patterns = await listPatterns(
    tx,
    partnerId,
    awards.map(({ id }) => id),
  );
  const views = await viewPayments(tx, ctx, payments);
  const funds = new Map<string, string>();
  for (const { fundId } of awards)
    if (!funds.has(fundId)) funds.set(fundId, (await findFund(tx, partnerId, fundId))?.name ?? '');
  return awards.map((award) => ({
    ...award,
    fund: { id: award.fundId, name: funds.get(award.fundId) ?? '' },
    pattern: patterns.find(({ fulfillmentId }) => fulfillmentId === award.id) ?? null,
    payments: views.filter(({ fulfillmentId }) => fulfillmentId === award.id),
  }));
}

async function viewPayments(
  tx: Transaction,
  ctx: ViewContext,
  payments: readonly Payment[],
): Promise<PaymentView[]> {
  const idsOf = (type: Payment['payee']['type']) =>
    payments.flatMap(({ payee }) => (payee.type === type ? [payee.id] : []));
  const people = await listContacts(tx, ctx.partnerId, idsOf('User'));
  const vendors = await listVendors(tx, ctx, { ids: [...new Set(idsOf('Vendor'))] });
  const open = payments.filter((payment) => maySeeDetails(ctx, payment)).map(({ id }) => id);
  const addresses = await listMailingAddresses(tx, ctx.partnerId, open);
  const external = await listExternalPayments(tx, ctx, open);
  return Promise.all(
    payments.map(async (payment) => {
      const address = addresses.get(payment.id);
      const place = {
        table: 'payments',
        column: 'mailing_address',
        purpose: 'payment',
        rowId: payment.id,
      } as const;
      return {
        ...payment,
        to:
          payment.payee.type === 'User'
            ? viewPerson(people.get(payment.payee.id))
            : (vendors.find(({ id }) => id === payment.payee.id) ?? viewPerson(undefined)),
        mailingAddress:
          address === undefined
            ? null
            : (JSON.parse(await decryptField(tx, ctx, place, address)) as MailingAddress),
        external: payment.status === 'success' ? (external.get(payment.id) ?? null) : null,
      };
    }),
  );
}

/** Where someone lives is for them and for staff; an advocate who filled out the form learns that it was paid. */
function maySeeDetails({ actor }: ViewContext, { payee }: Payment): boolean {
  return actor.kind !== 'applicant' || (payee.type === 'User' && payee.id === actor.userId);
}

function viewPerson(person: UserContact | undefined): PayeeView {
  const { id = '', name = null, email = null } = person ?? {};
  return { id, name, email, externalId: null, mailingAddress: null, types: [] };
}

/** What staff alone read of an award. */
export interface StaffAwardView extends Omit<AwardView, 'payments'> {
  readonly payments: readonly StaffPaymentView[];
  readonly issuer: UserContact | null;
  readonly approver: UserContact | null;
  /** The viewer certified or approved the amount, and so someone else approves and reissues. */
  readonly isCertifier: boolean;
}

export interface StaffPaymentView extends PaymentView, PaymentStanding {
  readonly holdNote: string | null;
  readonly cancelReason: string | null;
  readonly attempts: readonly AttemptView[];
  readonly recall: RecallView | null;
  /** It cannot be sent before its payee signs a W-9; when they were told to claim it. */
  readonly lacksTaxForm: ClaimTold | null;
}

export async function listStaffAwardViews(
  tx: Transaction,
  ctx: ViewContext,
  of: Parameters<typeof listAwardViews>[2],
): Promise<StaffAwardView[]> {
  const awards = await listAwardViews(tx, ctx, of);
  const ids = awards.flatMap(({ payments }) => payments.map(({ id }) => id));
  const notes = await readNotes(tx, ctx, ids);
  const attempts = await listAttemptViews(tx, ctx.partnerId, ids);
  const reasons = await readRecallReasons(tx, ctx, ids);
  const holds = await listHolds(
    tx,
    ctx,
    awards.flatMap(({ payments }) => payments),
  );
  const gaps = hasRight(ctx.actor, 'issuePayments')
    ? await findTaxFormGaps(
        tx,
        ctx.partnerId,
        awards.flatMap(({ payments }) => payments),
      )
    : undefined;
  const certified = await listCertifiedBy(
    tx,
    ctx,
    awards.map(({ caseId }) => caseId),
    'userId' in ctx.actor ? ctx.actor.userId : '',
  );
  const people = await listContacts(
    tx,
    ctx.partnerId,
    awards.flatMap(({ issuedBy, approvedBy }) => [issuedBy, ...(approvedBy ? [approvedBy] : [])]),
  );
  return awards.map((award) => ({
    ...award,
    issuer: people.get(award.issuedBy) ?? null,
    approver: people.get(award.approvedBy ?? '') ?? null,
    isCertifier: certified.has(award.caseId),
    payments: award.payments.map((payment) => {
      const tries = attempts.filter(({ paymentId }) => paymentId === payment.id);
      return {
        ...payment,
        ...(notes.get(payment.id) ?? { holdNote: null, cancelReason: null }),
        ...toStanding(payment, tries, {
          ...{ hold: holds.get(payment.id) ?? null, now: ctx.now(), ports: ctx.ports },
        }),
        attempts: tries,
        recall: viewRecall(ctx, payment, tries.at(-1), reasons),
        lacksTaxForm: gaps?.get(payment.id) ?? null,
      };
    }),
  }));
}
