import { describe, expect, it } from 'vitest';
import { checkProgram } from './check-program.ts';
import type { Field } from '../definition/field.ts';
import { buildProgram, buildText, fieldsPath } from './testing/build-program.ts';

const option = { label: 'A', value: 'a' };

/** The faults of a single field, by their paths from the field on. */
function checkField(field: object): Record<string, string> {
  const faults = checkProgram(buildProgram([{ key: 'one', copy: 'One', ...field } as Field]));
  return Object.fromEntries(
    faults.map(({ path, message }) => [path.replace(`${fieldsPath}[0].`, ''), message]),
  );
}

describe('the shape of a definition', () => {
  it('names what is missing and what is of the wrong type [P337] [P338] [P341] [P342]', () => {
    expect(
      checkProgram({
        key: 'a',
        version: '1',
        introPages: [{ key: 'a', layout: 'welcome', title: 'A' }, null],
        sections: [{ key: 'a', name: 'A', overview: { title: 'A' }, questionGroups: {} }],
        submissionScreen: { title: 'A', bullets: [{ key: 'b', icon: 'mail', title: 'B' }] },
        overrides: [],
      }),
    ).toEqual([
      { path: 'version', message: 'is a text where a number belongs' },
      { path: 'introPages[0].body', message: 'is missing' },
      { path: 'introPages[1]', message: 'is null where an object belongs' },
      { path: 'sections[0].overview.description', message: 'is missing' },
      { path: 'sections[0].questionGroups', message: 'is an object where a list belongs' },
      { path: 'submissionScreen.bullets[0].description', message: 'is missing' },
      { path: 'overrides', message: 'is a list where an object belongs' },
    ]);
  });

  it('names what is wrong with a migration, and what it leads to', () => {
    const program = buildProgram([buildText('a')]);
    expect(checkProgram({ ...program, migrations: [{ from: 1, steps: [{ renam: 'a', to: 'b' }] }] })).toEqual(
      [
        { path: 'migrations[0].to', message: 'is missing' },
        { path: 'migrations[0].steps[0]', message: 'unknown operator "renam", did you mean "rename"?' },
      ],
    );
    const steps = [{ rename: 'b', to: 'c' }];
    expect(checkProgram({ ...program, version: 2, migrations: [{ from: 1, to: 2, steps }] })).toEqual([
      { path: 'migrations[0].steps[0]', message: 'no field has the key "c"' },
    ]);
  });

  it('takes a definition that is no object for what it is', () => {
    expect(checkProgram('hello')).toEqual([{ path: '', message: 'is a text where an object belongs' }]);
  });

  it('names what a question and its group lack [P339] [P340]', () => {
    const program = buildProgram([], { copy: {}, skippable: false, layout: 'wide' } as object);
    const path = 'sections[0].questionGroups[0].questions[0]';
    expect(checkProgram(program)).toEqual([
      { path: `${path}.copy.title`, message: 'is missing' },
      { path: `${path}.skippable`, message: 'is a boolean where true belongs' },
      { path: `${path}.layout`, message: 'unknown layout "wide"' },
    ]);
  });

  it('knows no attribute that no interface has, and guesses what was meant', () => {
    expect(checkField({ type: 'Text', placeHolder: 'a', color: 'red', inputTyp: 'Email' })).toEqual({
      placeHolder: 'unknown attribute "placeHolder", did you mean "placeholder"?',
      color: 'unknown attribute "color"',
      inputTyp: 'unknown attribute "inputTyp", did you mean "inputType"?',
    });
  });

  it('does not take what every object inherits for an attribute', () => {
    const field = JSON.parse('{"type":"constructor","__proto__":{"type":"Text"}}') as object;
    expect(checkField(field)).toEqual({ type: 'unknown type "constructor"' });
  });

  it.each<[string, object, Record<string, string>]>([
    ['a kind [P344]', { type: 'Checkbx' }, { type: 'unknown type "Checkbx", did you mean "Checkbox"?' }],
    ['no kind [P343]', {}, { type: 'is missing' }],
    ['a label [P343]', { type: 'Text', copy: 1 }, { copy: 'is a number where a text belongs' }],
    [
      'an Address [P345]',
      { type: 'Address', filter: { zip: '1' }, allowUnhoused: 'yes' },
      { 'filter.zip': 'unknown attribute "zip"', allowUnhoused: 'is a text where true or false belongs' },
    ],
    [
      'a Calculated [P346]',
      { type: 'Calculated', display: 'bold' },
      { formula: 'is missing', display: 'unknown display "bold"' },
    ],
    ['a CheckboxGroup [P347]', { type: 'CheckboxGroup' }, { options: 'is missing' }],
    [
      'a Complex [P348]',
      { type: 'Complex', repeated: 1, useLabelPrefix: 1 },
      {
        subFields: 'is missing',
        repeated: 'is a number where true or false belongs',
        useLabelPrefix: 'is a number where true or false belongs',
      },
    ],
    [
      'a Date [P349]',
      { type: 'Date', allowedRange: 'yesterday', minimumDate: '2023-02-30', maximumDate: '01/31/2023' },
      {
        allowedRange: 'unknown range "yesterday"',
        minimumDate: '"2023-02-30" is no date as 2023-01-31',
        maximumDate: '"01/31/2023" is no date as 2023-01-31',
      },
    ],
    [
      'a Dropdown [P350] [P351]',
      {
        type: 'Dropdown',
        multiple: 'all',
        childMode: 'never',
        options: [{ ...option, children: [{ label: 'B' }] }],
      },
      {
        multiple: 'is a text where true or false belongs',
        childMode: 'unknown childMode "never"',
        'options[0].children[0].value': 'is missing',
      },
    ],
    [
      'childMode elsewhere [P351]',
      { type: 'RadioList', options: [option], childMode: 'always' },
      { childMode: 'unknown attribute "childMode"' },
    ],
    [
      'an input type [P352]',
      { type: 'Text', inputType: 'Color' },
      { inputType: 'unknown input type "Color"' },
    ],
    [
      'an option [P353]',
      { type: 'RadioList', options: [{ value: 'a', description: 1, disabled: 1 }] },
      {
        'options[0].label': 'is missing',
        'options[0].description': 'is a number where a text belongs',
        'options[0].disabled': 'is a number where true or false belongs',
      },
    ],
    [
      'validation [P354]',
      {
        type: 'Text',
        validation: { required: 1, condition: [], rules: [{ rule: true }], min: '1', max: true, most: 3 },
      },
      {
        'validation.required': 'is a number where true or false belongs',
        'validation.condition': 'is a list where a rule belongs',
        'validation.rules[0].message': 'is missing',
        'validation.min': 'is a text where a number belongs',
        'validation.max': 'is a boolean where a number or "maxFundingAmount" belongs',
        'validation.most': 'unknown attribute "most"',
      },
    ],
    [
      'an operator',
      { type: 'Text', dynamicLogic: { nott: true } },
      { dynamicLogic: 'unknown operator "nott", did you mean "not"?' },
    ],
    ['no operator', { type: 'Text', dynamicLogic: {} }, { dynamicLogic: 'a rule has no operator' }],
    [
      'half a pair',
      { type: 'Text', dynamicLogic: { eq: [1] } },
      { 'dynamicLogic.eq': 'has 1 item where 2 belong' },
    ],
    [
      'a setting',
      { type: 'Text', dynamicLogic: { setting: 'now' } },
      { 'dynamicLogic.setting': 'unknown setting "now"' },
    ],
    [
      'two operators',
      { type: 'Text', dynamicLogic: { and: [true], or: [] } },
      { 'dynamicLogic.or': 'unknown attribute "or"' },
    ],
    [
      'a table',
      { type: 'Text', dynamicLogic: { lookup: 'a', table: { a: [] } } },
      { 'dynamicLogic.table.a': 'is a list where a text, a number, true, false or null belongs' },
    ],
  ])('refuses what is wrong with %s', (_what, field, faults) => {
    expect(checkField(field)).toEqual(faults);
  });
});
