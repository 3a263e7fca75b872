import { EmptyState } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { isFiltered, type QueueFilters } from './queue-filters.ts';

/** Says why the list is empty: nothing waits, or nothing matches. */
export function EmptyQueue({ filters }: { filters: QueueFilters }) {
  if (isFiltered(filters)) {
    return (
      <EmptyState title={<Trans id="console.queue.no-match.title" message="No cases match" />}>
        <Trans
          id="console.queue.no-match"
          message="Check the spelling, clear the filters, or look in All cases."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState title={<Trans id="console.queue.empty.title" message="Nothing is waiting here" />}>
      <Trans id="console.queue.empty" message="New cases show up here on their own." />
    </EmptyState>
  );
}
