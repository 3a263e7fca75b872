import { describe, expect, it } from 'vitest';
import { caseActionNames } from './case-actions.ts';
import { findReverseAction } from './find-reverse-action.ts';

describe('findReverseAction', () => {
  it('finds the way back where the table of actions has one, and nowhere else', () => {
    const ways = caseActionNames.flatMap((name) => {
      const reverse = findReverseAction(name);
      return reverse ? [[name, reverse]] : [];
    });
    expect(Object.fromEntries(ways)).toEqual({ archiveCase: 'unarchiveCase', unarchiveCase: 'archiveCase' });
  });
});
