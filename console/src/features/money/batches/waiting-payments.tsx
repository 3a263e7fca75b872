import { formatAmount } from '@handrail/engine';
import { paymentMethodLabels } from '@handrail/engine/payments';
import { Banner, Button, Table, useLocale, useSnackbar } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { MakePaymentBatchDocument } from '../../../gql/operations.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useRunDelicate } from '../../../shared/session/use-run-delicate.ts';
import styles from '../funds/funds.module.css';
import { type Candidates, useReloadBatches } from './use-batches.ts';

/** What people claimed and no batch has yet, with the button that prepares one. */
export function WaitingPayments({ candidates }: { readonly candidates: readonly Candidates[] }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { request } = useConsole();
  const navigate = useNavigate();
  const showNotice = useSnackbar();
  const reload = useReloadBatches();
  const runDelicate = useRunDelicate();
  const making = useAct(
    ({ method, count, total }: Candidates) =>
      runDelicate(async () => {
        const input = { method, itemCount: count, total };
        return (await request(MakePaymentBatchDocument, { input })).makePaymentBatch;
      }),
    ({ id }) => {
      reload();
      showNotice({
        message: i18n._({
          id: 'console.batches.prepared',
          message: 'The batch was prepared. Someone else approves it.',
        }),
      });
      if (id) void navigate(`/payments/batches/${id}`);
    },
  );
  if (candidates.length === 0) return null;
  const title = i18n._({ id: 'console.batches.waiting', message: 'Waiting for a batch' });
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {making.failure && <Banner answersPress tone="error" title={making.failure} />}
      <Table
        stacked
        caption={title}
        rows={candidates}
        rowKey={({ method }) => method}
        columns={[
          {
            key: 'method',
            header: i18n._({ id: 'console.payments.filter.method', message: 'Method' }),
            isRowHeader: true,
            cell: ({ method }) => paymentMethodLabels(locale)[method],
          },
          {
            key: 'count',
            header: i18n._({ id: 'console.batches.column.count', message: 'Payments' }),
            align: 'end',
            cell: ({ count }) => <span className={styles.number}>{count}</span>,
          },
          {
            key: 'total',
            header: i18n._({ id: 'console.funds.column.total', message: 'Total' }),
            align: 'end',
            cell: ({ total }) => <span className={styles.number}>{formatAmount(total)}</span>,
          },
          {
            key: 'act',
            header: i18n._({ id: 'console.exceptions.column.step', message: 'Next step' }),
            cell: (waiting) => (
              <Button
                size="small"
                variant="primary"
                busy={making.busy}
                onClick={() => {
                  making.run(waiting);
                }}
              >
                <Trans id="console.batches.prepare" message="Prepare batch" />
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
