import { randomUUID } from 'node:crypto';
import { appendAuditEvent, type Json } from '../../../platform/audit/append-audit-event.ts';
import { maskText } from '../../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { assertRight } from '../../../platform/rights.ts';
import { sendMail } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { type PayoutChange, toPauseEnd } from '../../users/index.ts';
import { getPaymentSettings } from '../issuing/payment-settings-store.ts';
import type { Vendor, VendorDraft } from './vendor.ts';
import { writeVendorChangeMail } from './vendor-change-mail.ts';
import type { VendorChange } from './vendor-change-store.ts';
import {
  insertVendor,
  isOtherAccount,
  listTwins,
  listVendors,
  lockVendor,
  type NewVendorPause,
  updateRetired,
  updateVendor,
} from './vendor-store.ts';
import { vendorWords } from './vendor-words.ts';

type SeenVendor = Pick<Vendor, 'id' | 'version'>;

export interface VendorRequest extends VendorDraft {
  readonly of?: SeenVendor | undefined;
  /** A person has looked at the vendors that seem to be the same. */
  readonly allowsTwin?: boolean | undefined;
}

/**
 * Puts a vendor in the register, or changes one. Whoever changes where a vendor's money goes starts the cool-down: for the
 * partner's hours nothing is paid to them, and the address that they had until now is told. Their first bank account
 * pauses payments that are large enough for a second approver.
 */
export async function saveVendor(
  ctx: RequestContext,
  { of: known, allowsTwin = false, ...draft }: VendorRequest,
): Promise<Vendor> {
  assertRight(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'changeFunds');
  const id = known?.id ?? randomUUID();
  return ctx.db.transaction(async (tx) => {
    const before = known && (await lockVendor(tx, ctx, id));
    if (known && !before) throw new AppError('NOT_FOUND');
    if (!allowsTwin) await refuseTwin(tx, ctx, id, draft);
    const pause = await findPause(tx, ctx, before, draft);
    try {
      if (!known) await insertVendor(tx, ctx, id, { draft, pause });
      else if (!(await updateVendor(tx, ctx, known, { draft, pause }))) throw new AppError('CONFLICT');
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'vendors_partner_id_external_id_key')
        throw new AppError('VENDOR_TAKEN', undefined, { cause: error });
      throw error;
    }
    const saved = await getVendor(tx, ctx, id);
    appendAuditEvent(tx, ctx, {
      ...{ action: 'saveVendor', entityType: 'vendor', entityId: id },
      ...(before && { previous: outline(before) }),
      next: { ...outline(saved), ...(pause && { payoutChange: pause.change }) },
    });
    if (before && pause) await tellVendor(tx, ctx, before, pause.change);
    return saved;
  });
}

async function refuseTwin(
  tx: Transaction,
  ctx: RequestContext,
  id: string,
  draft: VendorDraft,
): Promise<void> {
  const twins = await listTwins(tx, ctx, id, draft);
  if (twins.length === 0) return;
  const words = vendorWords(ctx.locale);
  const texts = twins.map(({ name, externalId, same }) => words[same](`${name} (${externalId})`));
  throw new AppError('VENDOR_TWIN', asWorded(texts));
}

async function findPause(
  tx: Transaction,
  ctx: RequestContext,
  before: Vendor | undefined,
  draft: VendorDraft,
): Promise<NewVendorPause | undefined> {
  const { coolDownHours, secondApproverAboveCents } = await getPaymentSettings(tx, ctx.partnerId);
  const until = toPauseEnd(ctx.now(), coolDownHours);
  const change = before && (await findChange(tx, ctx, before, draft));
  if (change) return { change, until, aboveCents: null };
  const isFirst = !before?.account && draft.account;
  if (!isFirst || secondApproverAboveCents === null) return undefined;
  return { change: 'firstAccount', until, aboveCents: secondApproverAboveCents };
}

/** Tells a vendor at the address that was theirs until now, so that nobody redirects their money unseen. */
async function tellVendor(
  tx: Transaction,
  ctx: RequestContext,
  { email, name }: Vendor,
  change: VendorChange,
): Promise<void> {
  if (email === null) return;
  const partner = await getPartnerWithin(tx, ctx);
  const mail = writeVendorChangeMail(partner.defaultLocale, partner, { name, change });
  await sendMail(tx, ctx, { template: 'vendor-changed', to: email, ...mail });
}

/** Something that was there before and leads money elsewhere now; giving it for the first time is no change. */
async function findChange(
  tx: Transaction,
  ctx: RequestContext,
  before: Vendor,
  { account, email, mailingAddress }: VendorDraft,
): Promise<PayoutChange | undefined> {
  if (before.account && account && (await isOtherAccount(tx, ctx, before.id, account))) return 'bankAccount';
  if (before.mailingAddress && !isSameAddress(before.mailingAddress, mailingAddress)) return 'mailingAddress';
  return before.email && before.email.toLowerCase() !== email?.toLowerCase() ? 'email' : undefined;
}

function isSameAddress(one: Vendor['mailingAddress'], other: Vendor['mailingAddress']): boolean {
  const toLines = (address: Vendor['mailingAddress']) =>
    address && [address.addressLine1, address.addressLine2 ?? '', address.city, address.state, address.zip];
  return JSON.stringify(toLines(one)) === JSON.stringify(toLines(other));
}

/** Takes a vendor out of the register, or back into it. What was issued to them is paid as planned. */
export async function retireVendor(
  ctx: RequestContext,
  { id, version, isRetired }: SeenVendor & { readonly isRetired: boolean },
): Promise<Vendor> {
  assertRight(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'changeFunds');
  return ctx.db.transaction(async (tx) => {
    if (!(await lockVendor(tx, ctx, id))) throw new AppError('NOT_FOUND');
    if (!(await updateRetired(tx, ctx, { id, version }, isRetired))) throw new AppError('CONFLICT');
    appendAuditEvent(tx, ctx, {
      ...{ action: 'retireVendor', entityType: 'vendor', entityId: id },
      next: { isRetired },
    });
    return getVendor(tx, ctx, id);
  });
}

async function getVendor(tx: Transaction, ctx: RequestContext, id: string): Promise<Vendor> {
  const [vendor] = await listVendors(tx, ctx, { ids: [id] });
  if (!vendor) throw new Error('The vendor is gone');
  return vendor;
}

function outline({ externalId, name, taxIdEnd, account }: Vendor): Record<string, Json> {
  return {
    ...{ externalId, name: maskText(name), taxIdEnd },
    account: account && { ...account },
  };
}

const mostFound = 50;

/** Vendors whose name has these words, or whose number or email it is. */
export function findVendors(
  ctx: RequestContext,
  { find, withRetired }: { readonly find: string; readonly withRetired: boolean },
): Promise<Vendor[]> {
  return ctx.db.read((tx) => listVendors(tx, ctx, { find: find.trim(), most: mostFound, withRetired }));
}
