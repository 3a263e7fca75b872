import type { TextField, TextInputType } from '../../definition/field.ts';

/** How many characters a text may have where its field says nothing of it. */
const usualCharacters = {
  Text: 1000,
  Email: 254,
  Phone: 30,
  Tel: 30,
  Currency: 30,
  Number: 30,
  Date: 30,
  Signature: 300,
  Password: 200,
} as const satisfies Record<TextInputType, number>;
const usualInParagraphs = 10_000;

type LimitedText = Pick<TextField, 'inputType' | 'multiline' | 'exactLength' | 'validation'>;

export interface CharacterLimits {
  readonly least: number;
  readonly most: number;
  /** A draft keeps a text that is somewhat too long, so that the person can shorten it later. */
  readonly mostKept: number;
}

/** How long a text may be: as its field says, else as its kind of input allows. */
export function limitCharacters(field: LimitedText): CharacterLimits {
  const { inputType = 'Text', multiline = false, exactLength, validation: { min, max } = {} } = field;
  const usual = multiline ? usualInParagraphs : usualCharacters[inputType];
  if (!countsCharacters(inputType)) return { least: 0, most: usual, mostKept: usual };
  const own = exactLength ?? (typeof max === 'number' ? max : undefined);
  return { least: exactLength ?? min ?? 0, most: own ?? usual, mostKept: Math.max(own ?? 0, usual) };
}

/** Whether `min` and `max` count characters; for numbers they are amounts. */
function countsCharacters(inputType: TextInputType): boolean {
  return !['Currency', 'Number', 'Date', 'Phone', 'Tel'].includes(inputType);
}
