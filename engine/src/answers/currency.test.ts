import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../definition/copy.ts';
import { parseCurrency, parseNumber, showCurrency } from './currency.ts';

describe('parseCurrency', () => {
  it.each([
    ['12', 1200],
    ['12.', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['.5', 50],
    ['1.15', 115],
    ['0', 0],
    ['$1,234.50', 123450],
    ['$ 1,234,567', 123456700],
    [' 8.05 ', 805],
    ['-3.20', -320],
    ['-$3', -300],
    ['-0', 0],
    ['90071992547409.91', 9007199254740991],
  ])('reads %j dollars as %d cents [P355]', (text, cents) => {
    expect(parseCurrency(text)).toBe(cents);
  });

  it.each([
    '',
    '$',
    '.',
    '-',
    '1.234',
    '12,50',
    '1,23,456',
    '1e3',
    '0x10',
    'ten',
    '1 000',
    '90071992547409.92',
  ])('refuses %j rather than guess an amount', (text) => {
    expect(parseCurrency(text)).toBeUndefined();
  });
});

/** What becomes of amounts as people type and read them, 100,000 times. */
function assertNoDrift(parse: (text: string) => number | undefined): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) =>
      [formatAmount(cents), showCurrency(cents)].every((text) => parse(text) === cents),
    ),
    { numRuns: 100_000 },
  );
}

describe('an amount that is shown and typed again', () => {
  it('is the same to the cent [check 52]', () => {
    expect(() => {
      assertNoDrift(parseCurrency);
    }).not.toThrow();
  });

  it('would drift if dollars were multiplied and cut [check 52]', () => {
    expect(() => {
      assertNoDrift((text) => Math.floor(Number(text.replaceAll(/[$,]/g, '')) * 100));
    }).toThrow();
  });
});

describe('showCurrency', () => {
  it('shows cents as dollars with two decimals [P356]', () => {
    expect(showCurrency(123450)).toBe('1234.50');
    expect(showCurrency(5)).toBe('0.05');
    expect(showCurrency(0)).toBe('0.00');
    expect(showCurrency(-320)).toBe('-3.20');
    expect(showCurrency(9007199254740991)).toBe('90071992547409.91');
  });

  it('comes back as the same cents, whatever the amount [P355] [P356]', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(parseCurrency(showCurrency(cents))).toBe(cents);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('parseNumber', () => {
  it.each([
    ['12.50', 12.5],
    ['007', 7],
    ['1,234', 1234],
    ['-3', -3],
    ['.5', 0.5],
    ['5.', 5],
    ['-0', 0],
    ['123456789012345', 123456789012345],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', '.', '-', '1,2', '1e3', 'Infinity', 'NaN', '$5', 'two', '1234567890123456'])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );
});
