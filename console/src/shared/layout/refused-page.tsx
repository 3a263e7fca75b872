import { PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../context/page-title.tsx';
import styles from './message-page.module.css';

interface RefusedPageProps {
  readonly title: string;
  /** Whom to ask. */
  readonly lead?: ReactNode;
  /** Who may. */
  readonly children: ReactNode;
}

/** What someone sees who came by an address to a page that is for others. */
export function RefusedPage({ title, lead, children }: RefusedPageProps) {
  return (
    <div className={styles.message}>
      <PageTitle title={title} />
      <PageHeading lead={lead}>{children}</PageHeading>
      <p>
        <Link to="/cases">
          <Trans id="console.not-found.link" message="Go to cases" />
        </Link>
      </p>
    </div>
  );
}
