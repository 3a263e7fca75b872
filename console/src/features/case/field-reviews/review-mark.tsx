import { reviewReasonLabels } from '@handrail/engine/cases';
import { Banner, Button, classNames, Icon, useLocale, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Fragment, useRef, useState } from 'react';
import { useDates } from '../../../shared/context/use-dates.ts';
import type { CaseView } from '../use-case.ts';
import { AskAgainForm } from './ask-again-form.tsx';
import styles from './review-mark.module.css';
import { findReview, useReviewField, type FieldReview, type ReviewPlace } from './use-field-reviews.ts';

interface ReviewMarkProps {
  readonly found: CaseView;
  readonly place: ReviewPlace;
  /** What is marked, for those who do not see where the buttons stand. */
  readonly label: string;
  /** In the corner of a line and in a bar the buttons need no words of their own. */
  readonly look?: 'words' | 'corner' | 'bar';
}

/** Whether an answer or a document is fine or is asked again, and the buttons to say so. */
export function ReviewMark({ found, place, label, look = 'words' }: ReviewMarkProps) {
  const { i18n } = useLingui();
  const sheet = found.fieldReviews;
  const [isAsking, setAsking] = useState(false);
  const askButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The field that had the focus goes away.
    if (isAsking) askButton.current?.focus();
    setAsking(false);
  };
  const act = useReviewField(found, sheet ?? emptySheet, place, close);
  if (!sheet) return null;
  const review = findReview(sheet, place);
  if (!sheet.canReview) return review ? <ReviewWords review={review} /> : null;
  const isFine = review?.verdict === 'fine';
  const words = {
    fine: i18n._({ id: 'console.review.fine', message: 'Fine' }),
    ask: i18n._({ id: 'console.review.ask', message: 'Ask again' }),
  };
  const isSmall = look !== 'words';
  const ButtonWords = isSmall ? VisuallyHidden : Fragment;

  return (
    <div className={look === 'bar' ? styles.bar : styles.mark} data-mark>
      <div
        className={classNames(styles.buttons, isSmall && styles.small, look === 'corner' && styles.corner)}
      >
        <Button
          size="small"
          variant="secondary"
          className={classNames(styles.button, isFine && styles.fine)}
          aria-pressed={isFine}
          aria-keyshortcuts="y"
          data-verdict="fine"
          title={isSmall ? words.fine : undefined}
          onClick={() => {
            setAsking(false);
            act.run({ verdict: isFine ? null : 'fine' });
          }}
        >
          <Icon name="check" />
          <ButtonWords>{words.fine}</ButtonWords>
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
        <Button
          size="small"
          variant="secondary"
          className={classNames(styles.button, review?.verdict === 'askAgain' && styles.ask)}
          aria-pressed={review?.verdict === 'askAgain'}
          aria-expanded={isAsking}
          aria-keyshortcuts="r"
          data-verdict="askAgain"
          ref={askButton}
          title={isSmall ? words.ask : undefined}
          onClick={() => {
            setAsking(!isAsking);
          }}
        >
          <Icon name="retry" />
          <ButtonWords>{words.ask}</ButtonWords>
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </div>
      {review && !isAsking && <ReviewWords review={review} />}
      {isAsking && (
        <AskAgainForm label={label} review={review} busy={act.busy} onSave={act.run} onClose={close} />
      )}
      {act.failure && <Banner answersPress tone="error" title={act.failure} />}
      <VisuallyHidden>
        <span role="status">
          {act.busy && i18n._({ id: 'console.review.saving', message: 'Saving the mark' })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const emptySheet = { applicationId: '', version: 0, canReview: false, dueOn: '', reviews: [], rounds: [] };

/** What a mark says, who made it and when. */
function ReviewWords({
  review: { verdict, reason, words, reviewerName, reviewedAt },
}: {
  readonly review: FieldReview;
}) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { sayMoment } = useDates();
  const by = i18n._({
    id: 'console.review.by',
    message: '{name}, {at}',
    values: { name: reviewerName ?? '', at: sayMoment(reviewedAt) },
  });
  return (
    <div className={classNames(styles.words, verdict === 'askAgain' && styles.asked)}>
      <p>
        <Icon name={verdict === 'fine' ? 'check' : 'retry'} className={styles.icon} />
        <strong>
          {verdict === 'fine' ? (
            <Trans id="console.review.is-fine" message="Fine" />
          ) : (
            <Trans id="console.review.is-asked" message="To ask again" />
          )}
        </strong>
        {reason !== null && reason !== 'other' && <span>{reviewReasonLabels(locale)[reason]}</span>}
        {verdict === 'fine' && <span className={styles.by}>{by}</span>}
      </p>
      {words !== '' && <p>{words}</p>}
      {verdict === 'askAgain' && <p className={styles.by}>{by}</p>}
    </div>
  );
}
