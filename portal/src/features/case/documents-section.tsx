import { Banner, Card, Skeleton } from '@handrail/ui';
import { DocumentList } from '@handrail/ui/form-renderer';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../app/portal-context.tsx';
import { useText } from '../../app/use-text.ts';
import { caseDocumentsQuery } from './case-query.ts';
import { CaseSection } from './case-section.tsx';

/** The files that were given with the application. */
export function DocumentsSection({ caseId }: { readonly caseId: string }) {
  const say = useText();
  const session = usePortal();
  const { data, isError } = useQuery(caseDocumentsQuery(session, caseId));
  return (
    <CaseSection title={say('case.documents', 'Application Documents')}>
      {isError && (
        <Banner
          tone="error"
          title={say('case.documents.failed', 'We could not load your documents. Please try again.')}
        />
      )}
      {!data && !isError && (
        <Card>
          <Skeleton lines={['medium']} />
        </Card>
      )}
      {data?.length === 0 && (
        <Card>
          <Trans id="case.documents.none" message="There are no documents associated with this application" />
        </Card>
      )}
      {data && data.length > 0 && (
        <DocumentList
          documents={data.map(({ previewUrl, downloadUrl, ...document }) => ({
            ...document,
            previewUrl: previewUrl ?? undefined,
            url: downloadUrl ?? undefined,
          }))}
        />
      )}
    </CaseSection>
  );
}
