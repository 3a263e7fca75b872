import { describe, expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import { buildForm, buildTextField } from '../../testing/build-program.ts';
import { listErrors } from '../../testing/list-errors.ts';

const options = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
];

describe('a required field', () => {
  it.each<[Field, string]>([
    [{ type: 'Text', key: 'a', copy: 'First name' }, 'First name is required'],
    [{ type: 'Date', key: 'a', copy: 'Date of birth' }, 'Date of birth is required'],
  ])('names its label while it is empty: $1 [P496] [P500]', (field, message) => {
    expect(listErrors(field)).toEqual([message]);
    expect(listErrors(field, null)).toEqual([message]);
    expect(listErrors(field, '')).toEqual([message]);
    expect(listErrors(field, '   ')).toEqual([message]);
  });

  it.each<[Field['type'], Field]>([
    ['Text', { type: 'Text', key: 'a', copy: '' }],
    ['Date', { type: 'Date', key: 'a', copy: '' }],
  ])('says "Field is required" for a %s without a label [P501]', (_kind, field) => {
    expect(listErrors(field)).toEqual(['Field is required']);
  });

  it('asks for at least one document [P502]', () => {
    const field: Field = { type: 'Document', key: 'a', copy: 'Lease' };
    expect(listErrors(field)).toEqual(['At least one document is required']);
    expect(listErrors(field, [])).toEqual(['At least one document is required']);
    expect(listErrors(field, [{ id: 'd1' }])).toEqual([]);
  });

  it('asks for a tick in a checkbox [P503]', () => {
    const field: Field = { type: 'Checkbox', key: 'a', copy: 'I agree' };
    expect(listErrors(field)).toEqual(['This checkbox is required']);
    expect(listErrors(field, false)).toEqual(['This checkbox is required']);
    expect(listErrors(field, true)).toEqual([]);
  });

  it.each<[string, Field]>([
    ['Dropdown', { type: 'Dropdown', key: 'a', copy: 'Pick', options }],
    ['Dropdown of several', { type: 'Dropdown', key: 'a', copy: 'Pick', options, multiple: true }],
    ['CheckboxGroup', { type: 'CheckboxGroup', key: 'a', copy: 'Pick', options }],
    ['RadioList', { type: 'RadioList', key: 'a', copy: 'Pick', options }],
  ])('asks for a selection in a %s [P504]', (_kind, field) => {
    expect(listErrors(field)).toEqual(['A selection is required']);
    expect(listErrors(field, [])).toEqual(['A selection is required']);
  });

  it('needs one entry in a repeated group [P499]', () => {
    const field: Field = {
      type: 'Complex',
      key: 'courses',
      copy: 'Courses',
      repeated: true,
      subFields: [buildTextField('name')],
    };
    expect(listErrors(field)).toEqual(['Courses is required']);
    expect(listErrors(field, [])).toEqual(['Courses is required']);
    expect(listErrors(field, [{}])).toEqual([]);
  });

  it.each<[string, Field, string | number | boolean]>([
    ['a text', buildTextField('a'), 'x'],
    ['the number zero', buildTextField('a', { inputType: 'Number' }), 0],
    ['an amount of zero', buildTextField('a', { inputType: 'Currency' }), 0],
    ['true', buildTextField('a'), true],
    ['false', buildTextField('a'), false],
  ])('is satisfied by %s [P498]', (_what, field, value) => {
    expect(listErrors(field, value)).toEqual([]);
  });
});

describe('a field that is not required', () => {
  it.each<Field>([
    { type: 'Text', key: 'a', copy: 'A' },
    { type: 'Text', key: 'a', copy: 'A', inputType: 'Number' },
    { type: 'Text', key: 'a', copy: 'A', inputType: 'Email' },
    { type: 'Date', key: 'a', copy: 'A' },
    { type: 'Document', key: 'a', copy: 'A' },
    { type: 'Checkbox', key: 'a', copy: 'A' },
    { type: 'RadioList', key: 'a', copy: 'A', options },
    { type: 'CheckboxGroup', key: 'a', copy: 'A', options },
    { type: 'Address', key: 'a', copy: 'A' },
    { type: 'Complex', key: 'a', copy: 'A', repeated: true, subFields: [buildTextField('b')] },
  ])('may stay empty: $type $inputType [P496]', (field) => {
    expect(listErrors(withoutDemand(field))).toEqual([]);
    expect(listErrors(field)).not.toEqual([]);
  });

  it('is checked all the same once it has an answer [P496]', () => {
    const field = buildTextField('a', { copy: 'Size', inputType: 'Number', validation: { required: false } });
    expect(listErrors(field, 'many')).toEqual(['Size must be a number', 'Use digits only, for example 12']);
  });
});

describe('conditions of checking', () => {
  it('leaves a field alone while its dynamicLogic does not hold [P497]', () => {
    const form = buildForm([buildTextField('other'), buildTextField('a', { dynamicLogic: otherIsYes })]);
    expect(form.findField('a')?.errors).toEqual([]);
    form.setAnswer('other', 'yes');
    expect(form.findField('a')?.errors).toEqual(['a is required']);
  });

  it('leaves a field alone while its validation.condition does not hold [P497]', () => {
    const fields = [buildTextField('other'), buildTextField('a', { validation: { condition: otherIsYes } })];
    const form = buildForm(fields, { other: 'no' });
    expect(form.findField('a')).toMatchObject({ isVisible: true, errors: [] });
    form.setAnswer('other', 'yes');
    expect(form.findField('a')?.errors).toEqual(['a is required']);
  });

  it('checks no limits either while validation.condition does not hold [P497]', () => {
    const a = buildTextField('a', { validation: { condition: otherIsYes, max: 3 } });
    expect(buildForm([buildTextField('other'), a], { a: 'long text' }).findField('a')?.errors).toEqual([]);
  });
});

const otherIsYes = { eq: [{ answer: 'other' }, 'yes'] } as const;

function withoutDemand(field: Field): Field {
  return { ...field, validation: { required: false } };
}
