import { formatAmount } from '@handrail/engine';
import { Banner, Button, Chip, EmptyState, PageHeading, Skeleton, Table } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { may } from '../../../shared/session/may.ts';
import { RunDelicateProvider } from '../../security/index.ts';
import { AwardsToApprove } from '../approvals/awards-to-approve.tsx';
import { BatchesNotice } from '../batches/batches-notice.tsx';
import { BookGaps } from '../gaps/book-gaps.tsx';
import { PlaceBar } from '../place-bar.tsx';
import { listShownPlaces, placeText } from '../money-words.ts';
import { type FundView, useFunds } from '../use-funds.ts';
import { ExceptionsNotice } from './exceptions-notice.tsx';
import { FundDialog } from './fund-dialog.tsx';
import styles from './funds.module.css';
import { JournalDialog } from './journal-dialog.tsx';
import { PlaceTiles } from './place-tiles.tsx';

/** The money of the partner and where it is: /funds */
export function FundsPage() {
  const { i18n } = useLingui();
  const { data: funds, isError, refetch } = useFunds();
  const [isOpening, setOpening] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const mayChange = may(useStaffMember(), 'changeFunds');
  const close = () => {
    setOpening(false);
  };
  return (
    <div className={styles.page}>
      <PageTitle title={i18n._({ id: 'console.funds.title', message: 'Funds' })} />
      <div className={styles.head}>
        <PageHeading
          lead={<Trans id="console.funds.lead" message="What each fund has, and where its money is." />}
        >
          <Trans id="console.funds.title" message="Funds" />
        </PageHeading>
        <div className={styles.actions}>
          <Button
            onClick={() => {
              setExporting(true);
            }}
          >
            <Trans id="console.journal.title" message="Export the journal" />
          </Button>
          {mayChange && (
            <Button
              variant="primary"
              onClick={() => {
                setOpening(true);
              }}
            >
              <Trans id="console.funds.open" message="Add a fund" />
            </Button>
          )}
        </div>
      </div>
      {isError && (
        <LoadFailed
          title={i18n._({ id: 'console.funds.failed', message: 'We could not load the funds.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!funds && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      <RunDelicateProvider>
        <BookGaps />
        {funds && <Funds funds={funds} />}
        <ExceptionsNotice />
        <BatchesNotice />
        <AwardsToApprove />
        <FundDialog isOpen={isOpening} onClose={close} />
        <JournalDialog
          isOpen={isExporting}
          onClose={() => {
            setExporting(false);
          }}
        />
      </RunDelicateProvider>
    </div>
  );
}

function Funds({ funds }: { readonly funds: readonly FundView[] }) {
  const { i18n } = useLingui();
  if (funds.length === 0)
    return (
      <EmptyState title={i18n._({ id: 'console.funds.empty', message: 'There are no funds yet' })}>
        <Trans
          id="console.funds.empty.text"
          message="An admin adds the first one and records what was deposited."
        />
      </EmptyState>
    );
  const amount = (cents: number) => <span className={styles.number}>{formatAmount(cents)}</span>;
  return (
    <>
      <PlaceTiles funds={funds} />
      {funds
        .filter(({ isLow, closedAt }) => isLow && closedAt === null)
        .map(({ id, name, balances }) => (
          <Banner
            key={id}
            tone="warning"
            title={i18n._({
              id: 'console.funds.low',
              message: '{name} is running low: {amount} remaining',
              values: { name, amount: formatAmount(balances.remaining) },
            })}
          />
        ))}
      <Table
        stacked
        caption={i18n._({ id: 'console.funds.title', message: 'Funds' })}
        rows={funds}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: i18n._({ id: 'console.funds.column.fund', message: 'Fund' }),
            isRowHeader: true,
            cell: (fund) => (
              <span className={styles.name}>
                <Link to={`/funds/${fund.id}`}>{fund.name}</Link> <FundState fund={fund} />
              </span>
            ),
          },
          {
            key: 'where',
            header: i18n._({ id: 'console.funds.column.where', message: 'Where the money is' }),
            cell: ({ balances }) => <PlaceBar balances={balances} />,
          },
          ...listShownPlaces(funds).map((place) => ({
            key: place,
            header: placeText(i18n, place),
            align: 'end' as const,
            cell: ({ balances }: FundView) =>
              place === 'remaining' ? <strong>{amount(balances[place])}</strong> : amount(balances[place]),
          })),
          {
            key: 'total',
            header: i18n._({ id: 'console.funds.column.total', message: 'Total' }),
            align: 'end',
            cell: ({ balances }) => amount(balances.total),
          },
        ]}
      />
    </>
  );
}

/** Whether a fund can be used now, where that needs saying. */
export function FundState({ fund: { closedAt, blockedReason } }: { readonly fund: FundView }) {
  if (closedAt !== null)
    return (
      <Chip>
        <Trans id="console.funds.closed" message="Closed" />
      </Chip>
    );
  if (blockedReason === null) return null;
  return (
    <Chip tone="danger" icon="lock">
      <Trans id="console.funds.blocked" message="Blocked" />
    </Chip>
  );
}
