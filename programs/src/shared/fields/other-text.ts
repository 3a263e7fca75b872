import { answer, type Field } from '@handrail/engine';

type Text = Extract<Field, { type: 'Text' }>;

interface OtherText extends Omit<Text, 'type' | 'dynamicLogic'> {
  /** The key of the choice, one or several, in which "other" brings the text. */
  readonly of: string;
}

/** The words of someone who chose "other", within 200 characters and with a counter (Q335). */
export function otherText({ of, validation, ...field }: OtherText): Text {
  return {
    type: 'Text',
    dynamicLogic: answer(of).includes('other'),
    validation: { max: 200, ...validation },
    ...field,
  };
}
