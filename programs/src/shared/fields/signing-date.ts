import { answer, diffInDays, today, value, type Field } from '@handrail/engine';

type DateField = Extract<Field, { readonly type: 'Date' }>;

/** The day of a signature: today, neither later nor earlier. */
export function signingDate(field: Pick<DateField, 'key' | 'copy'>): DateField {
  return {
    type: 'Date',
    allowedRange: 'today',
    validation: {
      rules: [
        {
          rule: value(diffInDays(today(), answer(field.key))).isAtLeast(0),
          message: `${field.copy} must be today`,
        },
      ],
    },
    ...field,
  };
}
