import { formatDay, formatCount } from '@handrail/engine';
import { Chip, EmptyState, Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useConsole } from '../../shared/context/console-context.tsx';
import styles from './income-limits.module.css';
import type { LimitSet } from './use-limit-sets.ts';

/** The years on file: where they are from, and since when they are in force. */
export function SetsTable({ sets }: { readonly sets: readonly LimitSet[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { partner } = useConsole();
  if (sets.length === 0)
    return (
      <EmptyState
        title={i18n._({ id: 'console.limits.none', message: 'No income limits are on file yet.' })}
      />
    );
  return (
    <Table
      stacked
      caption={i18n._({ id: 'console.limits.sets', message: 'Years on file' })}
      rows={sets}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'year',
          header: i18n._({ id: 'console.limits.year', message: 'Year' }),
          isRowHeader: true,
          cell: ({ year, isInForce }) => (
            <span className={styles.name}>
              {String(year)}
              {isInForce && (
                <Chip tone="success">
                  <Trans id="console.limits.in-force" message="In force" />
                </Chip>
              )}
            </span>
          ),
        },
        {
          key: 'source',
          header: i18n._({ id: 'console.limits.source', message: 'Source' }),
          cell: ({ source }) => source,
        },
        {
          key: 'whose',
          header: i18n._({ id: 'console.limits.whose', message: 'Imported by' }),
          cell: ({ isShared, isSetAside }) => {
            if (isShared)
              return i18n._({ id: 'console.limits.shared', message: 'The operator, for everyone' });
            return isSetAside
              ? i18n._({ id: 'console.limits.set-aside', message: 'Your organization, no longer used' })
              : i18n._({ id: 'console.limits.own', message: 'Your organization' });
          },
        },
        {
          key: 'from',
          header: i18n._({ id: 'console.limits.from', message: 'Applies from' }),
          cell: ({ effectiveFrom }) => formatDay(locale, `${effectiveFrom}T00:00:00Z`, 'UTC'),
        },
        {
          key: 'imported',
          header: i18n._({ id: 'console.limits.imported', message: 'Imported on' }),
          cell: ({ importedAt }) => formatDay(locale, importedAt, partner.timeZone),
        },
        {
          key: 'areas',
          header: i18n._({ id: 'console.limits.areas', message: 'Areas' }),
          align: 'end',
          cell: ({ areaCount }) => <span className={styles.number}>{formatCount(areaCount)}</span>,
        },
      ]}
    />
  );
}
