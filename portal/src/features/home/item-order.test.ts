import { describe, expect, it } from 'vitest';
import { buildApplication, buildProgram } from '../../testing/demo-portal.ts';
import type { HomeItem } from './home-item.ts';
import { findItems, nextOrder, orderItems, programOrder } from './item-order.ts';

function build(name: string | null, day: string, program = 'Rent Help'): HomeItem {
  return {
    section: 'submitted',
    key: `${String(name)}-${day}`,
    path: '/',
    status: day > '05' ? 'InReview' : 'Approved',
    program: buildProgram({ name: program }),
    application: buildApplication({
      party: { id: 'party-1', name, isClient: true },
      submittedAt: `2026-11-${day}T15:00:00.000Z`,
    }),
  };
}

const items = [build('Zoé Ortiz', '03'), build(null, '09'), build('Ana Reyes', '06', 'Laptop Loan')];
const names = (shown: readonly HomeItem[]) => shown.map(({ application }) => application?.party.name);

describe('the order of applications', () => {
  it.each([
    ['program', 'ascending', ['Zoé Ortiz', null, 'Ana Reyes']],
    ['name', 'ascending', [null, 'Ana Reyes', 'Zoé Ortiz']],
    ['name', 'descending', ['Zoé Ortiz', 'Ana Reyes', null]],
    ['status', 'ascending', ['Zoé Ortiz', null, 'Ana Reyes']],
    ['date', 'descending', [null, 'Ana Reyes', 'Zoé Ortiz']],
  ] as const)('by %s, %s', (key, direction, expected) => {
    expect(names(orderItems(items, { key, direction }))).toEqual(expected);
  });

  it('turns round when it is asked for twice, and begins with the newest', () => {
    const byName = nextOrder(programOrder, 'name');
    expect([byName, nextOrder(byName, 'name')].map(({ direction }) => direction)).toEqual([
      'ascending',
      'descending',
    ]);
    expect(nextOrder(byName, 'date')).toEqual({ key: 'date', direction: 'descending' });
  });
});

describe('finding applications', () => {
  it.each([
    ['', 3],
    ['zoe', 1],
    ['ORTIZ rent', 1],
    ['laptop', 1],
    ['7mqx', 3],
    ['ana rent', 0],
  ])('"%s" finds %i', (typed, count) => {
    expect(findItems(items, typed)).toHaveLength(count);
  });
});
