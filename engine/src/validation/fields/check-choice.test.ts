import { describe, expect, it } from 'vitest';
import type { CheckboxGroupField, DropdownField, RadioListField } from '../../definition/field.ts';
import { listErrors } from '../../testing/list-errors.ts';

const options = [
  { label: 'Asian', value: 'asian', children: [{ label: 'Korean', value: 'korean' }] },
  { label: 'White', value: 'white' },
  { label: 'Retired', value: 'retired', disabled: true },
  { label: 'Three', value: '3' },
  { label: 'None of these', value: 'none' },
  { label: 'Decline to answer', value: 'decline' },
];
const dropdown: DropdownField = { type: 'Dropdown', key: 'a', copy: 'Race', options };
const radioList: RadioListField = { type: 'RadioList', key: 'a', copy: 'Race', options };
const group: CheckboxGroupField = { type: 'CheckboxGroup', key: 'a', copy: 'Race', options };

const notListed = ['Choose an option from the list'];
const notAlone = ['This answer cannot be combined with others'];

describe.each([dropdown, radioList])('one choice of a $type', (field) => {
  it.each(['asian', 'korean', 'none', '3', 3])('may be %j', (value) => {
    expect(listErrors(field, value)).toEqual([]);
  });

  it.each<[string, string | readonly string[]]>([
    ['unknown', 'martian'],
    ['spelled otherwise', 'Asian'],
    ['disabled [P353]', 'retired'],
    ['a list', ['asian', 'white']],
  ])('is refused when it is %s', (_why, value) => {
    expect(listErrors(field, value)).toEqual(notListed);
  });
});

describe.each([{ ...dropdown, multiple: true }, group])('several choices of a $type', (field) => {
  it.each<[readonly string[]]>([
    [['asian']],
    [['asian', 'white']],
    [['asian', 'korean']],
    [['none']],
    [['3']],
  ])('may be %j', (value) => {
    expect(listErrors(field, value)).toEqual([]);
  });

  it.each<[readonly string[]]>([[['martian']], [['white', 'martian']], [['retired', 'white']]])(
    'are refused when they are %j',
    (value) => {
      expect(listErrors(field, value)).toEqual(notListed);
    },
  );

  it('takes a child only with its parent [P351]', () => {
    expect(listErrors(field, ['korean'])).toEqual(notListed);
    expect(listErrors(field, ['white', 'korean'])).toEqual(notListed);
  });

  it('is refused when an item is no value', () => {
    expect(listErrors(field, [{ id: 'asian' }])).toEqual(notListed);
  });

  it.each(['none', 'decline'])('takes "%s" only alone [P598]', (value) => {
    expect(listErrors(field, [value])).toEqual([]);
    expect(listErrors(field, ['white', value])).toEqual(notAlone);
    expect(listErrors(field, [value, 'asian', 'korean'])).toEqual(notAlone);
  });
});

describe('choices whose children stand by themselves', () => {
  it('takes a child without its parent for childMode always [P351]', () => {
    const field: DropdownField = { ...dropdown, multiple: true, childMode: 'always' };
    expect(listErrors(field, ['korean'])).toEqual([]);
    expect(listErrors({ ...field, childMode: 'onParentSelect' }, ['korean'])).toEqual(notListed);
  });

  it('lets "none" among children stand beside choices elsewhere [P598]', () => {
    const languages = [
      { label: 'Other', value: 'other', children: [{ label: 'None', value: 'none' }] },
      { label: 'English', value: 'english' },
    ];
    expect(listErrors({ ...group, options: languages }, ['other', 'none', 'english'])).toEqual([]);
  });
});
