import { useLingui } from '@lingui/react';
import { useDates } from '../../../shared/context/use-dates.ts';
import type { PaymentView } from './act-words.ts';

interface MissingTaxFormProps {
  readonly payment: PaymentView;
  readonly className?: string | undefined;
}

/** That a payment waits for its payee's W-9, and when they were told, or for the EIN of a vendor. */
export function MissingTaxForm({ payment: { missingTaxForm, payeeType }, className }: MissingTaxFormProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  if (!missingTaxForm) return null;
  if (payeeType === 'Vendor')
    return (
      <p className={className}>
        {i18n._({
          id: 'console.payment.tax-form.vendor',
          message:
            'The vendor has no EIN in the register, which payments of this program need. Enter it under Vendors.',
        })}
      </p>
    );
  const { toldAt, remindedAt } = missingTaxForm;
  const last = remindedAt ?? toldAt;
  const told = last
    ? i18n._({
        id: 'console.payment.tax-form.told',
        message: 'They were last emailed about this payment on {time}.',
        values: { time: sayMoment(last) },
      })
    : i18n._({
        id: 'console.payment.tax-form.not-told',
        message: 'They will get an email when they can claim this payment.',
      });
  return (
    <p className={className}>
      {i18n._({
        id: 'console.payment.tax-form',
        message:
          'The payee has not signed a tax form (W-9), which payments of this program need. The portal asks for it when they claim the money.',
      })}{' '}
      {told}
    </p>
  );
}
