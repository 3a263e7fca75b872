import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { PageTitle } from '../../app/page-title.tsx';
import styles from './message-page.module.css';

/** An address that names no partner. */
export function UnknownPartnerPage() {
  const { i18n } = useLingui();
  return (
    <main id="main" className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.not-found.title', message: 'Page not found' })} />
      <PageHeading
        lead={
          <Trans
            id="console.unknown-partner.text"
            message="No organization has this address. Please check the link that you were given."
          />
        }
      >
        <Trans id="console.not-found.heading" message="Sorry, we can't find that page" />
      </PageHeading>
    </main>
  );
}
