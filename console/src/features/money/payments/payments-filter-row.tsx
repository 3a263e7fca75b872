import {
  paymentMethodLabels,
  paymentMethods,
  paymentStatuses,
  paymentTroubles,
  staffPaymentLabels,
} from '@handrail/engine/payments';
import { Button, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import { FilterSelect } from '../../queue/index.ts';
import { useFunds } from '../use-funds.ts';
import { withPaymentFilter } from './payment-filters.ts';
import styles from './payments.module.css';
import { troubleText } from './trouble-words.ts';

/** Narrows the payments; the address has every choice. */
export function PaymentsFilterRow() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { partner } = useConsole();
  const { data: funds = [] } = useFunds();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const first = useRef<HTMLSelectElement>(null);
  useShortcut('filter', () => first.current?.focus());
  const anyLabel = i18n._({ id: 'console.queue.filter.any', message: 'Any' });
  const bind = (name: string) => ({
    anyLabel,
    value: search.get(name) ?? '',
    onChange: (value: string) => void navigate(withPaymentFilter(search, name, value)),
  });
  const yes = { value: 'yes', label: i18n._({ id: 'console.payments.filter.yes', message: 'Yes' }) };
  const statuses = staffPaymentLabels(locale);
  return (
    <div
      className={styles.filters}
      role="group"
      aria-label={i18n._({ id: 'console.queue.filters', message: 'Filters' })}
    >
      <FilterSelect
        ref={first}
        {...bind('status')}
        label={i18n._({ id: 'console.queue.filter.status', message: 'Status' })}
        options={paymentStatuses.map((value) => ({
          value,
          label:
            value === 'initiated'
              ? i18n._({ id: 'console.payment.on-its-way', message: 'Paid, on its way' })
              : statuses[value],
        }))}
      />
      <FilterSelect
        {...bind('method')}
        label={i18n._({ id: 'console.payments.filter.method', message: 'Method' })}
        options={paymentMethods.map((value) => ({ value, label: paymentMethodLabels(locale)[value] }))}
      />
      <FilterSelect
        {...bind('fund')}
        label={i18n._({ id: 'console.funds.column.fund', message: 'Fund' })}
        options={funds.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        {...bind('program')}
        label={i18n._({ id: 'console.queue.filter.program', message: 'Program' })}
        options={partner.programs.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        {...bind('held')}
        label={i18n._({ id: 'console.payment.held', message: 'Held' })}
        options={[yes]}
      />
      <FilterSelect
        {...bind('attention')}
        label={i18n._({ id: 'console.payments.filter.attention', message: 'Needs attention' })}
        options={[yes, ...paymentTroubles.map((value) => ({ value, label: troubleText(i18n, value) }))]}
      />
      <span className={styles.days}>
        <DayFilter
          {...bind('from')}
          label={i18n._({ id: 'console.payments.filter.from', message: 'Effective from' })}
        />
        <DayFilter {...bind('to')} label={i18n._({ id: 'console.payments.filter.to', message: 'to' })} />
      </span>
      {search.size > 0 && (
        <Button size="small" variant="link" onClick={() => void navigate('?')}>
          <Trans id="console.queue.clear" message="Clear filters" />
        </Button>
      )}
    </div>
  );
}

interface DayFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </label>
  );
}
