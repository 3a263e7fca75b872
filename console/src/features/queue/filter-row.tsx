import { caseStatuses, formatOrder, parseOrder, queueSorts, staffStatusLabels } from '@handrail/engine/cases';
import { Button, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useShortcut } from '../../shared/keyboard/use-shortcut.ts';
import { FilterSelect } from './filter-select.tsx';
import styles from './filter-row.module.css';
import { withSort } from './sort-heading.tsx';
import { sortTexts } from './sort-texts.ts';
import { isFiltered, withFilter, type QueueFilters } from './queue-filters.ts';

/** Narrows the list by status and program. */
export function FilterRow({ filters }: { filters: QueueFilters }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { partner } = useConsole();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const first = useRef<HTMLSelectElement>(null);
  useShortcut('filter', () => first.current?.focus());

  const change = (name: string) => (value: string) => void navigate(withFilter(search, name, value));

  return (
    <div
      className={styles.row}
      role="group"
      aria-label={i18n._({ id: 'console.queue.filters', message: 'Filters' })}
    >
      <FilterSelect
        ref={first}
        label={i18n._({ id: 'console.queue.filter.status', message: 'Status' })}
        anyLabel={i18n._({ id: 'console.queue.filter.any', message: 'Any' })}
        value={filters.status ?? ''}
        options={caseStatuses.map((status) => ({
          value: status,
          label: staffStatusLabels(locale)[status],
        }))}
        onChange={change('status')}
      />
      <FilterSelect
        label={i18n._({ id: 'console.queue.filter.program', message: 'Program' })}
        anyLabel={i18n._({ id: 'console.queue.filter.any', message: 'Any' })}
        value={filters.programId ?? ''}
        options={partner.programs.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={change('program')}
      />
      <FilterSelect
        label={i18n._({ id: 'console.queue.sort', message: 'Sort by' })}
        value={formatOrder(filters.order)}
        options={queueSorts.flatMap((by) => [
          { value: formatOrder({ by, isDescending: false }), label: i18n._(sortTexts[by].up) },
          { value: formatOrder({ by, isDescending: true }), label: i18n._(sortTexts[by].down) },
        ])}
        onChange={(value) => void navigate(withSort(search, parseOrder(value)))}
      />
      {isFiltered(filters) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            void navigate(`?view=${filters.view}`);
          }}
        >
          <Trans id="console.queue.clear" message="Clear filters" />
        </Button>
      )}
    </div>
  );
}
