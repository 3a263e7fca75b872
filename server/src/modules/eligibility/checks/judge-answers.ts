import {
  judgeEligibility,
  listAmiKeys,
  type Eligibility,
  type EligibilityAnswers,
  type EligibilityJudgement,
} from '@handrail/engine';
import { toDayIn } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import { findArea, type StoredArea } from '../../income-limits/index.ts';
import { getPartner } from '../../partners/index.ts';

export interface JudgedAnswers extends EligibilityJudgement {
  /** Where the household lives, where that was asked and answered. */
  readonly area: StoredArea | undefined;
}

/** Judges the answers by the definition and by the limits of the areas that they name. */
export async function judgeAnswers(
  ctx: RequestContext,
  eligibility: Eligibility,
  answers: EligibilityAnswers,
): Promise<JudgedAnswers> {
  const { timeZone } = await getPartner(ctx);
  const found = await Promise.all(listAreaIds(eligibility, answers).map((id) => findArea(ctx, id)));
  const areas = found.filter((area) => area !== undefined);
  const judgement = judgeEligibility(eligibility, answers, {
    locale: ctx.locale,
    today: toDayIn(timeZone, ctx.now()),
    areas: new Map(areas.map((area) => [area.id, area])),
  });
  return { ...judgement, area: areas[0] };
}

function listAreaIds({ questions }: Eligibility, answers: EligibilityAnswers): string[] {
  const ids = questions
    .filter(({ type }) => type === 'AMIComponent')
    .map(({ key }) => answers[listAmiKeys(key)[0]]);
  return [...new Set(ids.filter((id) => id !== undefined).map(String))];
}
