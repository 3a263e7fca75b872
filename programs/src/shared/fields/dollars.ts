import { answer, type Field } from '@handrail/engine';

type Text = Extract<Field, { readonly type: 'Text' }>;

/** An amount of money. */
export function dollars(field: Omit<Text, 'type' | 'inputType'>): Text {
  return { type: 'Text', inputType: 'Currency', ...field };
}

/** An amount of money without cents; it is kept in cents all the same. */
export function wholeDollars({ validation, ...field }: Omit<Text, 'type' | 'inputType'>): Text {
  const rule = answer(field.key).matches('^(0|\\d+00)$');
  return dollars({
    ...field,
    validation: {
      ...validation,
      rules: [...(validation?.rules ?? []), { rule, message: 'Enter whole dollars, without cents' }],
    },
  });
}
