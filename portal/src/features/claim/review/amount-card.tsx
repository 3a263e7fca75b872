import { formatAmount } from '@handrail/engine';
import { arrivalWords, paymentMethodLabels, type ClaimMethod } from '@handrail/engine/payments';
import { Card, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useNow } from '../../../shared/context/use-now.ts';
import { useText } from '../../../shared/context/use-text.ts';
import { useClaim, useOffer } from '../claim-context.ts';
import { isInstant, sayArrivalDay } from '../claim-words.ts';
import styles from '../claim.module.css';

/** What is claimed, for whom, and when it comes. */
export function AmountCard({ method }: { readonly method: ClaimMethod }) {
  const say = useText();
  const { user } = usePortal();
  const { program } = useClaim();
  const { amount, email } = useOffer();
  return (
    <Card as="section" className={styles.amountCard} aria-label={say('claim.amount', 'Amount')}>
      <p className={styles.payee}>
        <Trans
          id="claim.paid-to"
          message="{program}, paid to {name}"
          values={{ program: program.name, name: user?.name ?? email }}
        />
      </p>
      <p className={styles.amount}>{formatAmount(amount)}</p>
      <p className={styles.arrival}>
        <Icon name="calendar" />
        <span>
          <Arrival method={method} />
        </span>
      </p>
    </Card>
  );
}

function Arrival({ method }: { readonly method: ClaimMethod }) {
  const say = useText();
  const now = useNow();
  const name = paymentMethodLabels(say.locale)[method];
  const time = arrivalWords(say.locale)[method];
  if (isInstant(method))
    return <Trans id="claim.arrives.soon" message="{name}: {time}." values={{ name, time }} />;
  return (
    <Trans
      id="claim.arrives.by"
      message="Submit today and it should arrive by <0>{day}</0>. {name}: <1>{time}</1>."
      values={{ day: sayArrivalDay(say, method, now), name, time }}
      components={{ 0: <strong className={styles.whole} />, 1: <span className={styles.whole} /> }}
    />
  );
}
