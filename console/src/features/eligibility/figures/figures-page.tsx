import { formatCount, formatMonth } from '@handrail/engine';
import { Banner, Button, EmptyState, SelectField, Skeleton, Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ExportEligibilityFiguresDocument,
  GetEligibilityFiguresDocument,
  type GetEligibilityFiguresQuery,
} from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { CountsTable } from './counts-table.tsx';
import { EligibilityHead } from '../eligibility-head.tsx';
import layout from '../../../shared/layout/page.module.css';
import styles from '../eligibility.module.css';

type Month = GetEligibilityFiguresQuery['eligibilityFigures'][number];

/** How the pre-check is used, with small counts hidden: /eligibility/figures */
export function FiguresPage() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const { data, isError, refetch } = useQuery({
    queryKey: ['eligibility-figures'],
    queryFn: async () => (await request(GetEligibilityFiguresDocument, {})).eligibilityFigures,
    retry: false,
  });
  const act = useAct(
    async () => (await request(ExportEligibilityFiguresDocument, {})).exportEligibilityFigures,
    ({ csv }) => {
      if (csv) saveFile('pre-check-figures.csv', csv);
    },
  );
  return (
    <div className={layout.page}>
      <EligibilityHead
        title={i18n._({ id: 'console.eligibility.figures', message: 'Figures of the pre-check' })}
      />
      {isError && (
        <LoadFailed
          title={i18n._({
            id: 'console.eligibility.figures.failed',
            message: 'We could not load the figures.',
          })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'long']} />}
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      {data?.length === 0 && (
        <EmptyState title={i18n._({ id: 'console.eligibility.figures.none', message: 'No figures yet' })}>
          <Trans
            id="console.eligibility.figures.none.text"
            message="A month shows up here when it is over and someone checked their eligibility in it."
          />
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <p className={styles.muted}>
            <Trans
              id="console.eligibility.figures.text"
              message="Counts are rounded to the nearest ten. Those under 10 are hidden, and so is what they would follow from. Nothing about a single person is kept."
            />
          </p>
          <Months months={data} />
          <div>
            <Button busy={act.busy} onClick={() => act.run(undefined)}>
              <Trans id="console.eligibility.figures.export" message="Export as CSV" />
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Months({ months }: { readonly months: readonly Month[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { partner } = useConsole();
  const [chosen, setChosen] = useState(months[0]?.month);
  const month = months.find((each) => each.month === chosen);
  const sayMonth = (text: string) => formatMonth(locale, text, 'long');
  const hidden = i18n._({ id: 'console.eligibility.figures.hidden', message: 'Hidden' });
  const say = (count: number | null | undefined) =>
    count === null || count === undefined ? hidden : formatCount(count);
  const nameOf = (id: string) => partner.programs.find((program) => program.id === id)?.name ?? id;
  return (
    <>
      <Table
        caption={i18n._({ id: 'console.eligibility.figures.months', message: 'Checks by month' })}
        rows={months}
        rowKey={({ month: key }) => key}
        columns={[
          {
            key: 'month',
            header: i18n._({ id: 'console.eligibility.figures.month', message: 'Month' }),
            cell: (row) => sayMonth(row.month),
          },
          {
            key: 'checks',
            header: i18n._({ id: 'console.eligibility.figures.checks', message: 'Checks' }),
            cell: (row) => say(row.checks),
          },
          {
            key: 'eligible',
            header: i18n._({ id: 'console.eligibility.eligible', message: 'Eligible' }),
            cell: (row) => say(row.eligible),
          },
          {
            key: 'ineligible',
            header: i18n._({ id: 'console.eligibility.ineligible', message: 'Not eligible' }),
            cell: (row) => say(row.ineligible),
          },
        ]}
      />
      <SelectField
        label={i18n._({
          id: 'console.eligibility.figures.choose',
          message: 'Programs, areas and questions in',
        })}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {months.map((each) => (
          <option key={each.month} value={each.month}>
            {sayMonth(each.month)}
          </option>
        ))}
      </SelectField>
      {month?.checks === null && (
        <p>
          <Trans id="console.eligibility.figures.few" message="Fewer than 10 people checked in this month." />
        </p>
      )}
      {month && month.checks !== null && (
        <>
          <Table
            caption={i18n._({ id: 'console.eligibility.programs', message: 'Programs' })}
            rows={month.programs}
            rowKey={({ programId }) => programId}
            columns={[
              {
                key: 'program',
                header: i18n._({ id: 'console.eligibility.figures.program', message: 'Program' }),
                cell: ({ programId }) => nameOf(programId),
              },
              {
                key: 'likely',
                header: i18n._({ id: 'console.eligibility.fit.likely', message: 'likely' }),
                cell: ({ likely }) => say(likely),
              },
              {
                key: 'maybe',
                header: i18n._({ id: 'console.eligibility.fit.maybe', message: 'maybe' }),
                cell: ({ maybe }) => say(maybe),
              },
              {
                key: 'unlikely',
                header: i18n._({ id: 'console.eligibility.fit.unlikely', message: 'unlikely' }),
                cell: ({ unlikely }) => say(unlikely),
              },
            ]}
          />
          <CountsTable
            caption={i18n._({ id: 'console.eligibility.figures.areas', message: 'Areas' })}
            what={i18n._({ id: 'console.eligibility.figures.area', message: 'County' })}
            unit={i18n._({ id: 'console.eligibility.figures.checks', message: 'Checks' })}
            counts={month.areas}
            others={{
              name: i18n._({ id: 'console.eligibility.figures.others', message: 'Other areas' }),
              count: month.otherAreas,
            }}
            say={say}
          />
        </>
      )}
      {month && (month.reached.length > 0 || month.otherReached !== 0) && (
        <CountsTable
          caption={i18n._({
            id: 'console.eligibility.figures.reached',
            message: 'The last question that visitors came to',
          })}
          what={i18n._({ id: 'console.eligibility.figures.question', message: 'Question' })}
          unit={i18n._({ id: 'console.eligibility.figures.visits', message: 'Visits' })}
          counts={month.reached}
          others={{
            name: i18n._({ id: 'console.eligibility.figures.other-questions', message: 'Other questions' }),
            count: month.otherReached,
          }}
          say={say}
        />
      )}
    </>
  );
}
