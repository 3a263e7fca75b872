import { useLingui } from '@lingui/react';
import type { PaymentView } from './act-words.ts';

/** What came of asking for a payment back; where nobody can ask, why not. */
export function RecallStanding({ payment: { recall, trouble }, className }: RecallStandingProps) {
  const { i18n } = useLingui();
  if (!recall) return null;
  if (recall.standing !== null)
    return (
      <>
        {trouble?.kind !== 'recalled' && <p className={className}>{recall.standing}</p>}
        {recall.reason !== null && <blockquote className={className}>{recall.reason}</blockquote>}
      </>
    );
  if (recall.canRecall || recall.limit === null) return null;
  return (
    <details>
      <summary>{i18n._({ id: 'console.payment.recall.why-not', message: 'Can it be taken back?' })}</summary>
      <p>{recall.limit}</p>
    </details>
  );
}

interface RecallStandingProps {
  readonly payment: PaymentView;
  readonly className?: string | undefined;
}
