import { describe, expect, it } from 'vitest';
import { invalidAccountNumber, isAccountNumber, toPlainNumber } from './account-number.ts';

describe('isAccountNumber', () => {
  it.each(['12345', '12345678901234567', 'AB12cd34'])('takes %s [P563]', (text) => {
    expect(isAccountNumber(text)).toBe(true);
  });

  it.each(['', '1234', '123456789012345678', '1234-5678', '12 345', 'número5'])(
    'refuses "%s" [P563]',
    (text) => {
      expect(isAccountNumber(text)).toBe(false);
    },
  );

  it('has its message to the letter [P563]', () => {
    expect(invalidAccountNumber('en')).toBe('Please enter a valid account number');
  });
});

describe('toPlainNumber', () => {
  it.each(['12345678', '1234 5678', ' 1234-5678 ', '1234–5678'])('leaves only the number of "%s"', (text) => {
    expect(toPlainNumber(text)).toBe('12345678');
  });
});
