import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useDates } from '../../../shared/context/use-dates.ts';
import { personName } from '../person-name.ts';
import type { CaseView } from '../use-case.ts';
import styles from './duplicates.module.css';
import { verdictTexts } from './match-texts.ts';

interface ResolvedListProps {
  readonly resolved: CaseView['duplicates']['resolved'];
}

/** What colleagues decided about cases that were like this one. */
export function ResolvedList({ resolved }: ResolvedListProps) {
  const { i18n } = useLingui();
  const { sayMoment } = useDates();
  return (
    <details>
      <summary>
        {i18n._({
          id: 'console.duplicates.resolved',
          message: 'Resolved duplicates: {count}',
          values: { count: resolved.length },
        })}
      </summary>
      <ul className={styles.list}>
        {resolved.map(({ case: other, name, verdict, note, resolvedBy, resolvedAt }) => (
          <li key={other.id} className={styles.case}>
            <Link to={`/cases/${other.id}`}>{other.displayId}</Link> {name}{' '}
            <strong>{i18n._(verdictTexts[verdict])}</strong>
            <p className={styles.muted}>
              {resolvedBy && `${personName(resolvedBy)}, `}
              <time dateTime={resolvedAt}>{sayMoment(resolvedAt)}</time>
            </p>
            {note !== null && <blockquote className={styles.words}>{note}</blockquote>}
          </li>
        ))}
      </ul>
    </details>
  );
}
