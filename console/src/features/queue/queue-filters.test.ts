import { describe, expect, it } from 'vitest';
import { isFiltered, readFilters, withFilter } from './queue-filters.ts';

describe('readFilters', () => {
  it('reads a shared list from the address', () => {
    const search = new URLSearchParams('view=mine&status=InReview&program=p1&find=%20Okafor%20&sort=-amount');

    expect(readFilters(search, { programIds: ['p1'], rights: ['workCases'] })).toEqual({
      view: 'mine',
      status: 'InReview',
      programId: 'p1',
      find: 'Okafor',
      order: { by: 'amount', isDescending: true },
    });
  });

  it('ignores values that nobody knows', () => {
    const search = new URLSearchParams('view=nonsense&status=toString&program=other-partner&find=%20');
    const filters = readFilters(search, { programIds: ['p1'], rights: ['workCases'] });

    expect(filters.view).toBe('review');
    expect(filters.order).toEqual({ by: 'due', isDescending: false });
    expect(isFiltered(filters)).toBe(false);
  });

  it.each([
    [['readCases', 'workCases'], 'review'],
    [['readCases', 'certifyPayments'], 'certification'],
    [['readCases'], 'all'],
  ])('opens for someone with %j on the list %s', (rights, view) => {
    expect(readFilters(new URLSearchParams(), { programIds: [], rights }).view).toBe(view);
  });
});

describe('withFilter', () => {
  it('changes one filter and keeps the others', () => {
    expect(withFilter(new URLSearchParams('view=mine&status=Denied'), 'status', 'InReview')).toBe(
      '?view=mine&status=InReview',
    );
    expect(withFilter(new URLSearchParams('view=mine&status=Denied'), 'status', '')).toBe('?view=mine');
  });
});
