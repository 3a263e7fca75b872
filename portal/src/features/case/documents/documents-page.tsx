import { Icon, PageHeading } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { PageTitle } from '../../../shared/context/page-title.tsx';
import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { Column } from '../../../shared/layout/column.tsx';
import { CaseFacts } from '../case-facts.tsx';
import styles from '../case-page.module.css';
import { createCaseLoader, useCase } from '../load-case.ts';
import { AdditionalSection } from './additional-section.tsx';
import { DocumentsSection } from './documents-section.tsx';

/** The documents of a case: /case/:caseId/documents */
export function createDocumentsPage(session: PortalSession) {
  return { loader: createCaseLoader(session), Component: DocumentsPage };
}

function DocumentsPage() {
  const say = useText();
  const opened = useCase();
  if (!opened) return null;
  const { found, program } = opened;
  const title = say('case.documents.title', '{program} Documents', { program: program.name });
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
      <DocumentsSection found={found} program={program} />
      <AdditionalSection found={found} />
    </Column>
  );
}
