import { Trans } from '@lingui/react';
import styles from '../../shared/layout/message-page.module.css';
import { NotFoundHeading } from './not-found-heading.tsx';

/** An address that names no partner. */
export function UnknownPartnerPage() {
  return (
    <main id="main" className={styles.message}>
      <NotFoundHeading
        reason={
          <Trans
            id="console.unknown-partner.text"
            message="No organization uses this address. Please check the link you were given."
          />
        }
      />
    </main>
  );
}
