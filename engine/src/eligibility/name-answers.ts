import type { Locale } from '../language/locale.ts';
import type { Reason } from '../rules/explain-rule.ts';
import { listAnswerFields } from './answer-fields.ts';
import { dropBlanks } from './answer-form.ts';
import type { EligibilityAnswers, EligibilityQuestion } from './eligibility.ts';
import { toAreaLabel } from './income-limit.ts';
import type { JudgeSettings } from './judgement.ts';
import { presentCheckAnswer } from './present-check-answer.ts';

/** What each of these answers is asked as. */
export function nameAnswers(
  questions: readonly EligibilityQuestion[],
  keys: readonly string[],
  locale: Locale,
): Reason[] {
  const nameByKey = new Map(listAnswerFields(questions, locale).map(({ key, copy }) => [key, copy]));
  return keys.map((key) => ({ key, text: nameByKey.get(key) ?? key }));
}

/** A question of a pre-check with what was answered, in words. */
export interface ReadableAnswer {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The answers that are there, in words and in the order of the questions; an area goes by its name. */
export function readCheckAnswers(
  questions: readonly EligibilityQuestion[],
  answers: EligibilityAnswers,
  { locale, areas }: Pick<JudgeSettings, 'locale' | 'areas'>,
): ReadableAnswer[] {
  const given = dropBlanks(answers);
  return listAnswerFields(questions, locale).flatMap((field) => {
    const answer = given[field.key];
    if (answer === undefined) return [];
    const area = areas.get(String(answer));
    const value = area ? toAreaLabel(area) : presentCheckAnswer(field, String(answer), locale);
    return [{ key: field.key, label: field.copy, value }];
  });
}
