import { describe, expect, it } from 'vitest';
import { sayIncompleteSections, sayMissingFields } from './say-incomplete.ts';

describe('sayMissingFields', () => {
  it.each([
    [1, 'You have 1 incomplete field that is required.'],
    [2, 'You have 2 required fields incomplete.'],
    [11, 'You have 11 required fields incomplete.'],
  ])('says of %i: %s', (count, text) => {
    expect(sayMissingFields('en', count)).toBe(text);
  });
});

describe('sayIncompleteSections', () => {
  it.each([
    [1, 'You have 1 incomplete section(s) that are required'],
    [3, 'You have 3 incomplete section(s) that are required'],
  ])('says of %i: %s [P452]', (count, text) => {
    expect(sayIncompleteSections('en', count)).toBe(text);
  });
});
