import * as fc from 'fast-check';
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

  it('agrees with the checksum written another way, on 10,000 numbers [P565] [check 50]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (text) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, last = 0] = Array.from(text, Number);
        const passes = (3 * (a + d + g) + 7 * (b + e + h) + (c + f + last)) % 10 === 0;
        expect(isRoutingNumber(text)).toBe(passes && text !== '000000000');
      }),
      { numRuns: 10_000, examples: [['000000000']] },
    );
  });

  it('notices every single wrong digit in every place [P565] [check 50]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
        const right = Array.from('0123456789', (last) => digits + last).filter(isRoutingNumber);
        expect(right).toHaveLength(digits === '00000000' ? 0 : 1);
        for (const routing of right)
          for (let place = 0; place < 9; place++)
            for (const digit of '0123456789') {
              const other = routing.slice(0, place) + digit + routing.slice(place + 1);
              if (other !== routing && isRoutingNumber(other)) throw new Error(`${other} passes`);
            }
      }),
      { numRuns: 500, examples: [['00000000'], ['12100024']] },
    );
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
