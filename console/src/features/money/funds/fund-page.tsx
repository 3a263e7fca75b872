import { formatAmount, formatMoment } from '@handrail/engine';
import { getJournalMove } from '@handrail/engine/payments';
import { Banner, Button, PageHeading, Skeleton, Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ExportFundStatementDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { may } from '../../../shared/session/may.ts';
import { RunDelicateProvider } from '../../security/index.ts';
import { moveText } from '../money-words.ts';
import { PlaceBar } from '../place-bar.tsx';
import { type EntryView, type FundView, useFund } from '../use-funds.ts';
import { BalanceDialog } from './balance-dialog.tsx';
import { BalancesOn } from './balances-on.tsx';
import { FundMonths } from './fund-months.tsx';
import { FundStateButtons } from './fund-state-buttons.tsx';
import { FundState } from './funds-page.tsx';
import styles from './funds.module.css';
import { PlaceTiles } from './place-tiles.tsx';

/** One fund, where its money is and what happened to it: /funds/:fundId */
export function FundPage() {
  const { i18n } = useLingui();
  const { fundId = '' } = useParams();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFund(fundId);
  const fund = data?.pages[0];
  const entries = data?.pages.flatMap((page) => page?.statement.entries ?? []) ?? [];
  return (
    <div className={styles.page}>
      <PageTitle title={fund?.name ?? i18n._({ id: 'console.funds.title', message: 'Funds' })} />
      <p>
        <Link to="/funds">
          <Trans id="console.fund.back" message="All funds" />
        </Link>
      </p>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.fund.failed', message: 'We could not load this fund.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {fund === null && (
        <PageHeading>
          <Trans id="console.fund.missing" message="There is no such fund" />
        </PageHeading>
      )}
      {fund && (
        <RunDelicateProvider>
          <FundHead fund={fund} />
          <PlaceTiles funds={[fund]} />
          <PlaceBar balances={fund.balances} />
          <FundMonths fundId={fund.id} />
          <BalancesOn fundId={fund.id} />
          <Statement entries={entries} />
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans id="console.fund.more" message="Show earlier entries" />
            </Button>
          )}
        </RunDelicateProvider>
      )}
    </div>
  );
}

function FundHead({ fund }: { readonly fund: FundView }) {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const mayChangeState = may(useStaffMember(), 'changeFunds');
  const mayChange = mayChangeState && fund.closedAt === null;
  const [change, setChange] = useState<'deposit' | 'withdraw'>();
  const save = useAct(
    async () =>
      (await request(ExportFundStatementDocument, { input: { fundId: fund.id } })).exportFundStatement,
    ({ csv }) => {
      saveFile(`${fund.name}.csv`, csv ?? '');
    },
  );
  return (
    <>
      <div className={styles.head}>
        <PageHeading>
          <span className={styles.name}>
            {fund.name} <FundState fund={fund} />
          </span>
        </PageHeading>
        <div className={styles.actions}>
          <Button
            busy={save.busy}
            onClick={() => {
              save.run(undefined);
            }}
          >
            <Trans id="console.fund.export" message="Export" />
          </Button>
          {mayChangeState && <FundStateButtons fund={fund} />}
          {mayChange && (
            <>
              <Button
                onClick={() => {
                  setChange('withdraw');
                }}
              >
                <Trans id="console.fund.withdraw" message="Record a withdrawal" />
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  setChange('deposit');
                }}
              >
                <Trans id="console.fund.deposit" message="Record a deposit" />
              </Button>
            </>
          )}
        </div>
      </div>
      {save.failure && <Banner answersPress tone="error" title={save.failure} />}
      {fund.blockedReason !== null && (
        <Banner
          tone="error"
          title={i18n._({
            id: 'console.fund.blocked',
            message: 'Nothing can be issued or sent from this fund.',
          })}
        >
          {fund.blockedReason}
        </Banner>
      )}
      <BalanceDialog
        fund={fund}
        change={change}
        onClose={() => {
          setChange(undefined);
        }}
      />
    </>
  );
}

function Statement({ entries }: { readonly entries: readonly EntryView[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { partner } = useConsole();
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="console.fund.statement" message="Statement" />
      </h2>
      {entries.length === 0 && (
        <p className={styles.muted}>
          <Trans id="console.fund.no-entries" message="Nothing has happened in this fund yet." />
        </p>
      )}
      {entries.length > 0 && (
        <Table
          stacked
          caption={i18n._({ id: 'console.fund.statement', message: 'Statement' })}
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'at',
              header: i18n._({ id: 'console.fund.column.at', message: 'Time' }),
              cell: ({ at }) => <time dateTime={at}>{formatMoment(locale, at, partner.timeZone)}</time>,
            },
            {
              key: 'move',
              header: i18n._({ id: 'console.fund.column.move', message: 'What happened' }),
              isRowHeader: true,
              cell: ({ move, memo }) => (
                <>
                  {moveText(i18n, move)}
                  {memo && <span className={styles.muted}> {memo}</span>}
                </>
              ),
            },
            {
              key: 'amount',
              header: i18n._({ id: 'console.fund.column.amount', message: 'Amount' }),
              align: 'end',
              cell: (entry) => <span className={styles.number}>{sayChange(entry)}</span>,
            },
            {
              key: 'after',
              header: i18n._({ id: 'console.fund.column.after', message: 'Remaining after' }),
              align: 'end',
              cell: ({ balances }) => (
                <span className={styles.number}>{formatAmount(balances.remaining)}</span>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

/** An amount with its effect on what remains; most moves are between other places and have none. */
function sayChange({ move, amount }: EntryView): string {
  const { from, to } = getJournalMove(move);
  const shown = formatAmount(amount);
  if (from === 'remaining') return `−${shown}`;
  return to === 'remaining' ? `+${shown}` : shown;
}
