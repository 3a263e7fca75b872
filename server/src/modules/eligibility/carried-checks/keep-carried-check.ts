import { firstLocale } from '@handrail/engine';
import { toDayIn } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findNamedAreas } from '../checks/judge-answers.ts';
import { insertCarriedCheck } from './carried-check-store.ts';
import { judgeCheck } from './check-verdict.ts';
import type { OpenedCheck } from './open-carried-check.ts';

interface Bringing {
  readonly applicationId: string;
  readonly opened: OpenedCheck;
  readonly timeZone: string;
}

/**
 * Keeps a pre-check with the application that its answers go into. The verdict is judged here, by the version and the limits
 * of that day: nobody sends one. It is kept in the language of staff, who alone read it.
 */
export async function keepCarriedCheck(
  tx: Transaction,
  ctx: Pick<RequestContext, 'partnerId' | 'keys'>,
  { applicationId, opened, timeZone }: Bringing,
): Promise<void> {
  const { version, eligibility, answers, checkedAt } = opened;
  if (Object.keys(answers).length === 0) return;
  const verdict = await judgeCheck(tx, ctx.partnerId, opened, {
    locale: firstLocale,
    today: toDayIn(timeZone, checkedAt),
    areas: await findNamedAreas(tx, ctx.partnerId, eligibility, answers),
  });
  await insertCarriedCheck(tx, ctx, { applicationId, version, checkedAt, answers, verdict });
}
