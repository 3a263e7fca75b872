import { formatCount } from '@handrail/engine';
import { Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { isFiltered, type QueueFilters } from '../queue-filters.ts';
import { useQueueCounts } from '../use-queue.ts';
import styles from './bulk-bar.module.css';
import type { Chosen } from './chosen-cases.ts';

interface WholeListOfferProps {
  readonly filters: QueueFilters;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Chooses the whole list where the page shows only the beginning of it. */
export function WholeListOffer({ filters, onChoose }: WholeListOfferProps) {
  const { i18n } = useLingui();
  const count = useQueueCounts().get(filters.view);
  const isKnown = count !== undefined && !isFiltered(filters);
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.button}
      onClick={() => {
        onChoose('all');
      }}
    >
      {isKnown
        ? i18n._(
            'console.bulk.choose-list.count',
            { count: formatCount(count) },
            { message: 'Choose all {count} of this list' },
          )
        : i18n._({ id: 'console.bulk.choose-list', message: 'Choose all of this list' })}
    </Button>
  );
}
