import { formatAmount, hasFeature } from '@handrail/engine';
import { buttonClass, Card, VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { findClaimable, type Fulfillment } from '../../shared/payments/own-payments.ts';
import { toNews } from '../../shared/payments/to-news.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import type { CaseView } from './case-query.ts';
import { CaseSection } from './case-section.tsx';
import styles from './payments-section.module.css';

interface PaymentsSectionProps {
  readonly found: CaseView;
  readonly program: Program;
}

/** What the case was given, how it stands, and the way to claim it or to read more. */
export function PaymentsSection({ found, program }: PaymentsSectionProps) {
  const say = useText();
  if (found.fulfillments.length === 0) return null;
  return (
    <CaseSection title={say('case.payments', 'Payments')}>
      <ul className={styles.awards}>
        {found.fulfillments.map((award, index) => (
          <Card as="li" key={award.id} className={styles.award}>
            <Award found={found} program={program} award={award} number={index + 1} />
          </Card>
        ))}
      </ul>
    </CaseSection>
  );
}

interface AwardProps extends PaymentsSectionProps {
  readonly award: Fulfillment;
  readonly number: number;
}

function Award({ found, program, award, number }: AwardProps) {
  const say = useText();
  const { user, partner } = usePortal();
  const { features } = program;
  const place = { number, count: found.fulfillments.length };
  const { text } = toNews(say, award, { userId: user?.id, features, timeZone: partner.timeZone, place });
  const canClaim = hasFeature(features, 'claim-funds') && findClaimable(award, user?.id) !== undefined;
  return (
    <>
      <p className={styles.amount}>{formatAmount(award.approvedAmount)}</p>
      <p>{text}</p>
      <p className={styles.ways}>
        {canClaim && (
          <Link className={buttonClass({ variant: 'primary' })} to={`/claim/${award.id}/payment-method`}>
            <Trans id="home.claim" message="Claim Your Funds" />
          </Link>
        )}
        <Link className={styles.more} to={`/case/${found.id}/fulfillment/${award.id}/details`}>
          <Trans id="claim.to-details" message="View Payment Details" />
          <VisuallyHidden>: {award.displayId}</VisuallyHidden>
        </Link>
      </p>
    </>
  );
}
