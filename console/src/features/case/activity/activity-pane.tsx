import { formatMoment } from '@handrail/engine';
import { useLocale } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useStaffMember } from '../../../shared/context/console-context.tsx';
import { Pane } from '../pane.tsx';
import { personName } from '../person-name.ts';
import type { CaseEvent, CaseView } from '../use-case.ts';
import styles from './activity-pane.module.css';
import { eventTexts } from './event-texts.ts';

/** Everything that happened to the case, the newest first. */
export function ActivityPane({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  return (
    <Pane name="activity" title={i18n._({ id: 'console.case.activity', message: 'Activity' })}>
      <ol className={styles.list}>
        {found.workflowEvents.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ol>
    </Pane>
  );
}

function EventLine({ event: { action, user, createdAt, details } }: { readonly event: CaseEvent }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { id: ownId } = useStaffMember();
  const you = i18n._({ id: 'console.event.you', message: 'You' });
  const product = i18n._({ id: 'console.event.product', message: 'Handrail' });
  const by = user ? personName(user) : product;
  const reason = readReason(details);
  return (
    <li className={styles.event}>
      <p>{i18n._({ ...eventTexts[action], values: { who: user?.id === ownId ? you : by } })}</p>
      {reason !== undefined && <blockquote className={styles.words}>{reason}</blockquote>}
      <time className={styles.time} dateTime={createdAt}>
        {formatMoment(locale, createdAt)}
      </time>
    </li>
  );
}

/** What staff wrote to the applicant. */
function readReason(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('reason' in details)) return undefined;
  return typeof details.reason === 'string' ? details.reason : undefined;
}
