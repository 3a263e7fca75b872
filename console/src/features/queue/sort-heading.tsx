import { formatOrder, usualOrder, type QueueOrder, type QueueSort } from '@handrail/engine/cases';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withFilter } from './queue-filters.ts';
import styles from './queue-table.module.css';

interface SortHeadingProps {
  readonly by: QueueSort;
  readonly order: QueueOrder;
  readonly children: ReactNode;
}

/** The heading of a column that sorts by it, from the other end at the second press. */
export function SortHeading({ by, order, children }: SortHeadingProps) {
  const [search] = useSearchParams();
  const isCurrent = order.by === by;
  return (
    <Link
      to={withSort(search, { by, isDescending: isCurrent && !order.isDescending })}
      className={styles.sort}
      preventScrollReset
    >
      {children}
      <span aria-hidden="true">{isCurrent ? arrowOf(order) : ''}</span>
    </Link>
  );
}

/** The address of the same list in another order; the usual order is left out. */
export function withSort(search: URLSearchParams, order: QueueOrder): string {
  const text = formatOrder(order);
  return withFilter(search, 'sort', text === formatOrder(usualOrder) ? '' : text);
}

function arrowOf({ isDescending }: QueueOrder): string {
  return isDescending ? ' ↓' : ' ↑';
}
