import { Banner, Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useText } from '../../../shared/context/use-text.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { EditLink } from './edit-link.tsx';
import { PayeeAnswer } from './payee-answer.tsx';
import styles from './review-page.module.css';

/** Whether the tax form that the program collects is there, and the way to it (P447). */
export function TaxFormBox() {
  const say = useText();
  const { id, store } = useApplication();
  const title = say('application.w9.title', 'Tax Form');
  return (
    <Card as="section" flush aria-labelledby="review-tax-form">
      <div className={styles.head}>
        <h2 id="review-tax-form" className={styles.name}>
          {title}
        </h2>
        <EditLink path={taxFormPath} of={title} />
      </div>
      {store.form.settings.needsW9 && (
        <div className={styles.incomplete}>
          <Banner tone="warning" title={say('application.review.incomplete', 'Section incomplete')}>
            <Link to={applicationPath(id, taxFormPath)}>
              <Trans id="application.review.to-w9" message="Fill out the tax form" />
            </Link>
          </Banner>
        </div>
      )}
      <AnsweredQuestion>
        <PayeeAnswer isGiven={store.form.settings.hasW9 === true} />
      </AnsweredQuestion>
    </Card>
  );
}

export const taxFormPath = 'w9?review=true';
