import { reviewReasonLabels } from '@handrail/engine/cases';
import { Icon, useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import type { CaseView } from '../use-case.ts';
import styles from './asked-before.module.css';

interface AskedBeforeProps {
  readonly found: CaseView;
  readonly answerKey: string;
  readonly version: number;
  readonly isChanged: boolean;
}

/** What was asked about an answer in the round that this version came from. */
export function AskedBefore({ found, answerKey, version, isChanged }: AskedBeforeProps) {
  const { i18n } = useLingui();
  const labels = reviewReasonLabels(useLocale());
  const round = found.fieldReviews?.rounds.find(({ closedVersion }) => closedVersion === version);
  const requests = round?.requests.filter(({ key }) => key === answerKey) ?? [];
  if (!round || requests.length === 0) return null;
  return (
    <div className={styles.asked}>
      {requests.map(({ id, reason, words, filename }) => (
        <p key={id}>
          <Icon name="retry" className={styles.icon} />
          <span>
            <strong>
              {i18n._({
                id: 'console.review.asked-in',
                message: 'You asked again (round {number}):',
                values: { number: round.number },
              })}
            </strong>{' '}
            {[filename, reason === 'other' ? null : labels[reason], words || null].filter(Boolean).join('. ')}
          </span>
        </p>
      ))}
      {!isChanged && (
        <p>
          <Icon name="alert" className={styles.icon} />
          <Trans id="console.review.not-changed" message="The applicant did not change it." />
        </p>
      )}
    </div>
  );
}
