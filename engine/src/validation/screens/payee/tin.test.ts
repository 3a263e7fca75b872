import { describe, expect, it } from 'vitest';
import { findTinFault, isTin, maskEin, maskTin, tinWords, toTin } from './tin.ts';

describe('isTin', () => {
  it('takes exactly nine digits [P587]', () => {
    expect(isTin('123456789')).toBe(true);
  });

  it.each(['', '12345678', '1234567890', '12345678a', '123-45-6789'])('refuses "%s" [P587]', (text) => {
    expect(isTin(text)).toBe(false);
  });

  it('has its message to the letter [P587]', () => {
    expect(tinWords('en').invalid).toBe('Please enter a 9 digit number');
  });
});

describe('findTinFault', () => {
  it.each(['123456789', '001010001', '899990001', '900701234', '987654321', '999921234'])(
    'takes %s as an SSN or ITIN',
    (tin) => {
      expect(findTinFault('en', 'SSN', tin)).toBeUndefined();
    },
  );

  it.each([
    '000121234',
    '666121234',
    '900491234',
    '900661234',
    '900891234',
    '900931234',
    '123001234',
    '123450000',
  ])('asks to check %s, which no one has as an SSN or ITIN', (tin) => {
    expect(findTinFault('en', 'SSN', tin)).toBe(
      'This cannot be a valid SSN or ITIN. Please check the number.',
    );
  });

  it('knows the prefixes that no EIN has', () => {
    expect(findTinFault('en', 'EIN', '123456789')).toBeUndefined();
    for (const prefix of ['00', '07', '17', '28', '49', '69', '70', '79', '89', '97'])
      expect(findTinFault('en', 'EIN', `${prefix}1234567`)).toBe(
        'This cannot be a valid EIN. Please check the number.',
      );
  });

  it('says first that a number is too short [P587]', () => {
    expect(findTinFault('en', 'SSN', '0001')).toBe(tinWords('en').invalid);
    expect(findTinFault('en', 'EIN', '0001')).toBe(tinWords('en').invalid);
  });
});

describe('toTin', () => {
  it.each(['123-45-6789', '12-3456789', ' 123 45 6789 '])('leaves only the digits of "%s"', (text) => {
    expect(toTin(text)).toBe('123456789');
  });
});

describe('maskTin', () => {
  it('shows the last four digits alone [P577]', () => {
    expect(maskTin('123-45-6789')).toBe('•••-••-6789');
    expect(maskTin('123456789')).toBe('•••-••-6789');
    expect(maskEin('6789')).toBe('••-•••6789');
  });
});
