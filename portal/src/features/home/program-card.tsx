import { formatCents } from '@handrail/engine';
import { buttonClass, Card, VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import type { HomeItem } from './home-item.ts';
import styles from './program-card.module.css';

/** A program: what it is, what it gives, how long it takes, and the way in. */
export function ProgramCard({ item }: { readonly item: HomeItem }) {
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.text}>
        <h3 className={styles.title}>{item.title}</h3>
        {item.summary && <p>{item.summary}</p>}
        <Facts item={item} />
      </div>
      <Link className={buttonClass({ variant: 'secondary', block: true })} to={item.path}>
        <Trans id="home.start" message="Start Application" />
        <VisuallyHidden>: {item.title}</VisuallyHidden>
      </Link>
    </Card>
  );
}

function Facts({ item: { maxAmountCents, expectedMinutes } }: { readonly item: HomeItem }) {
  if (maxAmountCents === null && expectedMinutes === null) return null;
  return (
    <p className={styles.facts}>
      {maxAmountCents !== null && (
        <strong>
          <Trans id="home.up-to" message="Up to {amount}" values={{ amount: formatCents(maxAmountCents) }} />
        </strong>
      )}
      {expectedMinutes !== null && (
        <span>
          <Trans id="home.minutes" message="About {minutes} minutes" values={{ minutes: expectedMinutes }} />
        </span>
      )}
    </p>
  );
}
