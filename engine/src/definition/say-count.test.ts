import { expect, it } from 'vitest';
import { sayCount } from './say-count.ts';

it.each([
  [0, '0 entries'],
  [1, '1 entry'],
  [2, '2 entries'],
  [12_000, '12,000 entries'],
])('says %d as "%s"', (count, words) => {
  expect(sayCount(count, 'entry', 'entries')).toBe(words);
});
