import {
  judgeEligibility,
  listAmiKeys,
  type Eligibility,
  type EligibilityAnswers,
  type EligibilityJudgement,
} from '@handrail/engine';
import { toDayIn } from '@handrail/engine/cases';
import type { RequestContext } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { findAreaWithin, type StoredArea } from '../../income-limits/index.ts';
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
  const areas = await ctx.db.read((tx) => findNamedAreas(tx, ctx.partnerId, eligibility, answers));
  const judgement = judgeEligibility(eligibility, answers, {
    locale: ctx.locale,
    today: toDayIn(timeZone, ctx.now()),
    areas,
  });
  return { ...judgement, area: [...areas.values()][0] };
}

/** The areas that answers name, with the limits that they had when they were chosen, by the ids in the answers. */
export async function findNamedAreas(
  tx: Transaction,
  partnerId: string,
  { questions }: Pick<Eligibility, 'questions'>,
  answers: EligibilityAnswers,
): Promise<ReadonlyMap<string, StoredArea>> {
  const ids = questions
    .filter(({ type }) => type === 'AMIComponent')
    .map(({ key }) => answers[listAmiKeys(key)[0]]);
  const named = [...new Set(ids.filter((id) => id !== undefined).map(String))];
  const found = await Promise.all(named.map((id) => findAreaWithin(tx, partnerId, id)));
  return new Map(found.flatMap((area) => (area ? [[area.id, area] as const] : [])));
}
