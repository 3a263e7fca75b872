import { dropBlanks, toAnswerForm } from './answer-form.ts';
import type { EligibilityAnswers, EligibilityQuestion, FitCondition } from './eligibility.ts';
import type { Asker } from './eligibility-words.ts';
import { judgeIncome } from './judge-income.ts';
import { judgeRule } from './judge-rule.ts';
import type { Judgement, JudgeSettings } from './judgement.ts';

export type JudgeCondition = (condition: FitCondition, asker: Asker) => Judgement;

/** Judges conditions over the same answers. */
export function createJudge(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
  settings: JudgeSettings,
): JudgeCondition {
  const given = dropBlanks(answers);
  const form = toAnswerForm(questions, given, settings);
  return (condition, asker) => {
    if ('rule' in condition)
      return judgeRule(condition.rule, form, given, { asker, reader: settings.reader });
    const { question: key, tier } = condition.income;
    const question = questions.find((one) => one.key === key && one.type === 'AMIComponent');
    return question?.type === 'AMIComponent'
      ? judgeIncome(question, tier, given, settings)
      : { truth: undefined, reasons: [], missing: [] };
  };
}
