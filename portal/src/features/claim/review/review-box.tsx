import { editPart, type ClaimPart } from '@handrail/engine/payments';
import { Button, Card, VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useClaim } from '../claim-context.ts';
import { claimPath } from '../claim-query.ts';
import styles from '../claim.module.css';

interface ReviewBoxProps {
  readonly title: string;
  readonly part: ClaimPart;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** One part of the claim with the way to enter it anew (P465). */
export function ReviewBox({ title, part, isBusy, children }: ReviewBoxProps) {
  const headingId = useId();
  const navigate = useNavigate();
  const { open, fulfillmentId } = useClaim();

  function handleEdit() {
    const { draft, step } = editPart(open.read().draft, part);
    open.setDraft(draft);
    void navigate(claimPath(fulfillmentId, step));
  }

  return (
    <Card as="section" flush aria-labelledby={headingId}>
      <div className={styles.boxHead}>
        <h2 id={headingId} className={styles.boxTitle}>
          {title}
        </h2>
        <Button variant="quiet" size="small" busy={isBusy || undefined} onClick={handleEdit}>
          <Trans id="application.review.edit" message="Edit" />
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.boxBody}>{children}</div>
    </Card>
  );
}
