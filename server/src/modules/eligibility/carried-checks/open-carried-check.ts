import type { EligibilityAnswers } from '@handrail/engine';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { checkInput } from '../checks/check-input.ts';
import { keepKnownAnswers } from '../checks/keep-known-answers.ts';
import {
  type CurrentEligibility,
  findCurrentEligibilityWithin,
  findEligibilityVersion,
} from '../versions/find-current-eligibility.ts';

/** What someone answered in a pre-check and brings into an application, from this device or by a link. */
export const carriedCheck = z.object({
  /** The version that they were asked; today's where they do not say. */
  version: checkInput.shape.version.nullish(),
  checkedAt: z.coerce.date(),
  answers: checkInput.shape.answers,
});
export type CarriedCheck = z.output<typeof carriedCheck>;

/** The same with what was asked, and without answers that nobody asked for. */
export interface OpenedCheck extends CurrentEligibility {
  readonly checkedAt: Date;
  readonly answers: EligibilityAnswers;
}

/** Opens what is brought from a pre-check; nothing where the partner has none. */
export async function openCarriedCheck(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'now'>,
  { version, checkedAt, answers }: CarriedCheck,
): Promise<OpenedCheck | undefined> {
  const named = version ? await findEligibilityVersion(tx, ctx.partnerId, version) : undefined;
  const asked = named ?? (await findCurrentEligibilityWithin(tx, ctx));
  if (!asked) return undefined;
  return {
    ...asked,
    answers: keepKnownAnswers(asked.eligibility.questions, answers),
    // A browser's clock may be wrong, and nobody has checked in the future.
    checkedAt: new Date(Math.min(checkedAt.getTime(), ctx.now().getTime())),
  };
}
