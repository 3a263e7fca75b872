import { Button, PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { PageTitle } from '../../shared/context/page-title.tsx';
import styles from '../../shared/layout/message-page.module.css';

/** The server had no room for this page right now, or its database is away; nothing is wrong, and asking again helps. */
export function BusyPage() {
  const { i18n } = useLingui();
  return (
    <main id="main" className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.busy.title', message: 'We’ll be right back' })} />
      <PageHeading>
        <Trans id="console.busy.title" message="We’ll be right back" />
      </PageHeading>
      <p>
        <Trans
          id="console.busy.text"
          message="The service cannot answer right now. Please wait a moment and try again. Everything that was saved is safe."
        />
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          <Trans id="console.busy.again" message="Try Again" />
        </Button>
      </div>
    </main>
  );
}
