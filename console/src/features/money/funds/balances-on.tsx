import { formatAmount } from '@handrail/engine';
import { Banner, TextField } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GetFundBalancesOnDocument } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { places, placeText } from '../money-words.ts';
import { PlaceSwatch } from '../place-bar.tsx';
import styles from './funds.module.css';

const wholeDay = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Where the money of a fund was when a day was over, as an auditor asks. */
export function BalancesOn({ fundId }: { readonly fundId: string }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [day, setDay] = useState('');
  // Typing a year goes through the years 0002, 0020 and 0202.
  const isWhole = wholeDay.test(day);
  const { data: balances, isError } = useQuery({
    queryKey: ['funds', fundId, 'on', day],
    queryFn: async () =>
      (await request(GetFundBalancesOnDocument, { id: fundId, day })).fund?.balancesOn ?? null,
    enabled: isWhole,
    retry: false,
  });
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="console.fund.on" message="On any day" />
      </h2>
      <TextField
        type="date"
        fit="date"
        label={i18n._({ id: 'console.fund.on.day', message: 'At the end of the day' })}
        value={day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
        }}
      />
      {isError && (
        <Banner
          live
          tone="error"
          title={i18n._({
            id: 'console.fund.on.failed',
            message: 'We could not load the balances of this day.',
          })}
        />
      )}
      <div role="status">
        {balances && (
          <dl className={styles.onDay}>
            {places.toReversed().map((place) => (
              <div key={place}>
                <dt>
                  <PlaceSwatch place={place} /> {placeText(i18n, place)}
                </dt>
                <dd className={styles.number}>{formatAmount(balances[place])}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
