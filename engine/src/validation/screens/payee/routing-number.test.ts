import { describe, expect, it } from 'vitest';
import { invalidRoutingNumber, isRoutingNumber } from './routing-number.ts';

describe('isRoutingNumber', () => {
  it.each(['011000015', '021000021', '121000248', '322271627'])('takes %s [P564] [P565]', (text) => {
    expect(isRoutingNumber(text)).toBe(true);
  });

  it.each(['', '02100002', '0210000210', '02100002a', '021 000 021', '02100002１'])(
    'refuses "%s", which is not nine digits [P564]',
    (text) => {
      expect(isRoutingNumber(text)).toBe(false);
    },
  );

  it('notices every single wrong digit [P565]', () => {
    for (let place = 0; place < 9; place++) {
      const wrong = Array.from('121000248', (digit, at) => (at === place ? (Number(digit) + 1) % 10 : digit));
      expect(isRoutingNumber(wrong.join(''))).toBe(false);
    }
  });

  it('notices two neighboring digits that changed places [P565]', () => {
    expect(isRoutingNumber('211000248')).toBe(false);
    expect(isRoutingNumber('121000428')).toBe(false);
  });

  it('refuses nine zeros, although their checksum passes', () => {
    expect(isRoutingNumber('000000000')).toBe(false);
  });

  it('has its message to the letter [P564] [P565]', () => {
    expect(invalidRoutingNumber('en')).toBe('Please enter a valid routing number');
  });
});
