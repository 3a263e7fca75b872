import { formatAmount, formatPhone } from '@handrail/engine';
import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useConsole } from '../../shared/context/console-context.tsx';
import { useDates } from '../../shared/context/use-dates.ts';
import { CaseClock } from './case-clock.tsx';
import styles from './case-head.module.css';
import { nameOfCase } from './name-of-case.ts';
import { personName } from './person-name.ts';
import { Presence } from './presence/presence.tsx';
import { StatusMark } from '../../shared/cases/status-mark.tsx';
import { Trail } from './trail/trail.tsx';
import type { CaseView } from './use-case.ts';

/** Whose case it is, where it stands, who has it, and how to reach the applicant. */
export function CaseHead({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const { sayDay } = useDates();
  const { partner } = useConsole();
  const { status, displayId, assignee, facts, party } = found;
  const cents = facts?.requestedAmount ?? found.requestedAmount ?? null;
  const [recommended] = found.recommendedAmounts;
  const newest = found.applications[0];
  const submitted = found.applications.find(({ submittedAt }) => submittedAt !== null)?.submittedAt ?? null;
  const program = partner.programs.find(({ id }) => id === found.programId)?.name;

  return (
    <header className={styles.head}>
      <Link to="/cases" className={styles.back}>
        <Trans id="console.case.back" message="Cases" />
      </Link>
      <Trail caseId={found.id} />
      <div className={styles.title}>
        <PageHeading>{nameOfCase(found)}</PageHeading>
        <StatusMark status={status} />
        <span className={styles.assignee}>
          {assignee
            ? i18n._({
                id: 'console.case.assigned-to',
                message: 'Assigned to {name}',
                values: { name: personName(assignee) },
              })
            : i18n._({ id: 'console.case.unassigned', message: 'Not assigned' })}
        </span>
      </div>
      <Presence caseId={found.id} />
      <ul className={styles.facts}>
        <li>
          <Trans
            id="console.case.number"
            message="Case <0>{displayId}</0>"
            values={{ displayId }}
            components={{ 0: <b /> }}
          />
        </li>
        {program !== undefined && <li>{program}</li>}
        {cents !== null && (
          <li>
            <Trans
              id="console.case.amount"
              message="Asking for <0>{amount}</0>"
              values={{ amount: formatAmount(cents) }}
              components={{ 0: <b /> }}
            />
          </li>
        )}
        {recommended && (
          <li>
            <Trans
              id="console.case.recommended"
              message="Recommended <0>{amount}</0>"
              values={{ amount: formatAmount(recommended.amount) }}
              components={{ 0: <b /> }}
            />
          </li>
        )}
        {submitted !== null && (
          <li>
            <Trans
              id="console.case.submitted"
              message="Submitted <0>{day}</0>"
              values={{ day: sayDay(submitted) }}
              components={{ 0: <b /> }}
            />
          </li>
        )}
        <CaseClock found={found} />
        {party.email !== null && (
          <li>
            <a href={`mailto:${party.email}`}>{party.email}</a>
          </li>
        )}
        {party.phone !== null && (
          <li>
            <a href={`tel:${party.phone}`}>{formatPhone(party.phone)}</a>
          </li>
        )}
        {party.isClient && newest && (
          <li>
            {i18n._({
              id: 'console.case.filed-by',
              message: 'Filed by {name}',
              values: { name: personName(newest.submitter) },
            })}{' '}
            <a href={`mailto:${newest.submitter.email}`}>{newest.submitter.email}</a>
          </li>
        )}
      </ul>
    </header>
  );
}
