import { formatCount } from '@handrail/engine';
import { mostCasesAtOnce } from '@handrail/engine/cases';
import { Button } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import styles from './bulk-bar.module.css';
import type { Chosen } from './chosen-cases.ts';

interface WholeListOfferProps {
  /** Undefined until it is counted. */
  readonly count: number | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

/** Chooses the whole list where the page shows only the beginning of it. */
export function WholeListOffer({ count, onChoose }: WholeListOfferProps) {
  const { i18n } = useLingui();
  if (count !== undefined && count > mostCasesAtOnce) {
    return (
      <span className={styles.total}>
        {i18n._(
          'console.bulk.list-too-long',
          { most: formatCount(mostCasesAtOnce) },
          {
            message:
              'At most {most} can be changed at once. Narrow this list with a filter to choose all of its cases.',
          },
        )}
      </span>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.button}
      disabled={count === undefined}
      onClick={() => {
        onChoose('all');
      }}
    >
      {count === undefined
        ? i18n._({ id: 'console.bulk.choose-list', message: 'Choose all of this list' })
        : i18n._(
            'console.bulk.choose-list.count',
            { count: formatCount(count) },
            { message: 'Choose all {count} of this list' },
          )}
    </Button>
  );
}
