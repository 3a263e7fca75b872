import { type Locale, sayCopy } from '@handrail/engine';
import type { RequestContext } from '../../../platform/context.ts';
import { assertRight } from '../../../platform/rights.ts';
import { listInCase } from '../../applications/index.ts';
import type { Case } from '../../cases/index.ts';
import { getPartnerWithin } from '../../partners/index.ts';
import { findProgram, type ReasonedAction, reasonedActions } from '../../programs/index.ts';
import { findUserById, toLocale } from '../../users/index.ts';
import { sayDefaultReasons } from './default-reasons.ts';

export interface DecisionReasonView {
  readonly action: ReasonedAction;
  /** What staff choose by. */
  readonly label: string;
  /** What the applicant will read, in their language. */
  readonly text: string;
}

/** The reasons that staff can choose from for this case: those of its program, or else ours. */
export async function listDecisionReasons(
  ctx: RequestContext,
  { id: caseId, programId }: Case,
): Promise<DecisionReasonView[]> {
  assertRight(ctx.actor, 'readCases');
  return ctx.db.read(async (tx) => {
    const program = await findProgram(tx, ctx.partnerId, programId);
    const partner = await getPartnerWithin(tx, ctx);
    const [newest] = await listInCase(tx, ctx.partnerId, { caseId });
    const reader = newest && (await findUserById(tx, ctx.partnerId, newest.submitterId));
    const theirs = reader ? toLocale(reader, partner) : ctx.locale;
    const own = program?.config.review?.reasons;
    return reasonedActions.flatMap((action) =>
      (
        own?.[action]?.map(({ label, text }) => ({ label, text: sayCopy(text, theirs) })) ??
        sayDefaults(action, ctx.locale, theirs)
      ).map((reason) => ({ action, ...reason })),
    );
  });
}

/** Staff read the label in their language, and the applicant the text in theirs. */
function sayDefaults(action: ReasonedAction, locale: Locale, theirs: Locale) {
  const texts = sayDefaultReasons(theirs, action);
  return sayDefaultReasons(locale, action).map(({ label, text }, at) => ({
    label,
    text: texts[at]?.text ?? text,
  }));
}
