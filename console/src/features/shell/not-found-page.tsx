import { PageHeading } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import styles from './message-page.module.css';

/** An address of the console where nothing is. */
export function NotFoundPage() {
  const { i18n } = useLingui();
  return (
    <div className={styles.message}>
      <PageTitle title={i18n._({ id: 'console.not-found.title', message: 'Page not found' })} />
      <PageHeading
        lead={
          <Trans
            id="console.not-found.text"
            message="The address may be mistyped, or the page may have moved."
          />
        }
      >
        <Trans id="console.not-found.heading" message="Sorry, we can't find that page" />
      </PageHeading>
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to the cases" />
        </Link>
      </p>
    </div>
  );
}
