import type { ClaimMethod } from '@handrail/engine/payments';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useClaim } from './claim-context.ts';
import { claimPath } from './claim-query.ts';
import styles from './claim.module.css';

const offering: readonly (ClaimMethod | undefined)[] = ['VirtualCard', 'PhysicalCard', 'Zelle'];

/** The way to another method, for those that do not work for everyone (P467). */
export function SelectOther() {
  const { draft, fulfillmentId } = useClaim();
  if (!offering.includes(draft.method)) return null;
  return (
    <p className={styles.other}>
      <Link to={claimPath(fulfillmentId, 'payment-method')}>
        <Trans id="claim.other-method" message="Select Other Payment Method" />
      </Link>
    </p>
  );
}
