import { answer, type Field } from '@handrail/engine';

type Complex = Extract<Field, { type: 'Complex' }>;

/** The places where a caregiver works, each with what a form asks beside name and ZIP code. */
export function employersField(more: readonly Field[] = []): Complex {
  return {
    type: 'Complex',
    key: 'employers',
    copy: 'Employers',
    repeated: true,
    entryName: 'employer',
    subFields: [
      { type: 'Text', key: 'name', copy: 'Employer name' },
      {
        type: 'Text',
        key: 'zipCode',
        copy: 'Employer ZIP code',
        validation: {
          rules: [{ rule: answer('zipCode').matches('^[0-9]{5}$'), message: 'Enter a 5-digit ZIP code' }],
        },
      },
      ...more,
    ],
  };
}
