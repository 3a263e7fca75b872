import { formatAmount, parseCurrency } from '@handrail/engine';
import { Button, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { type IssueDraft, type IssuePart, mostParts, sumParts } from './issue-input.ts';
import styles from './issue.module.css';

interface SeveralPaymentsProps {
  readonly draft: IssueDraft;
  readonly earliestDay: string;
  readonly fault: string | undefined;
  readonly onChange: (parts: readonly IssuePart[]) => void;
}

/** Payments with amounts and days of their own, which add up to the amount. */
export function SeveralPayments({ draft, earliestDay, fault, onChange }: SeveralPaymentsProps) {
  const { i18n } = useLingui();
  const { parts } = draft;
  const left = (parseCurrency(draft.amount) ?? 0) - sumParts(parts);
  const change = (index: number, changes: Partial<IssuePart>) => {
    onChange(parts.map((part, place) => (place === index ? { ...part, ...changes } : part)));
  };
  return (
    <fieldset className={styles.parts}>
      <legend>
        <Trans id="console.issue.parts" message="Payments" />
      </legend>
      {parts.map((part, index) => {
        const values = { number: index + 1 };
        return (
          // Rows have nothing but their place; none is moved.
          <div key={index} className={styles.row}>
            <TextField
              label={i18n._({
                id: 'console.issue.part-amount',
                message: 'Amount of payment {number}',
                values,
              })}
              prefix="$"
              inputMode="decimal"
              autoComplete="off"
              value={part.amount}
              onChange={({ currentTarget }) => {
                change(index, { amount: currentTarget.value });
              }}
            />
            <TextField
              label={i18n._({ id: 'console.issue.part-day', message: 'Day of payment {number}', values })}
              type="date"
              min={earliestDay}
              value={part.day}
              onChange={({ currentTarget }) => {
                change(index, { day: currentTarget.value });
              }}
            />
            {parts.length > 2 && (
              <Button
                size="small"
                onClick={() => {
                  onChange(parts.filter((_, place) => place !== index));
                }}
              >
                {i18n._({ id: 'console.issue.part-remove', message: 'Remove payment {number}', values })}
              </Button>
            )}
          </div>
        );
      })}
      {left !== 0 && (
        <p className={styles.muted}>
          {left > 0
            ? i18n._({
                id: 'console.issue.parts-left',
                message: '{amount} is not divided yet',
                values: { amount: formatAmount(left) },
              })
            : i18n._({
                id: 'console.issue.parts-over',
                message: '{amount} more than the amount',
                values: { amount: formatAmount(-left) },
              })}
        </p>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {parts.length < mostParts && (
        <div>
          <Button
            size="small"
            onClick={() => {
              onChange([...parts, { amount: '', day: parts.at(-1)?.day ?? earliestDay }]);
            }}
          >
            <Trans id="console.issue.part-add" message="Add a payment" />
          </Button>
        </div>
      )}
    </fieldset>
  );
}
