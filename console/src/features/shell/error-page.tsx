import { Button, DebugId, PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { useConsole } from '../../shared/context/console-context.tsx';
import styles from '../../shared/layout/message-page.module.css';

/** Something broke; the debug id leads support to the log. */
export function ErrorPage({ debugId }: { debugId: string }) {
  const { i18n } = useLingui();
  const { partner } = useConsole();
  return (
    <main id="main" className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.error.title', message: 'Something went wrong' })} />
      <PageHeading>
        <Trans id="console.error.heading" message="We're sorry. Something went wrong." />
      </PageHeading>
      <p>
        <Trans
          id="console.error.support"
          message="If it happens again, contact us and include this debug ID:"
        />{' '}
        <a href={`mailto:${partner.email}`}>{partner.email}</a>
      </p>
      <DebugId id={debugId} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          <Trans id="console.error.retry" message="Try Again" />
        </Button>
        <Button
          onClick={() => {
            window.history.back();
          }}
        >
          <Trans id="console.error.back" message="Go Back" />
        </Button>
      </div>
    </main>
  );
}
