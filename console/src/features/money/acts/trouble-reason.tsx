import { useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import type { PaymentView } from './act-words.ts';

/** Why a payment stands still, and until when where it goes on by itself. */
export function TroubleReason({ trouble }: Pick<PaymentView, 'trouble'>) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  if (!trouble) return null;
  return (
    <>
      {trouble.reason}
      {trouble.until !== null &&
        ` ${i18n._({
          id: 'console.payment.until',
          message: 'It goes on by itself on {time}.',
          values: { time: sayMoment(trouble.until) },
        })}`}
    </>
  );
}
