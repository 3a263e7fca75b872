import { answer, type Field } from '@handrail/engine';

type Text = Extract<Field, { readonly type: 'Text' }>;

/** A number of people or things, which is never a fraction. */
export function count({ validation, ...field }: Omit<Text, 'type' | 'inputType'>): Text {
  const rule = answer(field.key).matches('^-?\\d+$');
  return {
    type: 'Text',
    inputType: 'Number',
    validation: {
      ...validation,
      rules: [...(validation?.rules ?? []), { rule, message: 'Enter a whole number' }],
    },
    ...field,
  };
}
