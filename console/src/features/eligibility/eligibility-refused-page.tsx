import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import styles from '../../shared/layout/message-page.module.css';

/** What someone sees who is no admin and came here by an address. */
export function EligibilityRefusedPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.eligibility.title', message: 'Pre-check' })} />
      <PageHeading
        lead={
          <Trans
            id="console.eligibility.refused.text"
            message="Ask an admin on your team if a question or a condition should change."
          />
        }
      >
        <Trans id="console.eligibility.refused" message="Only an admin can change the pre-check" />
      </PageHeading>
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to cases" />
        </Link>
      </p>
    </div>
  );
}
