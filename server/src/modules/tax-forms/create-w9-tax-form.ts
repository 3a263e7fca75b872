import { checkW9, defineWords, firstLocale, type Locale } from '@handrail/engine';
import { randomUUID } from 'node:crypto';
import { appendAuditEvent } from '../../platform/audit/append-audit-event.ts';
import { maskNumber } from '../../platform/audit/mask-personal.ts';
import type { RequestContext } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/partner-db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { assertRecentSignIn } from '../../platform/recent-sign-in.ts';
import { lockUser } from '../users/index.ts';
import { assertSignsForThemself } from './tax-form-policy.ts';
import { insertTaxForm, listTaxForms, readTaxForm } from './tax-form-store.ts';
import type { W9Data } from './tax-form.ts';
import { toW9Data } from './to-w9-data.ts';
import { w9Certification, writeCertification } from './w9-certification.ts';

export interface W9Request {
  readonly data: W9Data;
  /** The revision of the form that the person saw; the current one where it is not said. */
  readonly formRevision?: string | undefined;
}

/** Keeps the tax form that a person signed, with the wording they signed; the same form again changes nothing. */
export async function createW9TaxForm(ctx: RequestContext, request: W9Request): Promise<void> {
  const { actor, partnerId } = ctx;
  assertSignsForThemself(actor);
  assertRecentSignIn(ctx, 'signTaxForm');
  const { revision } = w9Certification;
  if (request.formRevision !== undefined && request.formRevision !== revision)
    throw new AppError('CONFLICT', (locale) => [words(locale).formChanged]);
  const data = toW9Data(request.data);

  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, partnerId, actor.userId);
    if (!user) throw new AppError('UNAUTHORIZED');
    assertRight(data, user.name ?? '');
    // A second press of the button must not become a second form.
    if (await isNewest(tx, ctx, user.id, data)) return;

    const tinType = data.tin === 'SSN' ? 'SSN' : 'EIN';
    const tin = (tinType === 'SSN' ? data.ssn : data.ein) ?? '';
    const id = randomUUID();
    await insertTaxForm(tx, ctx, {
      ...{ id, userId: user.id, type: 'W9', tinType, tinLast4: tin.slice(-4), data },
      signedFrom: ctx.client?.address ?? null,
      formRevision: revision,
      certification: writeCertification(),
      signedAt: ctx.now(),
    });
    appendAuditEvent(tx, ctx, {
      action: 'createW9TaxForm',
      entityType: 'taxForm',
      entityId: id,
      next: { tinType, tin: maskNumber(tin), formRevision: revision },
    });
  });
}

function assertRight(data: W9Data, signerName: string): void {
  if (signerName.trim() === '') throw new AppError('INVALID_INPUT', (locale) => [words(locale).nameMissing]);
  const listErrors = (locale: Locale) => Object.values(checkW9(locale, data, { signerName })).flat();
  if (listErrors(firstLocale).length > 0) throw new AppError('INVALID_INPUT', listErrors);
}

const words = defineWords('taxForms', {
  formChanged: 'The tax form has changed since you opened it. Please refresh the page and read it again.',
  nameMissing: 'Please add your name to your profile before you sign.',
});

async function isNewest(
  tx: Transaction,
  ctx: RequestContext,
  userId: string,
  data: W9Data,
): Promise<boolean> {
  const [newest] = await listTaxForms(tx, ctx.partnerId, userId);
  if (newest?.formRevision !== w9Certification.revision) return false;
  const kept = await readTaxForm(tx, ctx, newest.id);
  return JSON.stringify(kept.data) === JSON.stringify(data);
}
