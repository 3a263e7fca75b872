import { Button, Icon } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { ReviewCount } from '../field-reviews/review-count.tsx';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { useCommands } from '../../../shared/keyboard/live-commands.ts';
import { may } from '../../../shared/session/may.ts';
import { IssueFundsButton } from '../../money/index.ts';
import { type CaseActionView, type CaseView, useReloadCase } from '../use-case.ts';
import { Amounts } from '../amounts/amounts.tsx';
import { WaitingListButton } from '../waiting-list/waiting-list.tsx';
import { ActionDialog } from './action-dialog.tsx';
import styles from './decision-bar.module.css';
import { sortActions } from './choose-primary.ts';
import { statusHints } from './status-hints.ts';

/** What can be done to the case now, and why the rest cannot. */
export function DecisionBar({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const staff = useStaffMember();
  const reload = useReloadCase(found.id);
  const [chosen, setChosen] = useState<CaseActionView['action']>();
  const { primary, others, refused } = sortActions(found.availableActions);
  useCommands(
    [...(primary ? [primary] : []), ...others].map(({ action, label }) => ({ id: action, label })),
    (action) => {
      setChosen(action as CaseActionView['action']);
    },
  );

  return (
    <section className={styles.bar} aria-label={i18n._({ id: 'console.case.decision', message: 'Decision' })}>
      <div className={styles.words}>
        <p>{i18n._(statusHints[found.status])}</p>
        <ReviewCount found={found} />
        <Amounts found={found} />
        {refused.length > 0 && <RefusedActions refused={refused} />}
      </div>
      <div className={styles.actions}>
        <WaitingListButton found={found} />
        {found.status === 'Approved' && may(staff, 'issuePayments') && (
          <IssueFundsButton about={found} onIssued={() => void reload()} />
        )}
        {others.map(({ action, label }) => (
          <Button
            key={action}
            onClick={() => {
              setChosen(action);
            }}
          >
            {label}
          </Button>
        ))}
        {primary && (
          <Button
            variant="primary"
            onClick={() => {
              setChosen(primary.action);
            }}
          >
            {primary.label}
          </Button>
        )}
      </div>
      <ActionDialog
        found={found}
        action={found.availableActions.find(({ action }) => action === chosen)}
        onClose={() => {
          setChosen(undefined);
        }}
      />
    </section>
  );
}

function RefusedActions({ refused }: { readonly refused: readonly CaseActionView[] }) {
  return (
    <details className={styles.refused}>
      <summary>
        <Icon name="lock" className={styles.lock} />
        <Trans id="console.case.refused" message="Why other actions are not available" />
      </summary>
      <ul>
        {refused.map(({ action, label, refusal }) => (
          <li key={action}>
            {/* Most refusals begin with the name of the action. */}
            {refusal?.includes(`"${label}"`) ? (
              refusal
            ) : (
              <>
                <strong>{label}</strong> {refusal}
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
