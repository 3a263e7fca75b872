import { presentAnswer } from '../answers/present-answer.ts';
import { formatCents } from '../definition/copy.ts';
import type { Field } from '../definition/field.ts';
import type { Locale } from '../language/locale.ts';
import { toNumber } from '../rules/rule-value.ts';
import type { AnswerValue } from '../values/answers.ts';

/** An answer to a pre-check in words. Its amounts are in dollars, unlike those of an application. */
export function presentCheckAnswer(field: Field, value: AnswerValue, locale: Locale): string {
  const dollars =
    field.type === 'Text' && field.inputType === 'Currency'
      ? toNumber(typeof value === 'string' ? value.trim() : value)
      : undefined;
  return dollars === undefined ? presentAnswer(field, value, { locale }) : formatCents(dollars * 100);
}
