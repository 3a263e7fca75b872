import { Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText } from '../../shared/context/use-text.ts';
import type { Fulfillment } from '../../shared/payments/own-payments.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { listRows } from './list-rows.ts';
import styles from './payment-details.module.css';
import { needsPayeeDetails, payeeDetailsQuery } from './payment-query.ts';

interface DetailsTableProps {
  readonly award: Fulfillment;
  readonly program: Program;
}

/** The facts of an award (P229-P241). */
export function DetailsTable({ award, program }: DetailsTableProps) {
  const say = useText();
  const session = usePortal();
  const headingId = useId();
  const { features } = program;
  const { data } = useQuery({ ...payeeDetailsQuery(session), enabled: needsPayeeDetails(features) });
  const { user, partner } = session;
  const rows = listRows(say, award, {
    features,
    userId: user?.id,
    email: user?.email,
    timeZone: partner.timeZone,
    profile: data ?? null,
  });
  return (
    <Card as="section" flush className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <Trans id="payment.details" message="Payment Details" />
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
