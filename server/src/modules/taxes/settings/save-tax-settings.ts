import { isDeepStrictEqual } from 'node:util';
import { appendAuditEvent, type Json } from '../../../platform/audit/append-audit-event.ts';
import { assertRight } from '../../../platform/rights.ts';
import type { SavingContext } from '../../partners/index.ts';
import { getTaxSettings, keepTaxSettings } from './tax-settings-store.ts';
import type { TaxSettings } from './tax-settings.ts';

/** Saves what a partner says about itself as a payer; saving the same again changes nothing. */
export async function saveTaxSettings(ctx: SavingContext, settings: TaxSettings): Promise<void> {
  assertRight(ctx.actor, 'changeSettings');
  await ctx.db.transaction(async (tx) => {
    const before = await getTaxSettings(tx, ctx.partnerId);
    if (isDeepStrictEqual(before, settings)) return;
    await keepTaxSettings(tx, ctx.partnerId, settings);
    appendAuditEvent(tx, ctx, {
      action: 'saveTaxSettings',
      entityType: 'partner',
      entityId: ctx.partnerId,
      previous: toJson(before),
      next: toJson(settings),
    });
  });
}

function toJson(settings: TaxSettings): Json {
  return JSON.parse(JSON.stringify(settings)) as Json;
}
