import { type Answers, type EligibilityAnswers, type InputField, listOptionValues } from '@handrail/engine';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findCurrentEligibilityWithin, keepKnownAnswers } from '../../eligibility/index.ts';
import type { KnownAnswers } from './prefill-answers.ts';

/** What a person answered in the partner's pre-check and wants to use here. */
export const checkedAnswers = z.object({
  checkedAt: z.coerce.date(),
  answers: z.record(z.string().max(200), z.union([z.string().max(500), z.number(), z.boolean()])),
});
export type CheckedAnswers = z.output<typeof checkedAnswers>;

/** The answers of the pre-check whose questions have the keys of the form's fields, where the fields can take them. */
export async function listCheckedAnswers(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  fields: readonly InputField[],
  checked: CheckedAnswers | undefined,
): Promise<KnownAnswers[]> {
  const current = checked && (await findCurrentEligibilityWithin(tx, ctx));
  if (!current) return [];
  const known = keepKnownAnswers(current.eligibility.questions, checked.answers);
  // A browser's clock may be wrong, and nobody has checked in the future.
  const checkedAt = new Date(Math.min(checked.checkedAt.getTime(), ctx.now().getTime())).toISOString();
  return [{ answers: toAnswers(fields, known), source: { from: 'eligibility', checkedAt } }];
}

function toAnswers(fields: readonly InputField[], known: EligibilityAnswers): Answers {
  const taken = fields.flatMap(({ key, field }) => {
    const answer = known[key];
    const text = String(answer ?? '').trim();
    if (text === '') return [];
    if (field.type === 'RadioList' || (field.type === 'Dropdown' && !field.multiple))
      return listOptionValues(field.options).includes(text) ? [[key, text] as const] : [];
    const isPlain = field.type === 'Text' && (field.inputType === undefined || field.inputType === 'Text');
    return isPlain ? [[key, text] as const] : [];
  });
  return Object.fromEntries(taken);
}
