import type { HomeItem } from './home-item.ts';

export const orderKeys = ['program', 'name', 'status', 'date'] as const;
export type OrderKey = (typeof orderKeys)[number];

export interface Order {
  readonly key: OrderKey;
  readonly direction: 'ascending' | 'descending';
}

/** The order of the portal home itself: by the program, as the partner sorts them (P425). */
export const programOrder: Order = { key: 'program', direction: 'ascending' };

/** The other way round when it is the order already; dates begin with the newest. */
export function nextOrder(current: Order, key: OrderKey): Order {
  const first = key === 'date' ? 'descending' : 'ascending';
  const other = key === 'date' ? 'ascending' : 'descending';
  return { key, direction: current.key === key && current.direction === first ? other : first };
}

/** Applications in an order; those that are alike in it keep the order they had. */
export function orderItems(items: readonly HomeItem[], { key, direction }: Order): HomeItem[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (key === 'program') return direction === 'ascending' ? [...items] : items.toReversed();
  return items.toSorted((left, right) => sign * compare(left, right, key));
}

function compare(left: HomeItem, right: HomeItem, key: Exclude<OrderKey, 'program'>): number {
  switch (key) {
    case 'name':
      return nameOf(left).localeCompare(nameOf(right));
    case 'status':
      return left.status.localeCompare(right.status);
    case 'date':
      return dateOf(left).localeCompare(dateOf(right));
  }
}

/** The applications in which every typed word is found: in the name, the program or the number. */
export function findItems(items: readonly HomeItem[], typed: string): HomeItem[] {
  const words = plain(typed).split(/\s+/);
  return items.filter((item) => {
    const text = plain(`${nameOf(item)} ${item.program.name} ${item.application?.displayId ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** When it was submitted, or else begun. */
export function dateOf({ application }: HomeItem): string {
  return application?.submittedAt ?? application?.createdAt ?? '';
}

function nameOf({ application }: HomeItem): string {
  return application?.party.name ?? '';
}

/** Search ignores accents and case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
