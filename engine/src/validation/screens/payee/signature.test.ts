import { describe, expect, it } from 'vitest';
import { isSignatureOf, toSignatureMessage } from './signature.ts';

describe('isSignatureOf', () => {
  it.each(['Mary O’Neil', 'MARY O’NEIL', " mary  o'neil "])(
    'takes "%s" for Mary O\'Neil [P594]',
    (signature) => {
      expect(isSignatureOf("Mary O'Neil", signature)).toBe(true);
    },
  );

  it.each(['', 'Mary', 'Mary ONeil'])('refuses "%s" for Mary O\'Neil [P594]', (signature) => {
    expect(isSignatureOf("Mary O'Neil", signature)).toBe(false);
  });

  it('never takes an empty signature', () => {
    expect(isSignatureOf('', ' ')).toBe(false);
  });

  it('compares accents however they were typed', () => {
    expect(isSignatureOf('José Núñez', 'Jose\u0301 Nu\u0301n\u0303ez')).toBe(true);
  });
});

describe('toSignatureMessage', () => {
  it('says what to enter [P594]', () => {
    expect(toSignatureMessage('en', 'Ana Lopez')).toBe('Please enter "Ana Lopez"');
  });
});
