import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import styles from '../../shared/layout/message-page.module.css';

/** What someone sees who is no admin and came here by an address. */
export function LimitsRefusedPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.limits.title', message: 'Income limits' })} />
      <PageHeading
        lead={
          <Trans
            id="console.limits.refused.text"
            message="Ask an admin on your team if the income limits need an update."
          />
        }
      >
        <Trans id="console.limits.refused" message="Only admins can update income limits" />
      </PageHeading>
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to cases" />
        </Link>
      </p>
    </div>
  );
}
