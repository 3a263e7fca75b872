import { findNextStep, type ClaimStep } from '@handrail/engine/payments';
import { Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { useText } from '../../shared/context/use-text.ts';
import { homePath } from '../../shared/layout/home-link.tsx';
import { useClaim } from './claim-context.ts';
import { claimPath } from './claim-query.ts';
import { sayStep } from './claim-words.ts';
import styles from './claim.module.css';
import { SelectOther } from './select-other.tsx';

interface ClaimPageProps {
  readonly step: ClaimStep;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a claim: the way back, where it is among the others, and its content. */
export function ClaimPage({ step, title, lead, children }: ClaimPageProps) {
  const say = useText();
  const { fulfillmentId, draft, steps } = useClaim();
  const place = steps.indexOf(step);
  const before = steps[place - 1];
  const name = sayStep(say, step);
  const eyebrow = draft.method
    ? say('claim.eyebrow', 'Step {place} of {count}: {name}', { place: place + 1, count: steps.length, name })
    : say('claim.eyebrow.first', 'Step 1: {name}', { name });

  return (
    <>
      <PageTitle title={title} />
      <Link className={styles.back} to={before ? claimPath(fulfillmentId, before) : homePath}>
        <Icon name="back" />
        <Trans id="application.back" message="Back" />
      </Link>
      <PageHeading eyebrow={eyebrow} lead={lead}>
        {title}
      </PageHeading>
      <div className={styles.body}>{children}</div>
      {step !== 'payment-method' && <SelectOther />}
    </>
  );
}

/** Goes on from a step once it has what it asks for. */
export function useGoOn(step: ClaimStep): () => void {
  const navigate = useNavigate();
  const { fulfillmentId, open, gate } = useClaim();
  return () => {
    const next = findNextStep(open.read().draft, step, gate);
    void navigate(claimPath(fulfillmentId, next));
  };
}
