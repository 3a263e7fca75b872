import { paymentTroubles } from '@handrail/engine/payments';
import { Button, EmptyState, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import type { PaymentAct, PaymentStep } from '../../../gql/operations.ts';
import { RunDelicateProvider } from '../../security/index.ts';
import { ActDialog, type ChosenAct } from '../acts/act-dialog.tsx';
import { TroubleReason } from '../acts/trouble-reason.tsx';
import { actText, stepText } from '../acts/act-words.ts';
import { MissingTaxForm } from '../acts/missing-tax-form.tsx';
import styles from '../funds/funds.module.css';
import { useReloadFunds } from '../use-funds.ts';
import { listPaymentColumns } from './payment-columns.tsx';
import { PaymentList } from './payment-list.tsx';
import { PaymentsHead } from './payments-head.tsx';
import list from './payments.module.css';
import { type PaymentRow, useReloadPayments } from './use-payments.ts';

const filter = { troubles: [...paymentTroubles] };

/** The payments that need a person, each with its reason and the next right step: /payments/exceptions */
export function ExceptionsPage() {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<ChosenAct>();
  const reloadPayments = useReloadPayments();
  const reloadFunds = useReloadFunds();
  return (
    <div className={styles.page}>
      <PaymentsHead title={i18n._({ id: 'console.payments.exceptions', message: 'Exceptions' })} />
      <RunDelicateProvider>
        <Exceptions onChoose={setChosen} />
        <ActDialog
          chosen={chosen}
          onDone={() => {
            reloadPayments();
            reloadFunds();
          }}
          onClose={() => {
            setChosen(undefined);
          }}
        />
      </RunDelicateProvider>
    </div>
  );
}

function Exceptions({ onChoose }: { readonly onChoose: (chosen: ChosenAct) => void }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const columns = listPaymentColumns(i18n, locale).filter(({ key }) => key !== 'method' && key !== 'fund');
  return (
    <PaymentList
      filter={filter}
      caption={i18n._({ id: 'console.payments.exceptions', message: 'Exceptions' })}
      columns={[
        ...columns,
        {
          key: 'reason',
          header: i18n._({ id: 'console.exceptions.column.reason', message: 'Reason' }),
          cell: ({ payment }: PaymentRow) => (
            <span className={list.reason}>
              <span>
                <TroubleReason trouble={payment.trouble} />
              </span>
              <MissingTaxForm payment={payment} />
              {payment.holdNote !== null && <q>{payment.holdNote}</q>}
            </span>
          ),
        },
        {
          key: 'step',
          header: i18n._({ id: 'console.exceptions.column.step', message: 'Next step' }),
          cell: (row: PaymentRow) => <NextStep row={row} onChoose={onChoose} />,
        },
      ]}
      empty={
        <EmptyState title={i18n._({ id: 'console.exceptions.empty', message: 'No payment needs attention' })}>
          <Trans
            id="console.exceptions.empty.text"
            message="Payments that fail, come back, are held or wait for too long will be listed here."
          />
        </EmptyState>
      }
    />
  );
}

/** The step that the server suggests first, and canceling beside it. */
function NextStep({
  row: { payment, fund },
  onChoose,
}: {
  readonly row: PaymentRow;
  readonly onChoose: (chosen: ChosenAct) => void;
}) {
  const { i18n } = useLingui();
  const step = payment.trouble?.step;
  if (!step) return null;
  if (step === 'wait')
    return (
      <span className={styles.muted}>
        {payment.trouble.kind === 'coolingDown' ? (
          <Trans
            id="console.exceptions.pause"
            message="Wait, or ask the payee whether they made the change"
          />
        ) : (
          <Trans id="console.exceptions.wait" message="Wait: the provider is being asked" />
        )}
      </span>
    );
  const choose = (act: PaymentAct) => {
    onChoose({ act, payment, fundName: fund.name });
  };
  const act = toAct(step);
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        variant={act === 'cancel' ? 'secondary' : 'primary'}
        onClick={() => {
          choose(act);
        }}
      >
        {stepText(i18n, step)}
      </Button>
      {act !== 'cancel' && payment.acts.includes('cancel') && (
        <Button
          size="small"
          onClick={() => {
            choose('cancel');
          }}
        >
          {actText(i18n, 'cancel')}
        </Button>
      )}
    </span>
  );
}

/** New details are given by claiming again, so asking for them issues the payment again. */
function toAct(step: Exclude<PaymentStep, 'wait'>): PaymentAct {
  return step === 'askPayee' ? 'reissue' : step;
}
