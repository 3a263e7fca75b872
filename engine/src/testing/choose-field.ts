import type { Field, FieldOption, FieldValidation, TextField } from '../definition/field.ts';
import type { Rule } from '../definition/rule.ts';
import type { Chooser } from './choice-tape.ts';
import { chooseCondition, chooseValue, seeFrom } from './choose-rule.ts';
import { beginningOf, type Ref, type Sight } from './sight.ts';

/** What is decided once all fields are there, because it may look at any of them. */
export type Later = ((chooser: Chooser) => void)[];

/** Makes fields one after the other: each can depend on those made before it, and be checked against all. */
export function chooseFields(chooser: Chooser, place: FieldsPlace): Field[] {
  return chooser.order(place.keys.map((key) => chooseField(chooser, key, place)));
}

export interface FieldsPlace {
  readonly keys: readonly string[];
  readonly sight: Sight;
  /** What stands before the keys of the scope, for parts of a group that is not repeated. */
  readonly prefix: string;
  /** How many more groups may lie in each other. */
  readonly nesting: number;
  readonly later: Later;
}

export function createSight(keys: readonly string[], outer: Sight | undefined): Sight {
  return { refs: [], taken: new Set(keys.map(beginningOf)), outer };
}

/** Keys that are counted in each scope anew, so that those of entries are often the same as some further out. */
export function chooseKeys(chooser: Chooser, most: number, first = 0): string[] {
  const suffix = () => chooser.pick(['', '', '', 'Zip', 'Phone']);
  const prefix = () => (chooser.oneIn(6) ? 'g.' : '');
  const count = 1 + chooser.number(most);
  return Array.from({ length: count }, (_key, index) => `${prefix()}f${first + index}${suffix()}`);
}

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };
interface Made {
  readonly field: Field;
  readonly ref?: Omit<Ref, 'key'>;
}

function chooseField(chooser: Chooser, key: string, place: FieldsPlace): Field {
  const { sight, prefix, later } = place;
  const dynamicLogic = chooser.oneIn(3) ? chooseCondition(chooser, seeFrom(sight)) : undefined;
  const { field, ref } = chooseKind(chooser, key, place);
  if (ref) sight.refs.push({ ...ref, key: prefix + key });
  const made: Mutable<Field> = dynamicLogic === undefined ? field : { ...field, dynamicLogic };
  later.push((checker) => {
    const validation = chooseValidation(checker, field, sight);
    if (validation) made.validation = validation;
  });
  return made;
}

function chooseKind(chooser: Chooser, key: string, place: FieldsPlace): Made {
  const { sight, prefix, nesting } = place;
  const base = { key, copy: `Label of ${prefix}${key}` };
  const kinds: readonly [() => Made, ...(() => Made)[]] = [
    () => chooseText(chooser, base),
    () => ({ field: { ...base, type: 'Checkbox' }, ref: refOf('flag') }),
    () => chooseChoice(chooser, base),
    () => ({
      field: {
        ...base,
        type: 'Calculated',
        formula: chooseValue(chooser, seeFrom(sight)),
        ...chooseDisplay(chooser),
      },
      ref: refOf('number'),
    }),
    () => ({ field: { ...base, type: 'Date', ...chooseDates(chooser) }, ref: refOf('date') }),
    () => ({ field: { ...base, type: 'Document' }, ref: refOf('other') }),
    () => ({ field: { ...base, type: 'Address', ...chooseAddress(chooser, sight) }, ref: refOf('address') }),
    () => ({ field: { ...base, type: 'Typography' } }),
    () => (nesting > 0 ? chooseList(chooser, base, place) : chooseText(chooser, base)),
    () => (nesting > 0 ? chooseList(chooser, base, place) : chooseChoice(chooser, base)),
    () => (nesting > 0 ? chooseGroup(chooser, base, place) : chooseText(chooser, base)),
  ];
  return chooser.pick(kinds)();
}

interface Base {
  readonly key: string;
  readonly copy: string;
}

function chooseText(chooser: Chooser, base: Base): Made {
  const inputType = chooser.pick<NonNullable<TextField['inputType']>>([
    'Text',
    'Number',
    'Currency',
    'Email',
    'Phone',
    'Tel',
    'Date',
    'Signature',
    'Password',
  ]);
  const isNumber = inputType === 'Number' || inputType === 'Currency';
  const exactLength = inputType === 'Text' && chooser.oneIn(6) ? { exactLength: 2 } : {};
  return {
    field: { ...base, type: 'Text', inputType, ...exactLength },
    ref: refOf(isNumber ? 'number' : 'text'),
  };
}

function chooseChoice(chooser: Chooser, base: Base): Made {
  const options = chooseOptions(chooser);
  const field = chooser.pick<() => Field>([
    () => ({ ...base, type: 'RadioList', options }),
    () => ({ ...base, type: 'CheckboxGroup', options }),
    () => ({ ...base, type: 'Dropdown', options }),
    () => ({ ...base, type: 'Dropdown', options, multiple: true }),
    () => ({ ...base, type: 'Dropdown', options, multiple: true, childMode: 'always' }),
  ])();
  const values = options.flatMap(({ value, children = [] }) => [
    value,
    ...children.map((child) => child.value),
  ]);
  return { field, ref: { ...refOf('choice'), values } };
}

function chooseOptions(chooser: Chooser): FieldOption[] {
  const yes: FieldOption = { value: 'yes', label: 'Yes' };
  return [
    chooser.flip() ? { ...yes, children: [{ value: 'often', label: 'Often' }] } : yes,
    chooser.flip() ? { value: 'no', label: 'No', disabled: true } : { value: '3', label: 'Three' },
    { value: 'none', label: 'None' },
  ];
}

function chooseDisplay(chooser: Chooser): { display: 'currency' | 'number' | 'text' | 'hidden' } {
  return { display: chooser.pick(['number', 'text', 'currency', 'hidden']) };
}

function chooseDates(chooser: Chooser): Partial<Extract<Field, { type: 'Date' }>> {
  return chooser.pick<Partial<Extract<Field, { type: 'Date' }>>>([
    {},
    { allowedRange: 'past' },
    { allowedRange: 'future' },
    { allowedRange: 'today' },
    { minimumDate: '2020-01-01', maximumDate: '2026-12-31' },
  ]);
}

function chooseAddress(chooser: Chooser, sight: Sight): Partial<Extract<Field, { type: 'Address' }>> {
  const copied = chooser.flip() ? chooser.find(listAddresses(sight)) : undefined;
  return {
    ...(chooser.flip() && { allowUnhoused: true }),
    ...(chooser.oneIn(3) && { filter: { state: 'NY' } }),
    ...(copied && { copyAddressKey: copied }),
  };
}

/** The keys of the addresses that can be copied: those that no key of a scope in between stands before. */
function listAddresses(sight: Sight): string[] {
  const here = sight.refs.filter(({ kind }) => kind === 'address').map(({ key }) => key);
  const outer = sight.outer ? listAddresses(sight.outer) : [];
  return [...here, ...outer.filter((key) => !sight.taken.has(beginningOf(key)))];
}

function chooseGroup(chooser: Chooser, base: Base, place: FieldsPlace): Made {
  const prefix = `${place.prefix}${base.key}.`;
  const keys = chooseKeys(chooser, 3);
  const subFields = chooseFields(chooser, { ...place, keys, prefix, nesting: place.nesting - 1 });
  return { field: { ...base, type: 'Complex', subFields, ...chooseLabelPrefix(chooser) } };
}

function chooseList(chooser: Chooser, base: Base, place: FieldsPlace): Made {
  const keys = chooseKeys(chooser, 4);
  const sight = createSight(keys, place.sight);
  const subFields = chooseFields(chooser, { ...place, keys, sight, prefix: '', nesting: place.nesting - 1 });
  return {
    field: { ...base, type: 'Complex', repeated: true, subFields, ...chooseLabelPrefix(chooser) },
    ref: { kind: 'list', values: [], entry: sight },
  };
}

function chooseLabelPrefix(chooser: Chooser): { useLabelPrefix?: true } {
  return chooser.flip() ? { useLabelPrefix: true } : {};
}

function chooseValidation(chooser: Chooser, field: Field, sight: Sight): FieldValidation | undefined {
  const rule = (): Rule => chooseCondition(chooser, seeFrom(sight));
  if (!chooser.flip()) return chooser.flip() ? { required: false } : undefined;
  return {
    ...(chooser.flip() && { required: false }),
    ...(chooser.oneIn(3) && { condition: rule() }),
    ...(chooser.oneIn(3) && { rules: [{ rule: rule(), message: `Rule of ${field.key}` }] }),
    ...(chooser.oneIn(3) && { min: chooser.number(3) }),
    ...(chooser.oneIn(3) && { max: chooser.oneIn(4) ? 'maxFundingAmount' : 2 + chooser.number(9) }),
    ...(chooser.oneIn(6) && { message: `Limits of ${field.key}` }),
  };
}

function refOf(kind: Ref['kind']): Omit<Ref, 'key'> {
  return { kind, values: [], entry: undefined };
}
