import { sayDate } from '@handrail/engine';
import { reviewReasonLabels } from '@handrail/engine/cases';
import { useLocale } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { nameOfReader } from '../name-of-case.ts';
import type { CaseView } from '../use-case.ts';
import styles from './send-back-preview.module.css';
import { useReviewLabels } from './use-review-labels.ts';

interface SendBackPreviewProps {
  readonly found: CaseView;
  /** The reason as it is typed so far. */
  readonly reason: string;
}

/** Exactly what the applicant will read when the case is sent back: the reason, what is asked, and by when. */
export function SendBackPreview({ found, reason }: SendBackPreviewProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const labelOf = useReviewLabels(found);
  const { fieldReviews } = found;
  if (!fieldReviews) return null;
  const reasons = reviewReasonLabels(locale);
  const asked = fieldReviews.canReview
    ? fieldReviews.reviews.filter(({ verdict }) => verdict === 'askAgain')
    : [];
  return (
    <section className={styles.preview} aria-labelledby="send-back-preview">
      <h3 id="send-back-preview" className={styles.title}>
        {i18n._({
          id: 'console.review.preview',
          message: 'What {name} will read',
          values: { name: nameOfReader(found) },
        })}
      </h3>
      <p className={styles.reason}>
        {reason.trim() || <Trans id="console.review.preview-reason" message="Your reason goes here." />}
      </p>
      {asked.length > 0 ? (
        <ul className={styles.list}>
          {asked.map((review) => (
            <li key={`${review.key} ${review.documentId ?? ''}`}>
              <strong>{labelOf(review)}</strong>
              {review.reason !== null && review.reason !== 'other' && <span>{reasons[review.reason]}</span>}
              {review.words !== '' && <span>{review.words}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans
            id="console.review.preview-all"
            message="You marked nothing to ask again, so every answer can be changed."
          />
        </p>
      )}
      <p>
        {i18n._({
          id: 'console.review.preview-due',
          message: 'Please submit your application again by {day}.',
          values: { day: sayDate(locale, fieldReviews.dueOn) },
        })}
      </p>
      <p className={styles.note}>
        <Trans
          id="console.review.preview-mail"
          message="The email lists the questions and the date. Your words about each answer can be read after signing in."
        />
      </p>
    </section>
  );
}
