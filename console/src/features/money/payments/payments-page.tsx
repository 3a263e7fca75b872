import { Banner, Button, EmptyState, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useSearchParams } from 'react-router';
import { ExportPaymentsDocument } from '../../../gql/operations.ts';
import { saveFile } from '../../../shared/api/save-file.ts';
import { useAct } from '../../../shared/api/use-act.ts';
import { useConsole } from '../../../shared/context/console-context.tsx';
import styles from '../funds/funds.module.css';
import { listPaymentColumns } from './payment-columns.tsx';
import { readPaymentFilters } from './payment-filters.ts';
import { PaymentFigures } from './payment-figures.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentsFilterRow } from './payments-filter-row.tsx';
import { PaymentsHead } from './payments-head.tsx';

/** Every payment of the partner: /payments */
export function PaymentsPage() {
  const { i18n } = useLingui();
  const { request } = useConsole();
  const [search] = useSearchParams();
  const filter = readPaymentFilters(search);
  const save = useAct(
    async () => (await request(ExportPaymentsDocument, { input: { filter } })).exportPayments,
    ({ csv }) => {
      saveFile('payments.csv', csv ?? '');
    },
  );
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.payments.title', message: 'Payments' })}>
        <Button
          busy={save.busy}
          onClick={() => {
            save.run(undefined);
          }}
        >
          <Trans id="console.fund.export" message="Export" />
        </Button>
      </PaymentsHead>
      {save.failure && <Banner answersPress tone="error" title={save.failure} />}
      <PaymentFigures />
      <PaymentsFilterRow />
      <PaymentsTable filter={filter} />
    </div>
  );
}

function PaymentsTable({ filter }: { readonly filter: ReturnType<typeof readPaymentFilters> }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (
    <PaymentList
      filter={filter}
      caption={i18n._({ id: 'console.payments.title', message: 'Payments' })}
      columns={listPaymentColumns(i18n, locale)}
      empty={
        <EmptyState title={i18n._({ id: 'console.payments.empty', message: 'No payments here' })}>
          {Object.keys(filter).length === 0 ? (
            <Trans
              id="console.payments.empty.first"
              message="Issue funds on an approved case, and its payments will be listed here."
            />
          ) : (
            <Trans
              id="console.payments.empty.text"
              message="Nothing was issued that fits these filters. Clear some of them to see more."
            />
          )}
        </EmptyState>
      }
    />
  );
}
