import { formatAmount } from '@handrail/engine';
import { arrivalWords, claimMethods, paymentMethodLabels, type ClaimMethod } from '@handrail/engine/payments';
import { buttonClass, Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { Column } from '../../../shared/layout/column.tsx';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import { MessageActions } from '../../../shared/layout/message-page.tsx';
import type { Payment } from '../../../shared/payments/own-payments.ts';
import { useClaim } from '../claim-context.ts';
import { claimPath, detailsPath, findSent } from '../claim-query.ts';
import { isInstant, sayArrivalDay } from '../claim-words.ts';
import styles from '../claim.module.css';
import { NumberedSteps } from '../numbered-steps.tsx';

/** The claim is submitted; when and how the money comes: /claim/:fulfillmentId/submission (P278) */
export function SubmissionPage() {
  const say = useText();
  const { user } = usePortal();
  const { claim, program, fulfillmentId, open } = useClaim();
  const sent = claim.award && findSent(claim.award, user?.id);
  // Where the answer was lost, this is how the tab learns it: should the money come back, it is a new claim.
  useEffect(() => {
    const { key } = open.read();
    if (key?.state === 'sent' && !claim.offer) open.setKey({ ...key, state: 'paid' });
  }, [open, claim.offer]);
  if (!sent) return <Navigate to={claimPath(fulfillmentId, 'payment-method')} replace />;
  const next = listNext(say, sent);
  const title =
    sent.status === 'success'
      ? say('claim.arrived.title', 'Your money has arrived')
      : say('claim.done.title', 'Your money is on its way');
  return (
    <Column narrow>
      <PageTitle title={title} />
      <div className={styles.mark}>
        <Icon name="check-circle" />
      </div>
      <PageHeading
        lead={
          <Trans
            id="claim.done.lead"
            message="You claimed <0>{amount}</0> from {program}. The payment number is <1>{displayId}</1>."
            values={{ amount: formatAmount(sent.amount), program: program.name, displayId: sent.displayId }}
            components={{ 0: <strong />, 1: <span className={styles.whole} /> }}
          />
        }
      >
        {title}
      </PageHeading>
      <div className={styles.body}>
        {next.length > 0 && <NumberedSteps lines={next} />}
        <MessageActions>
          <Link className={buttonClass({ variant: 'primary' })} to={detailsPath(claim, fulfillmentId)}>
            <Trans id="claim.to-details" message="View Payment Details" />
          </Link>
          <HomeLink className={buttonClass()} />
        </MessageActions>
      </div>
    </Column>
  );
}

/** What happens next, with its days; nothing once it is there. */
function listNext(say: Say, { status, method, initiatedAt }: Payment): string[] {
  const known = claimMethods.find((each) => each === method);
  if (!known || initiatedAt === null || status === 'success') return [];
  return [sayTransfer(say, known, new Date(initiatedAt)), sayLast(say, known)];
}

function sayTransfer(say: Say, method: ClaimMethod, sentAt: Date): string {
  const name = paymentMethodLabels(say.locale)[method];
  const time = arrivalWords(say.locale)[method];
  return isInstant(method)
    ? say('claim.done.soon', 'We are sending it now. {name}: {time}.', { name, time })
    : say('claim.done.by', 'We are sending it now. It should arrive by {day}. {name}: {time}.', {
        day: sayArrivalDay(say, method, sentAt),
        name,
        time,
      });
}

function sayLast(say: Say, method: ClaimMethod): string {
  switch (method) {
    case 'DirectDeposit':
      return say(
        'claim.done.bank',
        'Look for it in your bank account. We will email you if something goes wrong.',
      );
    case 'Check':
      return say('claim.done.check', 'Look for an envelope from us in the mail.');
    case 'PhysicalCard':
      return say(
        'claim.done.card',
        'Look for the card in the mail and follow the instructions to activate it.',
      );
    case 'VirtualCard':
      return say(
        'claim.done.virtual',
        'Look for the card details in your email. Check your spam folder too.',
      );
    case 'Zelle':
      return say('claim.done.zelle', 'Your bank will tell you when Zelle has delivered it.');
  }
}
