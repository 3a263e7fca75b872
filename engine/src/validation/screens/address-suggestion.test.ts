import { describe, expect, it } from 'vitest';
import { addressCountry, isAcceptableSuggestion, offersManualEntry } from './address-suggestion.ts';

const gary = { score: 0.85, isPostalCodePoint: false, country: 'USA', state: 'IN', city: 'Gary' };

describe('isAcceptableSuggestion', () => {
  it.each([
    [0.85, true],
    [1, true],
    [0.849, false],
    [0, false],
    [Number.NaN, false],
  ])('with a score of %d is %s [P509]', (score, isAcceptable) => {
    expect(isAcceptableSuggestion({ ...gary, score })).toBe(isAcceptable);
  });

  it('refuses a postal-code point [P510]', () => {
    expect(isAcceptableSuggestion({ ...gary, isPostalCodePoint: true })).toBe(false);
  });

  it('refuses other countries [P511]', () => {
    expect(isAcceptableSuggestion({ ...gary, country: 'CAN' })).toBe(false);
    expect(addressCountry).toBe('USA');
  });

  it.each([
    [{ state: 'IN' }, true],
    [{ state: 'in', city: 'GARY' }, true],
    [{ state: 'IL' }, false],
    [{ city: 'Hammond' }, false],
    [{ state: 'IN', city: 'Hammond' }, false],
  ])('within %o is %s [P512]', (filter, isAcceptable) => {
    expect(isAcceptableSuggestion(gary, filter)).toBe(isAcceptable);
  });

  it('refuses a place of unknown state where the state is limited [P512]', () => {
    expect(
      isAcceptableSuggestion({ score: 1, isPostalCodePoint: false, country: 'USA' }, { state: 'IN' }),
    ).toBe(false);
  });
});

describe('offersManualEntry', () => {
  it.each([
    [9.9, 0, false],
    [10, 0, true],
    [10, 1, false],
  ])('after %d seconds with %d results is %s [P513]', (seconds, resultCount, isOffered) => {
    expect(offersManualEntry({ seconds, resultCount })).toBe(isOffered);
  });
});
