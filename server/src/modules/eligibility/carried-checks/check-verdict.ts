import {
  judgeEligibility,
  nameAnswers,
  type Eligibility,
  type EligibilityAnswers,
  type EligibilityJudgement,
  type JudgeSettings,
} from '@handrail/engine';
import type { Transaction } from '../../../platform/db/partner-db.ts';
import { nameOpenPrograms, type NamedProgramFit } from '../checks/name-programs.ts';

/** What a pre-check says of someone's answers, as it is kept and as staff read it. */
export interface CheckVerdict extends Omit<EligibilityJudgement, 'programs' | 'result' | 'missing'> {
  /** Nothing while required answers are missing. */
  readonly result: EligibilityJudgement['result'] | undefined;
  readonly missing: EligibilityJudgement['reasons'];
  readonly programs: readonly NamedProgramFit[];
}

export async function judgeCheck(
  tx: Transaction,
  partnerId: string,
  { eligibility, answers }: { readonly eligibility: Eligibility; readonly answers: EligibilityAnswers },
  settings: JudgeSettings,
): Promise<CheckVerdict> {
  const judged = judgeEligibility(eligibility, answers, { ...settings, reader: 'staff' });
  return {
    result: judged.missing.length > 0 ? undefined : judged.result,
    reasons: judged.reasons,
    missing: nameAnswers(eligibility.questions, judged.missing, settings.locale),
    programs: await nameOpenPrograms(tx, partnerId, judged),
  };
}
