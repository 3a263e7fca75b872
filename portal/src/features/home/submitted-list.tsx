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
import { isOwnAward } from '../../shared/payments/own-payments.ts';
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

function Row({ item }: { readonly item: HomeItem }) {
  const { program, application, status, path, action } = item;
  const say = useText();
  const sayStatus = useStatusWords();
  const { user } = usePortal();
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
          {sayMessage(say, sayStatus(status, program), item, user?.id)}
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

/** The common words offer to resume what was submitted, and announce a payment that was sent already. */
function sayMessage(
  say: Say,
  { message, isOwnMessage }: StatusWords,
  { status, application }: HomeItem,
  userId: string | undefined,
): string {
  if (isOwnMessage) return message;
  if (status === 'WithdrawnOpen')
    return say('home.withdrawn', 'This application was withdrawn. We will not look at it any further.');
  if (application?.case.status !== 'PaymentSent') return message;
  return application.case.fulfillments.some((award) => isOwnAward(award, userId))
    ? say('home.sent', 'Your application was approved, and we sent your money.')
    : say('home.sent.other', 'Your application was approved, and we sent the money.');
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
