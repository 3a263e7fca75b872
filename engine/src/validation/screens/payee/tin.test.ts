import { describe, expect, it } from 'vitest';
import { invalidTin, isTin, maskTin, toTin } from './tin.ts';

describe('isTin', () => {
  it('takes exactly nine digits [P587]', () => {
    expect(isTin('123456789')).toBe(true);
  });

  it.each(['', '12345678', '1234567890', '12345678a', '123-45-6789'])('refuses "%s" [P587]', (text) => {
    expect(isTin(text)).toBe(false);
  });

  it('has its message to the letter [P587]', () => {
    expect(invalidTin).toBe('Please enter a 9 digit number');
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
  });
});
