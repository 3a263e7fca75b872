import { describe, expect, it } from 'vitest';
import type { Field } from '../definition/field.ts';
import { isSensitive, maskAnswer } from './sensitive.ts';

const ssn: Field = { type: 'Text', key: 'ssn', copy: 'SSN', sensitive: true };
const name: Field = { type: 'Text', key: 'name', copy: 'Name' };
const bank: Field = { type: 'Complex', key: 'bank', copy: 'Bank', subFields: [{ ...ssn, key: 'account' }] };
const owners: Field = {
  type: 'Complex',
  key: 'owners',
  copy: 'Owners',
  repeated: true,
  subFields: [name, ssn, bank],
};

describe('maskAnswer', () => {
  it.each([
    ['078-05-1120', '••••1120'],
    [78_051_120, '••••1120'],
    ['1234567', '••••4567'],
    ['123456', '••••'],
    ['1', '••••'],
    ['', ''],
    [undefined, undefined],
  ])('leaves of %j no more than its end: %j', (value, masked) => {
    expect(maskAnswer(ssn, value)).toBe(masked);
  });

  it('masks inside entries, and leaves the rest as it is', () => {
    const entries = [{ name: 'Ben', ssn: '219-09-9999', 'bank.account': '000123456' }, { name: 'Ada' }];
    expect(maskAnswer(owners, entries)).toEqual([
      { name: 'Ben', ssn: '••••9999', 'bank.account': '••••3456' },
      { name: 'Ada' },
    ]);
    expect(maskAnswer(name, 'Ben')).toBe('Ben');
    expect([ssn, owners, bank, name].map(isSensitive)).toEqual([true, true, true, false]);
  });
});
