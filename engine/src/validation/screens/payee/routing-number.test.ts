import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidRoutingNumber, isRoutingNumber } from './routing-number.ts';

type Check = (text: string) => boolean;

function assertChecksum(check: Check): void {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (text) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, last = 0] = Array.from(text, Number);
      const passes = (3 * (a + d + g) + 7 * (b + e + h) + (c + f + last)) % 10 === 0;
      return check(text) === (passes && text !== '000000000');
    }),
    { numRuns: 10_000, examples: [['000000000']] },
  );
}

function assertEveryDigit(check: Check): void {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (digits) => {
      const right = Array.from('0123456789', (last) => digits + last).filter(check);
      if (right.length !== (digits === '00000000' ? 0 : 1)) return false;
      return right.every((routing) => listNeighbors(routing).every((other) => !check(other)));
    }),
    { numRuns: 500, examples: [['00000000'], ['12100024']] },
  );
}

/** The numbers with one other digit. */
function listNeighbors(routing: string): string[] {
  return Array.from(routing).flatMap((own, place) =>
    Array.from('0123456789', (digit) => digit)
      .filter((digit) => digit !== own)
      .map((digit) => routing.slice(0, place) + digit + routing.slice(place + 1)),
  );
}

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
    expect(() => {
      assertChecksum(isRoutingNumber);
    }).not.toThrow();
  });

  it('notices every single wrong digit in every place [P565] [check 50]', () => {
    expect(() => {
      assertEveryDigit(isRoutingNumber);
    }).not.toThrow();
  });

  it.each<[string, Check]>([
    ['counted the digits only', (text) => /^\d{9}$/.test(text)],
    ['took nine zeros', (text) => text === '000000000' || isRoutingNumber(text)],
    ['weighed all digits alike', (text) => Array.from(text, Number).reduce((a, b) => a + b, 0) % 10 === 0],
  ])('would be found out if it %s [check 50]', (_what, planted) => {
    expect(() => {
      assertChecksum(planted);
      assertEveryDigit(planted);
    }).toThrow();
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
