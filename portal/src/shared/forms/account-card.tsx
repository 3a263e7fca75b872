import { Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import styles from './account-card.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the account: what it is now, and the way to change it. */
export function AccountCard({ title, action, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </Card>
  );
}

/** What is known, by name; what is not known says so. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string | null])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={value ? undefined : styles.unknown}>
            {value ?? <Trans id="account.unknown" message="Not given" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
