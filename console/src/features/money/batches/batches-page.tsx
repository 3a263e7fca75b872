import { Banner, Button, EmptyState, Skeleton, Table, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { RunDelicateProvider } from '../../security/index.ts';
import styles from '../funds/funds.module.css';
import { PaymentsHead } from '../payments/payments-head.tsx';
import { useListKeys } from '../payments/use-list-keys.ts';
import { BankFileForm } from './bank-file-form.tsx';
import { listBatchColumns } from './batch-columns.tsx';
import { type Batch, useBatches } from './use-batches.ts';
import { WaitingPayments } from './waiting-payments.tsx';

/** What goes to the bank in files: /payments/batches */
export function BatchesPage() {
  const { i18n } = useLingui();
  const { data, isError, refetch } = useBatches();
  const [isReading, setReading] = useState(false);
  const hasBankFiles = data?.payoutRules.hasBankFiles === true;
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.batches.title', message: 'Batches' })}>
        {hasBankFiles && (
          <Button
            aria-expanded={isReading}
            onClick={() => {
              setReading(!isReading);
            }}
          >
            <Trans id="console.bank-file.title" message="Read a file from the bank" />
          </Button>
        )}
      </PaymentsHead>
      {!data && isError && (
        <LoadFailed
          title={i18n._({ id: 'console.batches.failed', message: 'We could not load the batches.' })}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {data && (
        <RunDelicateProvider>
          {!hasBankFiles && <NoBankFiles />}
          {isReading && <BankFileForm />}
          <WaitingPayments candidates={data.batchCandidates} />
          <BatchTable batches={data.paymentBatches} />
        </RunDelicateProvider>
      )}
    </div>
  );
}

function NoBankFiles() {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="info"
      title={i18n._({
        id: 'console.batches.no-bank',
        message: 'No bank is set up that takes files from here',
      })}
    >
      <Trans
        id="console.batches.no-bank.text"
        message="Your operator sets BANK_FILES_FILE. From then on, what people claim by direct deposit, check or Zelle waits here for a batch."
      />
    </Banner>
  );
}

function BatchTable({ batches }: { readonly batches: readonly Batch[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  useListKeys();
  if (batches.length === 0)
    return (
      <EmptyState title={i18n._({ id: 'console.batches.empty', message: 'There are no batches yet' })}>
        <Trans
          id="console.batches.empty.text"
          message="Payments that were claimed wait here until someone prepares a batch of them."
        />
      </EmptyState>
    );
  return (
    <section className={styles.section}>
      <h2>
        <Trans id="console.batches.prepared-ones" message="Prepared batches" />
      </h2>
      <Table
        stacked
        caption={i18n._({ id: 'console.batches.title', message: 'Batches' })}
        rows={batches}
        rowKey={({ id }) => id}
        columns={listBatchColumns(i18n, locale)}
      />
    </section>
  );
}
