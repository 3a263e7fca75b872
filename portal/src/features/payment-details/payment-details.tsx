import { hasFeature } from '@handrail/engine';
import { Button, buttonClass, Icon, PageHeading, usePrinting } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { Column } from '../../shared/layout/column.tsx';
import { ContactLink } from '../../shared/layout/contact-link.tsx';
import { findClaimable, type Fulfillment } from '../../shared/payments/own-payments.ts';
import { toNews } from '../../shared/payments/to-news.ts';
import { PrintHead } from '../../shared/print/print-head.tsx';
import type { Program } from '../../shared/programs/list-programs.ts';
import { DetailsTable } from './details-table.tsx';
import styles from './payment-details.module.css';
import { PaymentOverview } from './payment-overview.tsx';
import type { PaidCase } from './payment-query.ts';
import { Remittance } from './remittance.tsx';

interface PaymentDetailsProps {
  readonly found: PaidCase;
  readonly program: Program;
  readonly award: Fulfillment;
}

/** How an award stands, what it consists of, and its remittance on paper. */
export function PaymentDetails({ found, program, award }: PaymentDetailsProps) {
  const say = useText();
  const title = say('payment.title', '{program} Payment Details', { program: program.name });
  return (
    <Column>
      <PageTitle title={title} />
      <PrintHead program={program} party={found.party} caseNumber={found.displayId} />
      <Link className={styles.back} to={`/case/${found.id}/details`}>
        <Icon name="back" />
        <Trans id="case.documents.back" message="Back To Case Details" />
      </Link>
      <PageHeading>{title}</PageHeading>
      <StatusBox found={found} program={program} award={award} />
      <DetailsTable award={award} program={program} />
      {award.scheduleType === 'Recurring' && <PaymentOverview award={award} program={program} />}
      <Remittance award={award} />
      <div className={styles.foot}>
        <PrintButton />
        <Link className={styles.portal} to="/application/portal">
          <Trans id="case.back" message="Back To Application Portal" />
        </Link>
      </div>
    </Column>
  );
}

/** The news in words, whom to ask, and the way to money that waits (P223-P225). */
function StatusBox({ found, program, award }: PaymentDetailsProps) {
  const say = useText();
  const { partner, user } = usePortal();
  const place = { number: found.fulfillments.indexOf(award) + 1, count: found.fulfillments.length };
  const { title, text, tone } = toNews(say, award, {
    userId: user?.id,
    features: program.features,
    timeZone: partner.timeZone,
    place,
  });
  const canClaim =
    hasFeature(program.features, 'claim-funds') && findClaimable(award, user?.id) !== undefined;
  return (
    <section className={styles.status} data-tone={tone} aria-label={say('payment.status', 'Payment Status')}>
      <h2 className={styles.name}>
        <Trans id="payment.status" message="Payment Status" />
      </h2>
      <p className={styles.number}>
        <Trans
          id="payment.display-id"
          message="Display ID: {displayId}"
          values={{ displayId: award.displayId }}
        />
      </p>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <p className={styles.support}>
        <Trans
          id="payment.support"
          message="If you have questions about this payment, contact <0>{email}</0>."
          values={{ email: partner.email }}
          components={{ 0: <ContactLink /> }}
        />
      </p>
      {canClaim && (
        <Link className={buttonClass({ variant: 'primary' })} to={`/claim/${award.id}/payment-method`}>
          <Trans id="home.claim" message="Claim Your Funds" />
        </Link>
      )}
    </section>
  );
}

function PrintButton() {
  const isPrinting = usePrinting();
  if (isPrinting) return null;
  return (
    <Button
      onClick={() => {
        window.print();
      }}
    >
      <Trans id="payment.print" message="Print This Page" />
    </Button>
  );
}
