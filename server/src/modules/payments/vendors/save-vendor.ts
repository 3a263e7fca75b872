import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../../platform/audit/append-audit-event.ts';
import { maskText } from '../../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../../platform/recent-sign-in.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { Vendor, VendorDraft } from './vendor.ts';
import { insertVendor, listVendors, updateVendor } from './vendor-store.ts';

export interface VendorRequest extends VendorDraft {
  readonly of?: Pick<Vendor, 'id' | 'version'> | undefined;
}

/** Puts a vendor in the register, or changes one. */
export async function saveVendor(
  ctx: RequestContext,
  { of: known, ...draft }: VendorRequest,
): Promise<Vendor> {
  assertRight(ctx.actor, 'issuePayments');
  assertRecentSignIn(ctx, 'changeFunds');
  const id = known?.id ?? randomUUID();
  return ctx.db.transaction(async (tx) => {
    if (known) {
      const [before] = await listVendors(tx, ctx, { ids: [id] });
      if (!before) throw new AppError('NOT_FOUND');
    }
    try {
      if (!known) await insertVendor(tx, ctx, id, draft);
      else if (!(await updateVendor(tx, ctx, known, draft))) throw new AppError('CONFLICT');
    } catch (error) {
      if ((error as { constraint?: string }).constraint === 'vendors_partner_id_external_id_key')
        throw new AppError('VENDOR_TAKEN', undefined, { cause: error });
      throw error;
    }
    appendAuditEvent(tx, ctx, {
      action: 'saveVendor',
      entityType: 'vendor',
      entityId: id,
      next: { externalId: draft.externalId, name: maskText(draft.name) },
    });
    const [saved] = await listVendors(tx, ctx, { ids: [id] });
    if (!saved) throw new Error('The vendor is gone');
    return saved;
  });
}

const mostFound = 20;

/** Vendors whose name has these words, or whose number or email it is. */
export function findVendors(ctx: RequestContext, find: string): Promise<Vendor[]> {
  return ctx.db.read((tx) => listVendors(tx, ctx, { find: find.trim(), most: mostFound }));
}
