import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import styles from '../../shared/layout/message-page.module.css';
import { NotFoundHeading } from './not-found-heading.tsx';

/** An address of the console where nothing is. */
export function NotFoundPage() {
  return (
    <div className={styles.message}>
      <NotFoundHeading
        reason={
          <Trans
            id="console.not-found.text"
            message="The address may be mistyped, or the page may have moved."
          />
        }
      />
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to cases" />
        </Link>
      </p>
    </div>
  );
}
