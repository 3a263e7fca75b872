import { formatAmount } from '@handrail/engine';
import { Button, Chip } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { may } from '../../../shared/session/may.ts';
import type { ChosenAct } from '../acts/act-dialog.tsx';
import styles from './case-money.module.css';
import { PaymentLine } from './payment-line.tsx';
import type { AwardView } from './use-case-money.ts';

interface AwardCardProps {
  readonly award: AwardView;
  readonly onAct: (chosen: ChosenAct) => void;
  readonly onStop: (award: AwardView) => void;
}

/** One award: from which fund, who issued and approved it, and its payments. */
export function AwardCard({ award, onAct, onStop }: AwardCardProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  const mayAct = may(useStaffMember(), 'issuePayments');
  const { displayId, approvedAmount, fund, payments, issuedBy, issuedAt, approvedBy } = award;
  const isOpen = payments.some(({ acts }) => acts.includes('cancel'));
  return (
    <article className={styles.award} aria-label={displayId}>
      <header className={styles.head}>
        <strong>{formatAmount(approvedAmount)}</strong>
        <span>{mayAct ? <Link to={`/funds/${fund.id}`}>{fund.name}</Link> : fund.name}</span>
        <span className={styles.muted}>{displayId}</span>
        <AwardState award={award} />
      </header>
      <p className={styles.muted}>
        {i18n._({
          id: 'console.case-money.issued',
          message: 'Issued by {name}, {time}',
          values: { name: issuedBy?.name ?? issuedBy?.email ?? '', time: sayMoment(issuedAt) },
        })}
        {approvedBy &&
          `. ${i18n._({
            id: 'console.case-money.approved',
            message: 'Approved by {name}',
            values: { name: approvedBy.name ?? approvedBy.email },
          })}`}
      </p>
      <ul className={styles.payments}>
        {payments.map((payment) => (
          <PaymentLine
            key={payment.id}
            payment={payment}
            count={payments.length}
            onAct={(act) => {
              onAct({ act, payment, fundName: fund.name });
            }}
          />
        ))}
      </ul>
      {mayAct && payments.length > 1 && isOpen && award.stoppedAt === null && (
        <Button
          size="small"
          onClick={() => {
            onStop(award);
          }}
        >
          <Trans id="console.case-money.stop" message="Stop the remaining payments" />
        </Button>
      )}
    </article>
  );
}

function AwardState({ award }: { readonly award: AwardView }) {
  const { i18n } = useLingui();
  if (award.stoppedAt !== null)
    return <Chip>{i18n._({ id: 'console.case-money.stopped', message: 'Stopped' })}</Chip>;
  if (!award.needsApproval || award.approvedAt !== null) return null;
  return (
    <Chip tone="warning">
      {i18n._({ id: 'console.case-money.waits', message: 'Waits for a second person' })}
    </Chip>
  );
}
