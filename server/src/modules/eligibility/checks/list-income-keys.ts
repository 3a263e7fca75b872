import type { Eligibility } from '@handrail/engine';

/** The income questions that must also ask for the yearly income, because a program has another limit than they have. */
export function listIncomeKeys({ questions, programs = [] }: Eligibility): string[] {
  const conditions = programs.flatMap((program) => program.conditions);
  return questions.flatMap((question) => {
    if (question.type !== 'AMIComponent') return [];
    const asked = question.props?.tier ?? 'low';
    const isNeeded = conditions.some(
      (one) => 'income' in one && one.income.question === question.key && one.income.tier !== asked,
    );
    return isNeeded ? [question.key] : [];
  });
}
