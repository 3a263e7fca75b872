import { formatDay } from '@handrail/engine';
import { Card, Icon, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useText, type Say } from '../../shared/context/use-text.ts';
import type { HomeItem } from './home-item.ts';
import { StatusChip } from '../../shared/applications/status-chip.tsx';
import { useStatusWords, type StatusWords } from '../../shared/applications/status-words.ts';
import styles from './submitted-list.module.css';

/** What was submitted and asks for nothing: quiet rows that lead to the case (P404, P416). */
export function SubmittedList({ items }: { readonly items: readonly HomeItem[] }) {
  return (
    <Card flush>
      <ul className={styles.rows}>
        {items.map((item) => (
          <Row key={item.key} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ item: { program, application, status, path, action } }: { readonly item: HomeItem }) {
  const say = useText();
  const sayStatus = useStatusWords();
  const numberId = useId();
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.title}>
          <Link className={styles.link} to={path} aria-describedby={numberId}>
            {program.name}
          </Link>
        </h3>
        <p className={styles.message}>
          {application?.submittedAt && <SubmittedOn at={application.submittedAt} />}{' '}
          {sayMessage(say, sayStatus(status, program), status)}
        </p>
        <p className={styles.standing}>
          <StatusChip status={status} program={program} fulfillments={application?.case.fulfillments} />
          <span id={numberId}>
            <Trans
              id="home.number"
              message="Application {displayId}"
              values={{ displayId: application?.displayId }}
            />
          </span>
          {action === 'ViewDetails' && (
            <span className={styles.action}>
              <Trans id="home.view" message="View Details" />
            </span>
          )}
        </p>
      </div>
      <Icon name="forward" className={styles.mark} />
    </li>
  );
}

/** The common words offer to resume it, which cannot be done to what was submitted. */
function sayMessage(say: Say, { message, isOwnMessage }: StatusWords, status: HomeItem['status']): string {
  return status === 'WithdrawnOpen' && !isOwnMessage
    ? say('home.withdrawn', 'This application was withdrawn. We will not look at it any further.')
    : message;
}

function SubmittedOn({ at }: { readonly at: string }) {
  const locale = useLocale();
  const { partner } = usePortal();
  return (
    <Trans
      id="home.submitted-day"
      message="Submitted {day}."
      values={{ day: formatDay(locale, at, partner.timeZone) }}
    />
  );
}
