import { Icon } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import type { CaseView } from '../use-case.ts';
import styles from './review-count.module.css';

/** How many answers and documents would be asked again, beside the decision. */
export function ReviewCount({ found: { fieldReviews } }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  if (!fieldReviews?.canReview || fieldReviews.reviews.length === 0) return null;
  const asked = fieldReviews.reviews.filter(({ verdict }) => verdict === 'askAgain').length;
  const fine = fieldReviews.reviews.length - asked;
  return (
    <p className={styles.count} role="status">
      <Icon name="retry" className={styles.icon} />
      {i18n._({
        id: 'console.review.count',
        message: '{asked} to ask again, {fine} fine',
        values: { asked, fine },
      })}
    </p>
  );
}
