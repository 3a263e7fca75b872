import { paymentMethodLabels } from '@handrail/engine/payments';
import { Banner, Button, EmptyState, PageHeading, Skeleton, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { RunDelicateProvider } from '../../security/index.ts';
import styles from '../funds/funds.module.css';
import { listPaymentColumns } from '../payments/payment-columns.tsx';
import { PaymentList } from '../payments/payment-list.tsx';
import type { PaymentRow } from '../payments/use-payments.ts';
import { BatchActDialog } from './batch-act-dialog.tsx';
import { sayPerson } from './batch-columns.tsx';
import { BatchFacts } from './batch-facts.tsx';
import { BatchFiles } from './batch-files.tsx';
import { BatchState } from './batch-state.tsx';
import { actText, type BatchAct, batchNumber } from './batch-words.ts';
import { listActs } from './list-acts.ts';
import { canTakeOut, TakeOutDialog, takeOutColumn } from './take-out.tsx';
import { type OneBatch, useBatch } from './use-batches.ts';

/** One batch, its payments and what can be done to it: /payments/batches/:batchId */
export function BatchPage() {
  const { i18n } = useLingui();
  const { batchId = '' } = useParams();
  const { data: batch, isError, refetch } = useBatch(batchId);
  const title = i18n._({ id: 'console.batches.title', message: 'Batches' });
  return (
    <div className={styles.page}>
      <PageTitle title={batch ? `${title}: ${batchNumber(batch)}` : title} />
      <p>
        <Link to="/payments/batches">
          <Trans id="console.batch.back" message="All batches" />
        </Link>
      </p>
      {batch === undefined && isError && (
        <LoadFailed
          title={i18n._({ id: 'console.batch.failed', message: 'We could not load this batch.' })}
          onRetry={() => void refetch()}
        />
      )}
      {batch === undefined && !isError && <Skeleton lines={['long', 'long', 'long']} />}
      {batch === null && (
        <PageHeading>
          <Trans id="console.batch.missing" message="There is no such batch" />
        </PageHeading>
      )}
      {batch && (
        <RunDelicateProvider>
          <BatchHead batch={batch} />
          <BatchFacts batch={batch} />
          <BatchPayments batch={batch} />
        </RunDelicateProvider>
      )}
    </div>
  );
}

function BatchHead({ batch }: { readonly batch: OneBatch }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [act, setAct] = useState<BatchAct>();
  const acts = listActs(batch);
  return (
    <>
      <div className={styles.head}>
        <PageHeading>
          <span className={styles.name}>
            {paymentMethodLabels(locale)[batch.method]} {batchNumber(batch)} <BatchState batch={batch} />
          </span>
        </PageHeading>
        <div className={styles.actions}>
          <BatchFiles files={batch.files} />
          {acts.map((each, index) => (
            <Button
              key={each}
              {...(index === 0 && each !== 'hold' && { variant: 'primary' })}
              onClick={() => {
                setAct(each);
              }}
            >
              {actText(i18n, each)}
            </Button>
          ))}
        </div>
      </div>
      <BatchNotice batch={batch} />
      <BatchActDialog
        batch={batch}
        act={act}
        onClose={() => {
          setAct(undefined);
        }}
      />
    </>
  );
}

/** Why this batch does not go on, where that needs saying. */
function BatchNotice({ batch: { state, isOwn, isCertifier, hold } }: { readonly batch: OneBatch }) {
  const { i18n } = useLingui();
  if (hold && state !== 'discarded')
    return (
      <Banner
        tone="warning"
        title={i18n._({
          id: 'console.batch.held.by',
          message: '{name} put this batch on hold',
          values: { name: sayPerson(hold.by) ?? '' },
        })}
      >
        <q>{hold.note}</q>
      </Banner>
    );
  if (isCertifier)
    return (
      <Banner
        tone="info"
        title={i18n._({
          id: 'console.batch.certified',
          message:
            'You certified or approved an amount in this batch, so someone else approves and releases it',
        })}
      />
    );
  if (state !== 'open' || !isOwn) return null;
  return (
    <Banner
      tone="info"
      title={i18n._({
        id: 'console.batch.own',
        message: 'You prepared this batch, so someone else approves it',
      })}
    />
  );
}

function BatchPayments({ batch }: { readonly batch: OneBatch }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [taken, setTaken] = useState<PaymentRow['payment']>();
  const { id, state } = batch;
  const title = i18n._({ id: 'console.payments.title', message: 'Payments' });
  if (state === 'discarded')
    return (
      <EmptyState title={i18n._({ id: 'console.batch.empty', message: 'This batch was canceled' })}>
        <Trans id="console.batch.empty.text" message="Its payments wait for another batch." />
      </EmptyState>
    );
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <PaymentList
        filter={{ batchId: id }}
        caption={title}
        columns={[
          ...listPaymentColumns(i18n, locale).filter(({ key }) => key !== 'method'),
          ...(canTakeOut(batch) ? [takeOutColumn(i18n, setTaken)] : []),
        ]}
        empty={null}
      />
      <TakeOutDialog
        batch={batch}
        payment={taken}
        onClose={() => {
          setTaken(undefined);
        }}
      />
    </section>
  );
}
