import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import styles from '../../shared/layout/message-page.module.css';

/** What someone sees who has nothing to do with money and came here by an address. */
export function MoneyRefusedPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.funds.title', message: 'Funds' })} />
      <PageHeading>
        <Trans id="console.funds.refused" message="Only fiscal officers and admins see the funds" />
      </PageHeading>
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to cases" />
        </Link>
      </p>
    </div>
  );
}
