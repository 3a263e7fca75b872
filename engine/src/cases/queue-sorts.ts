/** What a list can be sorted by, the usual one first. */
export const queueSorts = ['due', 'submitted', 'applicant', 'program', 'amount', 'status'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** The order of a list: by what, and from which end. */
export interface QueueOrder {
  readonly by: QueueSort;
  readonly isDescending: boolean;
}

export const usualOrder: QueueOrder = { by: 'due', isDescending: false };

/** An order as an address has it: `amount`, or `-amount` from the other end. */
export function formatOrder({ by, isDescending }: QueueOrder): string {
  return `${isDescending ? '-' : ''}${by}`;
}

/** Reads an order from an address; what nobody knows is the usual one. */
export function parseOrder(text: string): QueueOrder {
  const isDescending = text.startsWith('-');
  const by = queueSorts.find((sort) => sort === (isDescending ? text.slice(1) : text));
  return by ? { by, isDescending } : usualOrder;
}

/** How many cases can be changed at once: more are the work of a day, and nobody could read what would happen to each. */
export const mostCasesAtOnce = 1000;
