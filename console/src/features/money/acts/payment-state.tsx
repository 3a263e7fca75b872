import { staffPaymentLabels } from '@handrail/engine/payments';
import { Chip, useLocale } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { PaymentView } from './act-words.ts';

/** How a payment stands, as a word and a color. */
export function PaymentState({ payment }: { readonly payment: PaymentView }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { status, heldAt, isReturned, trouble } = payment;
  if (heldAt !== null)
    return (
      <Chip tone="warning" icon="lock">
        {i18n._({ id: 'console.payment.held', message: 'Held' })}
      </Chip>
    );
  if (trouble?.kind === 'coolingDown')
    return (
      <Chip tone="warning" icon="lock">
        {i18n._({ id: 'console.payment.paused', message: 'Paused' })}
      </Chip>
    );
  if (trouble?.kind === 'recalled')
    return <Chip tone="warning">{i18n._({ id: 'console.payment.recalled', message: 'Taken back' })}</Chip>;
  if (isReturned && status === 'failed')
    return <Chip tone="danger">{i18n._({ id: 'console.payment.returned', message: 'Returned' })}</Chip>;
  if (status === 'initiated')
    return (
      <Chip tone="info">{i18n._({ id: 'console.payment.on-its-way', message: 'Paid, on its way' })}</Chip>
    );
  return <Chip {...toneOf(status)}>{staffPaymentLabels(locale)[status]}</Chip>;
}

function toneOf(status: PaymentView['status']) {
  if (status === 'success') return { tone: 'success' } as const;
  return status === 'failed' ? ({ tone: 'danger' } as const) : {};
}
