import type { Reason } from '../rules/explain-rule.ts';
import { checkEligibility, listMissingAnswers } from './check-eligibility.ts';
import type { Eligibility, EligibilityAnswers, FitCondition, ProgramFit } from './eligibility.ts';
import { eligibilityWords } from './eligibility-words.ts';
import { createJudge, type JudgeCondition } from './judge-condition.ts';
import type { Judgement, JudgeSettings } from './judgement.ts';
import { listConditions } from './list-conditions.ts';

/** What a check says: the partner's verdict, why, and how each program fits. */
export interface EligibilityJudgement {
  readonly result: 'eligible' | 'ineligible';
  /** The keys of the required answers that are not there yet. */
  readonly missing: readonly string[];
  /** What the verdict rests on: everything that speaks for it, or only what speaks against it. */
  readonly reasons: readonly Reason[];
  /** Likely ones first, then maybe, then unlikely; otherwise in the partner's order. */
  readonly programs: readonly ProgramJudgement[];
}

export interface ProgramJudgement {
  readonly programId: string;
  readonly fit: Fit;
  readonly reasons: readonly Reason[];
  /** The answers that would settle a "maybe", each named for the person. */
  readonly missing: readonly Reason[];
}

export const fits = ['likely', 'maybe', 'unlikely'] as const;
export type Fit = (typeof fits)[number];

/** Gives the verdict and the fit of every program, each with what decided it. */
export function judgeEligibility(
  { questions, programs = [] }: Pick<Eligibility, 'questions' | 'programs'>,
  answers: EligibilityAnswers,
  settings: JudgeSettings,
): EligibilityJudgement {
  const judge = createJudge(questions, answers, settings);
  const partner = judgeAll(listConditions(questions), (condition) => judge(condition, 'partner'));
  return {
    result: checkEligibility(questions, answers),
    missing: listMissingAnswers(questions, answers),
    reasons: partner.reasons,
    programs: programs
      .map((program) => judgeProgram(program, partner, judge, settings))
      .toSorted((one, other) => fits.indexOf(one.fit) - fits.indexOf(other.fit)),
  };
}

/** Nobody gets a program of a partner whose own questions they fail, so these count for each program too. */
function judgeProgram(
  { programId, conditions }: ProgramFit,
  partner: Judgement,
  judge: JudgeCondition,
  { locale, reader = 'person' }: JudgeSettings,
): ProgramJudgement {
  const own = judgeAll(conditions, (condition) => judge(condition, 'program'));
  const against = [partner, own].filter(({ truth }) => truth === false);
  if (against.length > 0) {
    const reasons = unique(against.flatMap(({ reasons }) => reasons));
    const unexplained = [{ text: eligibilityWords(locale).readers[reader].doesNotFit }];
    return { programId, fit: 'unlikely', reasons: reasons.length > 0 ? reasons : unexplained, missing: [] };
  }
  const missing = unique([...partner.missing, ...own.missing]);
  if (partner.truth === undefined || own.truth === undefined) {
    return { programId, fit: 'maybe', reasons: [], missing };
  }
  return { programId, fit: 'likely', reasons: own.reasons, missing: [] };
}

/** Whether all conditions are met; one that fails decides, whatever is missing for the others. */
function judgeAll(
  conditions: readonly FitCondition[],
  judge: (condition: FitCondition) => Judgement,
): Judgement {
  const judged = conditions.map(judge);
  const failed = judged.filter(({ truth }) => truth === false);
  if (failed.length > 0) return { truth: false, reasons: listReasons(failed), missing: [] };
  return {
    truth: judged.some(({ truth }) => truth === undefined) ? undefined : true,
    reasons: listReasons(judged),
    missing: unique(judged.flatMap(({ missing }) => missing)),
  };
}

function listReasons(judged: readonly Judgement[]): readonly Reason[] {
  return unique(judged.flatMap(({ reasons }) => reasons));
}

function unique(reasons: readonly Reason[]): readonly Reason[] {
  return [...new Map(reasons.map((reason) => [reason.text, reason])).values()];
}
