import { findOpenStep } from '@handrail/engine/payments';
import { buttonClass, Icon, PageHeading, classNames } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link, Navigate } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { Column } from '../../../shared/layout/column.tsx';
import { ContactLink } from '../../../shared/layout/contact-link.tsx';
import { HomeLink } from '../../../shared/layout/home-link.tsx';
import { MessageActions } from '../../../shared/layout/message-page.tsx';
import { useClaim } from '../claim-context.ts';
import { claimPath } from '../claim-query.ts';
import styles from '../claim.module.css';

/** Why a claim failed for good: /claim/:fulfillmentId/error (P276, P277, P468) */
export function ClaimErrorPage() {
  const say = useText();
  const { partner } = usePortal();
  const { failure, draft, gate, fulfillmentId, key } = useClaim();
  const back = claimPath(fulfillmentId, findOpenStep(draft, gate));
  if (failure === undefined) return <Navigate to={back} replace />;
  const title = say('claim.error.title', 'Payment transaction failed');
  return (
    <Column narrow>
      <PageTitle title={title} />
      <div className={classNames(styles.mark, styles.failed)}>
        <Icon name="alert" />
      </div>
      <PageHeading lead={failure}>{title}</PageHeading>
      <div className={styles.body}>
        <p>
          <Trans
            id="claim.error.award"
            message="Your award is not affected. If you need help, contact support at <0>{email}</0>."
            values={{ email: partner.email }}
            components={{ 0: <ContactLink /> }}
          />
        </p>
        {key?.state === 'sent' && (
          <p>
            <Trans
              id="claim.error.once"
              message="We do not know yet whether your claim arrived. You can safely try again: your money is sent only once."
            />
          </p>
        )}
        <MessageActions>
          <Link className={buttonClass({ variant: 'primary' })} to={back}>
            <Trans id="claim.error.back" message="Go Back to My Claim" />
          </Link>
          <Link className={buttonClass()} to={claimPath(fulfillmentId, 'payment-method')}>
            <Trans id="claim.other-method" message="Select Other Payment Method" />
          </Link>
          <HomeLink className={buttonClass()} />
        </MessageActions>
      </div>
    </Column>
  );
}
