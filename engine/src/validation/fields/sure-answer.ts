import type { Field, FieldOption } from '../../definition/field.ts';
import { limitCharacters } from '../size/limit-characters.ts';

/** What an answer has to be to be right beyond doubt: most are, and are spared the whole check of their field. */
export interface SureAnswer {
  readonly kind: (typeof sureKinds)[keyof typeof sureKinds];
  /** The characters of a text, or a number; nothing for others. */
  readonly least: number;
  readonly most: number;
  readonly options: readonly FieldOption[];
}

/** Numbers, because they are compared for every field of a submission. */
export const sureKinds = { none: 0, text: 1, number: 2, choice: 3, checked: 4 } as const;

/** What a field's own answer has to be for its value check to find nothing. */
export function findSureAnswer(field: Field): SureAnswer {
  switch (field.type) {
    case 'Text':
      return findSureText(field);
    case 'RadioList':
      return { ...unsure, kind: sureKinds.choice, options: field.options };
    case 'Dropdown':
      return field.multiple ? unsure : { ...unsure, kind: sureKinds.choice, options: field.options };
    case 'Checkbox':
      return { ...unsure, kind: sureKinds.checked };
    case 'Address':
    case 'Calculated':
    case 'CheckboxGroup':
    case 'Complex':
    case 'Date':
    case 'Document':
    case 'Typography':
      return unsure;
  }
}

const unsure: SureAnswer = { kind: sureKinds.none, least: 0, most: 0, options: [] };

function findSureText(field: Extract<Field, { type: 'Text' }>): SureAnswer {
  const { min = 0, max = Number.MAX_VALUE } = field.validation ?? {};
  switch (field.inputType ?? 'Text') {
    case 'Text':
    case 'Password':
      return { ...unsure, ...limitCharacters(field), kind: sureKinds.text };
    case 'Number':
      return typeof max === 'number' ? { ...unsure, kind: sureKinds.number, least: min, most: max } : unsure;
    case 'Currency':
    case 'Date':
    case 'Email':
    case 'Phone':
    case 'Tel':
    case 'Signature':
      return unsure;
  }
}

/** The options that can be chosen, with those below them. */
export function listChoosable(options: readonly FieldOption[]): string[] {
  return options.flatMap(({ value, disabled, children }) => [
    ...(disabled ? [] : [value]),
    ...(children ? listChoosable(children) : []),
  ]);
}

/** Whether an answer is right beyond doubt; the rules that it must obey beside are not looked at. */
export function isSurelyRight(
  kind: number,
  least: number,
  most: number,
  choosable: ReadonlySet<string> | undefined,
  value: unknown,
): boolean {
  switch (kind) {
    case sureKinds.text:
      return (
        typeof value === 'string' && value.length <= most && value.length >= least && startsVisibly(value)
      );
    case sureKinds.number:
      return typeof value === 'number' && value >= least && value <= most;
    case sureKinds.choice:
      return typeof value === 'string' && startsVisibly(value) && choosable?.has(value) === true;
    case sureKinds.checked:
      return value === true;
    default:
      return false;
  }
}

/** Such a text is an answer; others have to be looked at as a whole. */
export function startsVisibly(text: string): boolean {
  return text.charCodeAt(0) > 32;
}
