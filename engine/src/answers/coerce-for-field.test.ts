import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textInputTypes, type Field, type TextInputType } from '../definition/field.ts';
import type { AnswerValue } from '../values/answers.ts';
import { coerceForField, coerceForFields } from './coerce-for-field.ts';

const options = [
  { label: 'Yes', value: 'true' },
  { label: 'Three', value: '3' },
];

function buildText(inputType?: TextInputType): Field {
  return { type: 'Text', key: 'it', copy: 'It', ...(inputType && { inputType }) };
}

const fields: readonly Field[] = [
  { type: 'Address', key: 'it', copy: 'It' },
  { type: 'Calculated', key: 'it', copy: 'It', formula: 1, display: 'number' },
  { type: 'Checkbox', key: 'it', copy: 'It' },
  { type: 'CheckboxGroup', key: 'it', copy: 'It', options },
  { type: 'Complex', key: 'it', copy: 'It', repeated: true, subFields: [buildText('Number')] },
  { type: 'Date', key: 'it', copy: 'It' },
  { type: 'Document', key: 'it', copy: 'It' },
  { type: 'Dropdown', key: 'it', copy: 'It', options },
  { type: 'Dropdown', key: 'it', copy: 'It', options, multiple: true },
  { type: 'RadioList', key: 'it', copy: 'It', options },
  { type: 'Typography', key: 'it', copy: 'It' },
  ...textInputTypes.map(buildText),
];

function getField(type: Field['type']): Field {
  return fields.find((field) => field.type === type)!;
}

describe('coerceForField', () => {
  it('keeps typed dollars as cents, and cents as they are [P355]', () => {
    expect(coerceForField(buildText('Currency'), '$1,234.5')).toBe(123450);
    expect(coerceForField(buildText('Currency'), 1250)).toBe(1250);
  });

  it.each<[TextInputType, AnswerValue, AnswerValue]>([
    ['Number', '12.50', 12.5],
    ['Number', 12.5, 12.5],
    ['Date', '1/31/2023', '2023-01-31'],
    ['Text', 42, '42'],
    ['Text', true, 'true'],
    ['Phone', 5551234567, '5551234567'],
    ['Phone', '(555) 123-4567', '(555) 123-4567'],
    ['Email', ' ana@example.org ', 'ana@example.org'],
  ])('reads a %s given as %j', (inputType, value, kept) => {
    expect(coerceForField(buildText(inputType), value)).toBe(kept);
  });

  it('tidies text [P541] [P542]', () => {
    expect(coerceForField(buildText(), ' Shaun  O’Neill ')).toBe("Shaun O'Neill");
    expect(coerceForField(buildText('Signature'), 'Shaun  O’Neill')).toBe("Shaun O'Neill");
    expect(coerceForField(getField('Address'), { addressLine1: '1  King’s Rd', latitude: 1 })).toEqual({
      addressLine1: "1 King's Rd",
      latitude: 1,
    });
  });

  it('leaves every character of a password', () => {
    expect(coerceForField(buildText('Password'), ' a  b’ ')).toBe(' a  b’ ');
  });

  it('keeps dates as ISO', () => {
    expect(coerceForField(getField('Date'), '01/31/2023')).toBe('2023-01-31');
  });

  it('keeps ticks as booleans', () => {
    expect(coerceForField(getField('Checkbox'), 'true')).toBe(true);
    expect(coerceForField(getField('Checkbox'), 'false')).toBe(false);
  });

  it('keeps choices as texts, several as a list', () => {
    expect(coerceForField(getField('RadioList'), true)).toBe('true');
    expect(coerceForField(getField('RadioList'), ['3'])).toBe('3');
    expect(coerceForField(getField('Dropdown'), 3)).toBe('3');
    expect(coerceForField(getField('CheckboxGroup'), 'a')).toEqual(['a']);
    expect(coerceForField(getField('CheckboxGroup'), true)).toEqual(['true']);
    expect(coerceForField(getField('CheckboxGroup'), '')).toEqual([]);
    expect(coerceForField(getField('CheckboxGroup'), [3, 'a'] as unknown as string[])).toEqual(['3', 'a']);
  });

  it('leaves what it cannot read for validation to report', () => {
    expect(coerceForField(buildText('Currency'), '12,50')).toBe('12,50');
    expect(coerceForField(buildText('Number'), 'two')).toBe('two');
    expect(coerceForField(getField('Date'), '02/30/2023')).toBe('02/30/2023');
    expect(coerceForField(getField('Checkbox'), 'maybe')).toBe('maybe');
    expect(coerceForField(getField('RadioList'), ['a', 'b'])).toEqual(['a', 'b']);
    expect(coerceForField(getField('RadioList'), [['a']] as unknown as string[])).toEqual([['a']]);
    expect(coerceForField(getField('Complex'), 'none')).toBe('none');
  });

  it('never throws and changes nothing the second time, whatever the answer is', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true }).map(String),
      fc.constantFrom('true', '1/2/2023', '$5', '1,234', '  a  ’ '),
    );
    const value = fc.oneof(
      text,
      fc.array(text),
      fc.array(fc.dictionary(fc.constant('it'), text)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), value, (field, given) => {
        const once = coerceForField(field, given as AnswerValue);
        expect(coerceForField(field, once)).toEqual(once);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('coerceForFields', () => {
  it('reaches the parts of groups and of every entry, and keeps answers it does not know', () => {
    const subFields: readonly Field[] = [
      { type: 'Text', key: 'hours', copy: 'Hours', inputType: 'Number' },
      {
        type: 'Complex',
        key: 'boss',
        copy: 'Boss',
        subFields: [{ type: 'Text', key: 'pay', copy: 'Pay', inputType: 'Currency' }],
      },
    ];
    const form: readonly Field[] = [
      { type: 'Complex', key: 'jobs', copy: 'Jobs', repeated: true, subFields },
      { type: 'Complex', key: 'main', copy: 'Main', subFields },
    ];
    expect(
      coerceForFields(form, {
        jobs: [{ hours: '40', 'boss.pay': '9.50', other: '1' }],
        'main.hours': '8',
        'main.boss.pay': '1',
        other: '2',
      }),
    ).toEqual({
      jobs: [{ hours: 40, 'boss.pay': 950, other: '1' }],
      'main.hours': 8,
      'main.boss.pay': 100,
      other: '2',
    });
  });
});
