import type { RequestContext } from '../../platform/context.ts';
import { listTaxForms } from './tax-form-store.ts';
import type { TaxForm } from './tax-form.ts';

/** The tax forms that the acting person has signed, the newest first. */
export async function listOwnTaxForms(ctx: RequestContext): Promise<TaxForm[]> {
  const { actor, partnerId } = ctx;
  if (actor.kind !== 'applicant') return [];
  return ctx.db.read((tx) => listTaxForms(tx, partnerId, actor.userId));
}
