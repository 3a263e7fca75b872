import { defineWords } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { sendNotice } from '../../notifications/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import type { ReturnOf } from './copy-b-store.ts';

interface CopyNotice extends ReturnOf {
  readonly caseId: string;
  readonly isCorrected: boolean;
}

/** Tells a payee that their copy of a return, or a corrected one, is among their documents. */
export async function sendCopyNotice(
  tx: Transaction,
  ctx: RequestContext,
  { payeeId, year, form, caseId, isCorrected }: CopyNotice,
): Promise<void> {
  const partner = await getPartnerWithin(tx, ctx);
  const user = await findUserById(tx, ctx.partnerId, payeeId);
  if (!user) return;
  const locale = toLocale(user, partner);
  const { greeting, view, taxForm } = words(locale);
  await sendNotice(tx, ctx, {
    kind: isCorrected ? 'tax-form-corrected' : 'tax-form-ready',
    ...{ locale, partner, to: user.email, about: { userId: user.id, caseId } },
    values: { greeting: greeting(user.name ?? ''), taxForm: taxForm(form, String(year)) },
    action: {
      label: view,
      url: `${ctx.settings.publicUrl}/${partner.externalId}/case/${caseId}/documents`,
    },
  });
}

const words = defineWords('taxFormNotices', {
  view: 'View your documents',
  greeting: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  taxForm: (form: string, year: string) => `Form ${form} for ${year}`,
});
