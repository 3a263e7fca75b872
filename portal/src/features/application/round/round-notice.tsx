import { sayDate } from '@handrail/engine';
import { reviewReasonLabels } from '@handrail/engine/cases';
import { Card, Icon, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { toFieldPath } from '../review/gap-path.ts';
import styles from './round-notice.module.css';
import { sayRequest } from './use-form-lock.ts';
import { useRound } from './use-round.ts';

/** What was asked, why and by when, with the way to each of it; what was changed already is said. */
export function RoundNotice() {
  const say = useText();
  const locale = useLocale();
  const headingId = useId();
  const { id } = useApplication();
  const round = useRound();
  if (!round) return null;
  const { reason, dueOn, requests } = round.resubmission;
  const labels = reviewReasonLabels(locale);
  return (
    <Card as="section" className={styles.notice} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        <Trans id="application.round.title" message="What we ask you to change" />
      </h2>
      {reason !== '' && <p className={styles.words}>{reason}</p>}
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id}>
            {request.questionKey === null ? (
              <strong>{request.label}</strong>
            ) : (
              <Link to={applicationPath(id, toFieldPath(request.questionKey, request.key))}>
                {request.label}
              </Link>
            )}
            <span className={styles.words}>{sayRequest(request, labels)}</span>
            <span className={styles.state}>
              <Icon name={round.isChanged(request.key) ? 'check' : 'clock'} className={styles.icon} />
              {round.isChanged(request.key) ? (
                <Trans id="application.round.changed" message="Changed" />
              ) : (
                <Trans id="application.round.not-changed" message="Not changed yet" />
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {say('application.round.due', 'Please submit your application again by {day}.', {
          day: sayDate(locale, dueOn),
        })}
      </p>
      <p className={styles.rest}>
        <Icon name="lock" className={styles.icon} />
        <Trans
          id="application.round.rest"
          message="Everything else stays the way you submitted it and can’t be changed now."
        />
      </p>
    </Card>
  );
}
