import { formatAmount, formatMonth } from '@handrail/engine';
import { Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { GetFundMonthsDocument, type GetFundMonthsQuery } from '../../../gql/operations.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { places, placeText } from '../money-words.ts';
import { PlaceColumns } from '../place-columns.tsx';
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
  return (
    <PlaceColumns
      label={i18n._({
        id: 'console.fund.months.chart',
        message: 'A column for each month. The numbers are in the table below.',
      })}
      columns={months.map(({ month, balances }) => ({
        key: month,
        label: formatMonth(locale, month, 'short'),
        amounts: balances,
      }))}
    />
  );
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
