import { sayDate } from '@handrail/engine';
import { reviewReasonLabels, toDayIn } from '@handrail/engine/cases';
import { buttonClass, Card, createLatePart, Icon, useLocale } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useNow } from '../../../shared/context/use-now.ts';
import { useText } from '../../../shared/context/use-text.ts';
import type { CaseView } from '../case-query.ts';
import { hasResubmissionBlock, whatWeNeedId } from './has-resubmission-block.ts';
import styles from './resubmission-block.module.css';

const ChangesLink = createLatePart(
  'features/case/resubmissions/changes-link.tsx',
  async () => (await import('./changes-link.tsx')).ChangesLink,
  null,
);

/** Why a case was sent back, and by when to submit it again; with the feature, what exactly is asked (P199, P200). */
export function ResubmissionBlock({ found }: { readonly found: CaseView }) {
  const say = useText();
  const headingId = useId();
  const { partner } = usePortal();
  const { resubmission, status, applications } = found;
  const [first] = applications;
  if (status !== 'Incomplete') return null;
  const hasRequests = hasResubmissionBlock(partner, found);
  if (!resubmission && !hasRequests) return null;
  return (
    <Card as="section" id={whatWeNeedId} className={styles.block} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {say('case.resubmission.title', 'What we need from you')}
      </h2>
      {resubmission && resubmission.reason !== '' && <p className={styles.words}>{resubmission.reason}</p>}
      {hasRequests && resubmission && <Requests resubmission={resubmission} />}
      {resubmission && <DueLine dueOn={resubmission.dueOn} />}
      {hasRequests && first && (
        <div className={styles.actions}>
          <Link className={buttonClass({ variant: 'primary' })} to={`/application/${first.id}/review`}>
            <Trans id="case.resubmission.change" message="Change Your Answers" />
          </Link>
          {resubmission && resubmission.requests.length > 0 && (
            <ChangesLink caseId={found.id} applicationId={first.id} />
          )}
        </div>
      )}
    </Card>
  );
}

function Requests({
  resubmission: { requests },
}: {
  readonly resubmission: NonNullable<CaseView['resubmission']>;
}) {
  const labels = reviewReasonLabels(useLocale());
  if (requests.length === 0) return null;
  return (
    <ul className={styles.list}>
      {requests.map(({ id, label, filename, reason, words }) => (
        <li key={id}>
          <strong>{filename === null ? label : `${label} (${filename})`}</strong>
          {reason !== 'other' && <span>{labels[reason]}</span>}
          {words !== '' && <span className={styles.words}>{words}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The day is what we ask for; after it, the application can still be submitted. */
function DueLine({ dueOn }: { readonly dueOn: string }) {
  const say = useText();
  const now = useNow();
  const { partner } = usePortal();
  const day = sayDate(say.locale, dueOn);
  const isPast = toDayIn(partner.timeZone, now) > dueOn;
  return (
    <p className={styles.due}>
      <Icon name="calendar" className={styles.icon} />
      {isPast
        ? say('case.resubmission.late', 'We asked for this by {day}. You can still submit it.', { day })
        : say('case.resubmission.due', 'Please submit your application again by {day}.', { day })}
    </p>
  );
}
