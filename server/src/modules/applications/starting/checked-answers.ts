import { type Answers, type InputField, listOptionValues } from '@handrail/engine';
import type { OpenedCheck } from '../../eligibility/index.ts';
import type { KnownAnswers } from './prefill-answers.ts';

/** The answers of the pre-check whose questions have the keys of the form's fields, where the fields can take them. */
export function listCheckedAnswers(
  fields: readonly InputField[],
  { answers, checkedAt }: Pick<OpenedCheck, 'answers' | 'checkedAt'>,
): KnownAnswers {
  const taken = fields.flatMap(({ key, field }) => {
    const answer = answers[key];
    const text = String(answer ?? '').trim();
    if (text === '') return [];
    if (field.type === 'RadioList' || field.type === 'Dropdown' || field.type === 'CheckboxGroup') {
      const takesSeveral = field.type === 'CheckboxGroup' || (field.type === 'Dropdown' && field.multiple);
      const taken = takesSeveral ? [text] : text;
      return listOptionValues(field.options).includes(text) ? [[key, taken] as const] : [];
    }
    const isPlain = field.type === 'Text' && (field.inputType === undefined || field.inputType === 'Text');
    return isPlain ? [[key, text] as const] : [];
  });
  return {
    answers: Object.fromEntries(taken) satisfies Answers,
    source: { from: 'eligibility', checkedAt: checkedAt.toISOString() },
  };
}
