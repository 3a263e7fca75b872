import type { EligibilityAnswers } from '@handrail/engine';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { mailedCheckDays } from '../mailed/mailed-check.ts';
import { listVersionsFrom } from '../versions/eligibility-version-store.ts';
import { wasAsked } from '../versions/was-asked.ts';
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
  const now = ctx.now().getTime();
  // A browser's clock may be wrong, and nobody has checked in the future.
  const said = Math.min(checkedAt.getTime(), now);
  const named = version ? await findAskedVersion(tx, ctx.partnerId, { version, said, now }) : undefined;
  const asked = named ?? (await findCurrentEligibilityWithin(tx, ctx));
  if (!asked) return undefined;
  // Answers to what was not asked then are judged as if they were given now.
  const isOfThen = named !== undefined || version === undefined || version === null;
  return {
    ...asked,
    answers: keepKnownAnswers(asked.eligibility.questions, answers),
    checkedAt: new Date(isOfThen ? said : now),
  };
}

const dayMs = 24 * 60 * 60_000;

/** The version that a browser names, if visitors were asked it around the time that it says: it could name any. */
async function findAskedVersion(
  tx: Transaction,
  partnerId: string,
  { version, said, now }: { readonly version: number; readonly said: number; readonly now: number },
): Promise<CurrentEligibility | undefined> {
  // Answers live in a browser for hours, and in a mail for days.
  if (said < now - mailedCheckDays * dayMs - dayMs) return undefined;
  const versions = await listVersionsFrom(tx, partnerId, version);
  const span = { from: said - dayMs, to: Math.min(said + dayMs, now) };
  return wasAsked(versions, version, span) ? findEligibilityVersion(tx, partnerId, version) : undefined;
}
