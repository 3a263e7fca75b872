import { Chip } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useId, type ReactNode } from 'react';
import { useConsole, useStaffMember } from '../../../shared/context/console-context.tsx';
import { useDates } from '../../../shared/context/use-dates.ts';
import { may } from '../../../shared/session/may.ts';
import { CaseMessages } from '../../messages/index.ts';
import { Pane } from '../pane.tsx';
import { personName } from '../person-name.ts';
import type { CaseEvent, CaseNote, CaseView } from '../use-case.ts';
import styles from './activity-pane.module.css';
import { eventTexts } from './event-texts.ts';
import { NoteForm } from './note-form.tsx';
import { NoticeLine } from './notice-line.tsx';

/** Everything that happened to the case, what staff noted and what the applicant was told, the newest first. */
export function ActivityPane({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const headingId = useId();
  const takesMessages = useTakesMessages(found);
  const entries = [
    ...found.workflowEvents.map((event) => ({ ...event, line: <EventLine event={event} /> })),
    ...found.notes.map((note) => ({ ...note, line: <NoteLine note={note} /> })),
    ...found.notifications.map((notice) => ({ ...notice, line: <NoticeLine notice={notice} /> })),
  ].toSorted((left, right) => right.createdAt.localeCompare(left.createdAt));
  return (
    <Pane
      name="activity"
      title={i18n._({ id: 'console.case.activity', message: 'Activity' })}
      foot={<NoteForm found={found} />}
    >
      {takesMessages && (
        <section className={styles.messages} aria-labelledby={headingId}>
          <h3 id={headingId} className={styles.heading}>
            <Trans id="console.case.messages" message="Messages with the applicant" />
          </h3>
          <CaseMessages caseId={found.id} />
        </section>
      )}
      <ol className={styles.list}>
        {entries.map(({ id, createdAt, line }) => (
          <Entry key={id} at={createdAt}>
            {line}
          </Entry>
        ))}
      </ol>
    </Pane>
  );
}

/** Those who work on cases write to applicants of programs that take messages. */
function useTakesMessages({ programId }: CaseView): boolean {
  const { partner, staff } = useConsole();
  const program = partner.programs.find(({ id }) => id === programId);
  return may(staff, 'workCases') && program?.features.includes('applicant-comments') === true;
}

function Entry({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const { sayMoment } = useDates();
  return (
    <li className={styles.event}>
      {children}
      <time className={styles.time} dateTime={at}>
        {sayMoment(at)}
      </time>
    </li>
  );
}

function EventLine({ event: { action, user, details } }: { readonly event: CaseEvent }) {
  const { i18n } = useLingui();
  const who = useWho()(user);
  const reason = readReason(details);
  return (
    <>
      <p>{i18n._({ ...eventTexts[action], values: { who } })}</p>
      {reason !== undefined && <blockquote className={styles.words}>{reason}</blockquote>}
    </>
  );
}

function NoteLine({ note: { author, body } }: { readonly note: CaseNote }) {
  const { i18n } = useLingui();
  const who = useWho()(author);
  return (
    <>
      <p>
        {i18n._({ id: 'console.event.note', message: '{who} added a note', values: { who } })}{' '}
        <Chip>
          <Trans id="console.event.staff-only" message="Staff only" />
        </Chip>
      </p>
      <blockquote className={styles.words}>{body}</blockquote>
    </>
  );
}

/** What to call whoever did something: the reader is told so, and what no person did was the product. */
function useWho(): (user: CaseEvent['user']) => string {
  const { i18n } = useLingui();
  const { id: ownId } = useStaffMember();
  return (user) => {
    if (!user) return i18n._({ id: 'console.event.product', message: 'Handrail' });
    return user.id === ownId ? i18n._({ id: 'console.event.you', message: 'You' }) : personName(user);
  };
}

/** What staff wrote to the applicant. */
function readReason(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return undefined;
  return typeof details.reason === 'string' ? details.reason : undefined;
}
