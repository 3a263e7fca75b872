import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import styles from './bulk-dialog.module.css';
import type { PlannedChange } from './dry-run.tsx';

type PlannedCase = PlannedChange['cases'][number];

/** The cases that are left as they are, under the reason that they share. */
export function RefusalList({ cases }: { readonly cases: readonly PlannedCase[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.list}>
      {groupByRefusal(cases).map(([refusal, refused]) => (
        <li key={refusal}>
          {refused.map(({ caseId, displayId, name }, index) => (
            <span key={caseId}>
              {index > 0 && ', '}
              {displayId === null ? (
                i18n._({ id: 'console.bulk.unknown-case', message: 'Unknown case' })
              ) : (
                <Link to={`/cases/${caseId}`} title={name ?? undefined} className={styles.ids}>
                  {displayId}
                </Link>
              )}
            </span>
          ))}
          : {refusal}
        </li>
      ))}
    </ul>
  );
}

function groupByRefusal(cases: readonly PlannedCase[]): [refusal: string, cases: PlannedCase[]][] {
  const groups = new Map<string, PlannedCase[]>();
  for (const each of cases) {
    if (each.refusal !== null) groups.set(each.refusal, [...(groups.get(each.refusal) ?? []), each]);
  }
  return [...groups];
}
