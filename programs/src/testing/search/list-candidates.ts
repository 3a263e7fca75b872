import { listOptionValues, type AnswerValue, type Field, type FieldOption } from '@handrail/engine';

/** Answers to try in a field: first those made of the values that rules compare it with, then ordinary ones. */
export function listCandidates(field: Field, literals: readonly unknown[] = []): readonly AnswerValue[] {
  switch (field.type) {
    case 'Address':
      return listAddresses(field);
    case 'Checkbox':
      return [true, false];
    case 'CheckboxGroup':
      return listChoices(field.options, literals);
    case 'Date':
      return [...texts(literals), ...texts([field.minimumDate, field.maximumDate]), ...dates];
    case 'Document':
      return [[{ id: 'document-1', filename: 'paper.pdf' }]];
    case 'Dropdown':
      return field.multiple ? listChoices(field.options, literals) : listChoice(field.options, literals);
    case 'RadioList':
      return listChoice(field.options, literals);
    case 'Text':
      return listTyped(field, literals);
    case 'Calculated':
    case 'Complex':
    case 'Typography':
      return [];
  }
}

const dates = ['1990-05-17', '2026-11-15', '2027-06-01', '2022-03-01', '2019-03-01'];

const words = [
  'Some words',
  '50',
  '1990',
  '10451',
  'ana@mail.example',
  '(401) 555-0133',
  'https://shop.example',
];

/** A zip code of each state that a program asks for. */
const zipCodes: Readonly<Record<string, string>> = {
  CA: '94612',
  MO: '64106',
  NH: '03101',
  NY: '10451',
  PA: '19103',
};

function listAddresses(field: Extract<Field, { readonly type: 'Address' }>): AnswerValue[] {
  const { state = 'NY', city = 'Springfield' } = field.filter ?? {};
  const place = { city, state, zip: zipCodes[state] ?? '10451' };
  const home = { addressLine1: '12 Main St', ...place };
  return field.allowUnhoused ? [home, { ...place, isUnhoused: true }] : [home];
}

function listChoice(options: readonly FieldOption[], literals: readonly unknown[]): AnswerValue[] {
  const values = options.filter(({ disabled }) => disabled !== true).map(({ value }) => value);
  return [...new Set([...values.filter((value) => literals.includes(value)), ...values])];
}

/** One choice alone, or with the one it belongs to. */
function listChoices(options: readonly FieldOption[], literals: readonly unknown[]): AnswerValue[] {
  const choices = options
    .filter(({ disabled }) => disabled !== true)
    .flatMap(({ value, children = [] }) => [
      [value],
      ...listOptionValues(children).map((child) => [value, child]),
    ]);
  const isWanted = (choice: readonly string[]) => choice.some((value) => literals.includes(value));
  return [...choices.filter(isWanted), ...choices.filter((choice) => !isWanted(choice))];
}

function listTyped(
  { inputType, validation: { min, max } = {} }: Extract<Field, { readonly type: 'Text' }>,
  literals: readonly unknown[],
): AnswerValue[] {
  const around = literals.filter(isNumber).flatMap((number) => [number, number + 1, number - 1]);
  const limits = [min, max].filter(isNumber);
  if (inputType === 'Currency') return [...around, 10_000, 100, ...limits.map((limit) => limit * 100)];
  if (inputType === 'Number') return [...around, 1, 20, ...limits];
  if (inputType === 'Date') return [...texts(literals), ...dates];
  return [...texts(literals), ...words];
}

function texts(values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string' && value !== '').map(String);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
