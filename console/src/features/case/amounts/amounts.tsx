import { formatAmount } from '@handrail/engine';
import { isWithCaseWorkers } from '@handrail/engine/cases';
import { Button } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { may } from '../../../shared/session/may.ts';
import { personName } from '../person-name.ts';
import type { CaseView } from '../use-case.ts';
import styles from './amounts.module.css';
import { RecommendDialog } from './recommend-dialog.tsx';

/** What the applicant asks for, what staff recommend, and what they recommended before. */
export function Amounts({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const mayRecommend = may(useStaffMember(), 'workCases') && isWithCaseWorkers(found.status);
  const asked = found.facts?.requestedAmount ?? null;
  const [newest, ...earlier] = found.recommendedAmounts;
  return (
    <div className={styles.amounts}>
      {asked !== null && (
        <span>
          {i18n._({
            id: 'console.amounts.asked',
            message: 'Requested: {amount}',
            values: { amount: formatAmount(asked) },
          })}
        </span>
      )}
      {newest && (
        <span>
          {i18n._({
            id: 'console.amounts.recommended',
            message: 'Recommended: {amount}',
            values: { amount: formatAmount(newest.amount) },
          })}
        </span>
      )}
      {earlier.length > 0 && <EarlierAmounts amounts={found.recommendedAmounts} />}
      {mayRecommend && (
        <Button
          variant="link"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Trans id="console.amounts.recommend" message="Recommend an amount" />
        </Button>
      )}
      <RecommendDialog
        found={found}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </div>
  );
}

function EarlierAmounts({ amounts }: { readonly amounts: CaseView['recommendedAmounts'] }) {
  const { sayMoment } = useDates();
  return (
    <details>
      <summary>
        <Trans id="console.amounts.history" message="History" />
      </summary>
      <ul className={styles.list}>
        {amounts.map(({ id, amount, recommendedBy, recommendedAt }) => (
          <li key={id}>
            <strong>{formatAmount(amount)}</strong> {recommendedBy && `${personName(recommendedBy)}, `}
            <time dateTime={recommendedAt}>{sayMoment(recommendedAt)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}
