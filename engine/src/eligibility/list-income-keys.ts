import type { Rule } from '../definition/rule.ts';
import { firstLocale } from '../language/locale.ts';
import { compileRule } from '../rules/compile-rule.ts';
import { buildScope, type Scope } from '../rules/scope.ts';
import { listAnswerFields } from './answer-fields.ts';
import { toIncomeKey, type EligibilityContent, type FitCondition } from './eligibility.ts';
import { isIncomeQuestion, toAskedTier, type IncomeQuestion } from './income-question.ts';

/** The income questions that also ask for the yearly income, because a program compares it or has another limit than they have. */
export function listIncomeKeys({
  questions,
  programs = [],
}: Pick<EligibilityContent, 'questions' | 'programs'>): string[] {
  const fields = listAnswerFields(questions, firstLocale);
  const scope = buildScope([{ key: 'questions', copy: { title: '' }, fields }]);
  const conditions = programs.flatMap((program) => program.conditions);
  return questions
    .filter(isIncomeQuestion)
    .filter((question) => conditions.some((condition) => needsIncome(condition, question, scope)))
    .map(({ key }) => key);
}

function needsIncome(condition: FitCondition, question: IncomeQuestion, scope: Scope): boolean {
  if ('rule' in condition) return readsAnswer(condition.rule, toIncomeKey(question.key), scope);
  const { question: key, tier } = condition.income;
  return key === question.key && tier !== toAskedTier(question);
}

function readsAnswer(rule: Rule, key: string, scope: Scope): boolean {
  return compileRule(rule, scope).reads.some((slot) => slot.key === key);
}
