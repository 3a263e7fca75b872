import { formatAmount, formatDay } from '@handrail/engine';
import type { Installment } from '@handrail/engine/payments';
import { useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { placeText } from '../money-words.ts';
import type { FundView } from '../use-funds.ts';
import styles from './issue.module.css';

interface IssueEffectsProps {
  readonly fund: FundView | undefined;
  readonly payments: readonly Installment[];
}

/** What issuing does to the fund, and what will be sent when. */
export function IssueEffects({ fund, payments }: IssueEffectsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const cents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const changes = [
    ['remaining', -cents],
    ['obligated', cents],
  ] as const;
  if (cents === 0) return null;
  return (
    <>
      {fund && (
        <table className={styles.effects}>
          <caption>
            <Trans id="console.issue.effects" message="What this does to the fund" />
          </caption>
          <thead>
            <tr>
              <th scope="col">{fund.name}</th>
              <th scope="col">
                <Trans id="console.issue.now" message="Now" />
              </th>
              <th scope="col">
                <Trans id="console.issue.change" message="Change" />
              </th>
              <th scope="col">
                <Trans id="console.issue.after" message="After" />
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(([place, change]) => (
              <tr key={place}>
                <th scope="row">{placeText(i18n, place)}</th>
                <td>{formatAmount(fund.balances[place])}</td>
                <td>
                  <strong>{`${change < 0 ? '−' : '+'}${formatAmount(Math.abs(change))}`}</strong>
                </td>
                <td>{formatAmount(fund.balances[place] + change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table className={styles.effects}>
        <caption>
          <Trans id="console.issue.sent" message="What will be paid" />
        </caption>
        <tbody>
          {payments.map(({ amountCents, scheduledFor }, index) => (
            // Two payments can have the same day.
            <tr key={index}>
              <th scope="row">
                {i18n._({
                  id: 'console.issue.payment',
                  message: 'Payment {number} of {count}',
                  values: { number: index + 1, count: payments.length },
                })}
              </th>
              <td>{formatDay(locale, `${scheduledFor}T00:00:00Z`, 'UTC')}</td>
              <td>
                <strong>{formatAmount(amountCents)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
