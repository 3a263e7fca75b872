import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseList } from './collapse-list.ts';

describe('collapseList', () => {
  it('shows six, and the rest on demand [P597]', () => {
    expect(collapseList([1, 2, 3, 4, 5, 6, 7, 8], false)).toEqual({
      items: [1, 2, 3, 4, 5, 6],
      button: 'See more',
    });
    expect(collapseList([1, 2, 3, 4, 5, 6, 7, 8], true)).toEqual({
      items: [1, 2, 3, 4, 5, 6, 7, 8],
      button: 'See less',
    });
  });

  it('never hides a single item, nor one that has to stay, whatever the list', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (list) => {
        const all = list.map((stays, place) => ({ stays, place }));
        const { items, button } = collapseList(all, false, ({ stays }) => stays);
        const hidden = all.filter((item) => !items.includes(item));

        expect(hidden.length).not.toBe(1);
        expect(hidden.some(({ stays }) => stays)).toBe(false);
        expect(button).toBe(hidden.length > 0 ? 'See more' : undefined);
        expect(all.length <= 7).toBe(all.length <= 7 && hidden.length === 0);
      }),
    );
  });
});
