import type { Field } from '@handrail/engine';

type Text = Extract<Field, { readonly type: 'Text' }>;

interface LongText extends Omit<Text, 'type' | 'inputType' | 'multiline' | 'validation'> {
  readonly max: number;
  readonly required?: boolean;
}

/** Some sentences, with a counter. */
export function longText({ max, required = true, ...field }: LongText): Text {
  return {
    type: 'Text',
    multiline: true,
    rows: max > 500 ? 8 : 4,
    validation: required ? { max } : { max, required },
    ...field,
  };
}
