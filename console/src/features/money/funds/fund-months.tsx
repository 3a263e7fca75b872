import { formatAmount, formatMonth } from '@handrail/engine';
import { Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetFundMonthsDocument, type GetFundMonthsQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { places, placeText } from '../money-words.ts';
import bar from '../place-bar.module.css';
import styles from './fund-months.module.css';
import funds from './funds.module.css';

type Month = NonNullable<GetFundMonthsQuery['fund']>['months'][number];

/** Where the money of a fund was, month by month: a column for each month, and the numbers as a table. */
export function FundMonths({ fundId }: { readonly fundId: string }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data: months } = useQuery({
    queryKey: ['funds', fundId, 'months'],
    queryFn: async () => (await request(GetFundMonthsDocument, { id: fundId })).fund?.months ?? [],
    retry: false,
  });
  // One column would say no more than the bar above it.
  if (!months || months.length < 2) return null;
  return (
    <section className={funds.section}>
      <h2>
        <Trans id="console.fund.months" message="Month by month" />
      </h2>
      <MonthColumns months={months} />
      <details>
        <summary>
          <Trans id="console.fund.months.table" message="Show the numbers" />
        </summary>
        <MonthTable
          months={months}
          caption={i18n._({
            id: 'console.fund.months.caption',
            message: 'Where the money was at the end of each month',
          })}
        />
      </details>
    </section>
  );
}

function MonthColumns({ months }: { readonly months: readonly Month[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const most = Math.max(1, ...months.map(({ balances }) => balances.total));
  return (
    <div className={styles.chart}>
      <svg
        className={styles.columns}
        role="img"
        aria-label={i18n._({
          id: 'console.fund.months.chart',
          message: 'A column for each month. The numbers are in the table below.',
        })}
        viewBox={`0 0 ${String(months.length * 10)} 100`}
        preserveAspectRatio="none"
      >
        {months.map(({ month, balances }, at) =>
          listParts(balances, most).map(({ place, y, height }) => (
            <rect
              key={`${month} ${place}`}
              className={bar[place]}
              x={at * 10 + 1.5}
              y={y}
              width="7"
              height={height}
            />
          )),
        )}
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {months.map(({ month }) => (
          <li key={month}>{formatMonth(locale, month, 'short')}</li>
        ))}
      </ol>
    </div>
  );
}

/** The parts of a column from the bottom up, out of a hundred. */
function listParts(balances: Month['balances'], most: number) {
  let top = 100;
  return places.map((place) => {
    const height = (100 * balances[place]) / most;
    top -= height;
    return { place, y: top, height };
  });
}

function MonthTable({ months, caption }: { readonly months: readonly Month[]; readonly caption: string }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <Table
      stacked
      caption={caption}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          header: i18n._({ id: 'console.fund.months.month', message: 'Month' }),
          isRowHeader: true,
          cell: ({ month }) => formatMonth(locale, month, 'long'),
        },
        ...places.toReversed().map((place) => ({
          key: place,
          header: placeText(i18n, place),
          align: 'end' as const,
          cell: ({ balances }: Month) => (
            <span className={funds.number}>{formatAmount(balances[place])}</span>
          ),
        })),
      ]}
    />
  );
}
