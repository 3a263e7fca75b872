import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { StatusMark } from '../../../shared/cases/status-mark.tsx';
import { useConsole } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import fold from '../fold.module.css';
import type { CaseView } from '../use-case.ts';
import styles from './other-cases.module.css';

/** What else the applicant asked this partner for, and what came of it. */
export function OtherCases({ found: { otherCases } }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  if (otherCases.length === 0) return null;
  return (
    <details className={fold.fold}>
      <summary>
        {i18n._({
          id: 'console.other-cases.title',
          message: 'Other cases of this applicant: {count}',
          values: { count: otherCases.length },
        })}
      </summary>
      <ul className={styles.list}>
        {otherCases.map((other) => (
          <OtherCase key={other.id} other={other} />
        ))}
      </ul>
    </details>
  );
}

function OtherCase({ other }: { readonly other: CaseView['otherCases'][number] }) {
  const { i18n } = useLingui();
  const { sayDay } = useDates();
  const { partner } = useConsole();
  const { id, displayId, programId, status, createdAt, decisionReachedAt } = other;
  const program = partner.programs.find((each) => each.id === programId)?.name;
  return (
    <li className={styles.case}>
      <span>
        <Link to={`/cases/${id}`}>{displayId}</Link> {program}
      </span>
      <StatusMark status={status} />
      <span className={styles.when}>
        {decisionReachedAt === null
          ? i18n._({
              id: 'console.other-cases.started',
              message: 'Started {day}',
              values: { day: sayDay(createdAt) },
            })
          : i18n._({
              id: 'console.other-cases.decided',
              message: 'Decided {day}',
              values: { day: sayDay(decisionReachedAt) },
            })}
      </span>
    </li>
  );
}
