import { Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../shared/context/page-title.tsx';
import { Column } from '../../shared/layout/column.tsx';
import { CaseFacts } from './case-facts.tsx';
import styles from './case-page.module.css';
import type { CaseView } from './case-query.ts';

interface CasePartPageProps {
  readonly found: CaseView;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page about one part of a case, with the way back to the whole. */
export function CasePartPage({ found, title, children }: CasePartPageProps) {
  return (
    <Column>
      <PageTitle title={title} />
      <Link className={styles.back} to={`/case/${found.id}/details`}>
        <Icon name="back" />
        <Trans id="case.documents.back" message="Back To Case Details" />
      </Link>
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
      </div>
      <CaseFacts found={found} />
      {children}
    </Column>
  );
}
