import { type DisplayStatus, formatDay } from '@handrail/engine';
import { isInReview } from '@handrail/engine/cases';
import { isPaymentsCapable } from '@handrail/engine/payments';
import { buttonClass, classNames, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { ResumeButton } from '../../shared/cases/resume-button.tsx';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useNow } from '../../shared/context/use-now.ts';
import { useText, type Say } from '../../shared/context/use-text.ts';
import { aboutParty } from '../../shared/parties/about-party.ts';
import { canContinue, toDisplayStatus } from '../../shared/applications/display-status.ts';
import { statusLooks } from '../../shared/applications/status-chip.tsx';
import { useStatusWords, type StatusWords } from '../../shared/applications/status-words.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { sayWhenNews } from '../../shared/programs/news-words.ts';
import type { CaseView } from './case-query.ts';
import { listPath, type PathStep } from './case-path.ts';
import { hasResubmissionBlock, whatWeNeedId } from './resubmissions/has-resubmission-block.ts';
import styles from './status-card.module.css';
import { sayWithdrawal } from './withdrawal-words.ts';

interface StatusCardProps {
  readonly found: CaseView;
  readonly program: Program;
}

/** The status of the case in words, what to do next, and its progress. */
export function StatusCard({ found, program }: StatusCardProps) {
  const say = useText();
  const { partner } = usePortal();
  const [application] = found.applications;
  const status = toDisplayStatus({ case: found, submittedAt: application?.submittedAt ?? null }, program);
  const words = useStatusWords()(status, program, found.party);
  const { label, action } = words;
  const { tone, icon } = statusLooks[status];
  const pays = isPaymentsCapable(program.features);
  const { timeZone } = partner;
  const path = listPath(say, found, { label, pays, timeZone, decisionDays: program.decisionDays });

  return (
    <div className={styles.card}>
      <div className={classNames(styles.words, styles[tone])}>
        <Icon name={icon} className={styles.icon} />
        <div>
          <h2 className={styles.label}>{label}</h2>
          <p>{sayMessage(say, words, found, status)}</p>
          {found.decisionReason !== null && (
            <blockquote className={styles.reason}>{found.decisionReason}</blockquote>
          )}
          <WaitingList found={found} />
          <News found={found} program={program} hasOwnWords={words.isOwnMessage} />
          <WithdrawalDay found={found} />
          <div className={styles.actions}>
            {application && !hasResubmissionBlock(partner, found) && (
              <NextStep found={found} applicationId={application.id} status={status} label={action} />
            )}
            {hasResubmissionBlock(partner, found) && (
              <a href={`#${whatWeNeedId}`}>
                <Trans id="case.see-needs" message="See What We Need" />
              </a>
            )}
          </div>
        </div>
      </div>
      <ol
        className={styles.path}
        aria-label={aboutParty(found.party, say('case.path', 'Progress of your case'), (client) =>
          say('case.path.client', 'Progress of {client}’s case', { client }),
        )}
      >
        {path.map(({ key, name, note, state, isCurrent }) => (
          <li
            key={key}
            className={classNames(styles.step, styles[state])}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {state === 'done' && <Icon name="check" />}
              {state === 'ended' && <Icon name="close" />}
            </span>
            <span className={styles.name}>
              {name}
              <span className={styles.state}>{sayState(say, state)}</span>
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface NextStepProps {
  readonly found: CaseView;
  readonly applicationId: string;
  readonly status: DisplayStatus;
  readonly label: string | undefined;
}

/** The way back into the form, where the applicant has it or can have it again. */
function NextStep({ found, applicationId, status, label }: NextStepProps) {
  if (found.status === 'Withdrawn') {
    // Of a closed program the words say whom to ask.
    return status === 'WithdrawnOpen' && found.possibleActions.includes('resumeApplication') ? (
      <ResumeButton caseId={found.id} applicationId={applicationId} label={label} />
    ) : null;
  }
  const submittedAt = found.applications[0]?.submittedAt ?? null;
  return canContinue({ case: found, submittedAt }) ? (
    <Link className={buttonClass({ variant: 'primary' })} to={`/application/${applicationId}/continue`}>
      {label ?? <Trans id="home.continue" message="Continue Application" />}
    </Link>
  ) : null;
}

/** That the case is on the waiting list, since when and why, and what happens next; no place is promised. */
function WaitingList({ found: { waiting } }: { readonly found: CaseView }) {
  const say = useText();
  const { partner } = usePortal();
  if (!waiting) return null;
  const day = formatDay(say.locale, waiting.since, partner.timeZone);
  return (
    <>
      <p className={styles.news}>
        {say(
          'case.waiting',
          'Your application has been on the waiting list since {day}. This is not a denial, and you do not need to apply again. We will email you as soon as we go on with it.',
          { day },
        )}
      </p>
      {waiting.reason !== '' && <blockquote className={styles.reason}>{waiting.reason}</blockquote>}
    </>
  );
}

/** When to expect a decision, while there is one to come. */
function News({ found, program, hasOwnWords }: StatusCardProps & { readonly hasOwnWords: boolean }) {
  const say = useText();
  const { partner } = usePortal();
  const now = useNow();
  const submittedAt = found.applications[0]?.submittedAt;
  // The promised days stand still on the waiting list.
  if (!submittedAt || !isInReview(found.status) || found.waiting) return null;
  if (hasOwnWords && program.decisionDays === null) return null;
  const waiting = { program, hasOwnWords, submittedAt, timeZone: partner.timeZone, now };
  return <p className={styles.news}>{sayWhenNews(say, waiting)}</p>;
}

/** Until when the person has time, where the program withdraws what waits for too long. */
function WithdrawalDay({ found: { withdrawsOn } }: { readonly found: CaseView }) {
  const say = useText();
  if (withdrawsOn === null) return null;
  const day = formatDay(say.locale, `${withdrawsOn}T00:00:00Z`, 'UTC');
  return (
    <p className={styles.news}>
      {say('case.withdraws-on', 'If we do not hear from you, we will withdraw this application on {day}.', {
        day,
      })}
    </p>
  );
}

/** The common words for a status do not know how the case came to it. */
function sayMessage(
  say: Say,
  { message, isOwnMessage }: StatusWords,
  found: CaseView,
  shown: DisplayStatus,
): string {
  if (isOwnMessage) return message;
  if (shown === 'WithdrawnOpen') return sayWithdrawal(say, found) ?? message;
  if (found.status === 'PaymentSent') return sayPaid(say, found);
  return shown === 'Approved' && found.fulfillments.length > 0 ? sayAwarded(say, found) : message;
}

/** How the payment stands is said beside it, and what is ready there is not promised by email here. */
function sayAwarded(say: Say, { party }: CaseView): string {
  return aboutParty(
    party,
    say('status.awarded.text', 'Your application was approved. See Payments below for what happens next.'),
    (client) =>
      say(
        'status.awarded.client',
        'The application for {client} was approved. See Payments below for what happens next.',
        { client },
      ),
  );
}

/** Our own words for an approval speak of a payment that is still to come. */
function sayPaid(say: Say, { party }: CaseView): string {
  return aboutParty(
    party,
    say('status.paid.text', 'Your application was approved, and we sent the payment.'),
    (client) =>
      say('status.paid.client', 'The application for {client} was approved, and we sent the payment.', {
        client,
      }),
  );
}

/** The look of a step in words, for those who do not see it and on paper. */
function sayState(say: Say, state: PathStep['state']): string | undefined {
  switch (state) {
    case 'done':
      return say('case.state.done', ': done');
    case 'now':
      return say('case.state.now', ': current step');
    case 'todo':
      return say('case.state.todo', ': not yet');
    case 'ended':
      return say('case.state.ended', ': final step');
  }
}
