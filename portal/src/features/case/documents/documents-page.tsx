import type { PortalSession } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { CasePartPage } from '../case-part-page.tsx';
import { createCaseLoader, useCase } from '../load-case.ts';
import { AdditionalSection } from './additional-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { RequestsSection } from './requests-section.tsx';

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
    <CasePartPage found={found} title={title}>
      <RequestsSection found={found} />
      <DocumentsSection found={found} program={program} />
      <AdditionalSection found={found} />
    </CasePartPage>
  );
}
