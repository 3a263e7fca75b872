import type { FieldOption, Question } from '@handrail/engine';
import { otherText } from '../shared/fields/other-text.ts';

interface Situation {
  readonly key: string;
  readonly title: string;
  readonly copy: string;
  readonly options: readonly FieldOption[];
}

/** What is going on in one part of a student's life: everything that applies, or something else in own words. */
export function situationQuestion({ key, title, copy, options }: Situation): Question {
  return {
    key,
    copy: { title, intro: 'Check all that apply.' },
    fields: [
      {
        type: 'CheckboxGroup',
        key,
        copy,
        options: [
          ...options,
          { label: 'Something else', value: 'other' },
          { label: 'None of these', value: 'none' },
        ],
      },
      otherText({ key: `${key}Other`, of: key, copy: 'Short description' }),
    ],
  };
}
