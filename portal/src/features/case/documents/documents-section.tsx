import { Banner, Card, Skeleton } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import type { Program } from '../../../shared/programs/list-programs.ts';
import { useCopyValues } from '../../../shared/programs/use-copy.ts';
import { submissionQuery } from '../submission-query.ts';
import { caseDocumentsQuery, type CaseView } from '../case-query.ts';
import { CaseSection } from '../case-section.tsx';
import { listPurposes } from './list-purposes.ts';
import { DocumentList } from './late-lists.ts';
import { toListed } from './to-listed.ts';

interface DocumentsSectionProps {
  readonly found: CaseView;
  readonly program: Program;
}

/** The files that were given with the application. */
export function DocumentsSection({ found, program }: DocumentsSectionProps) {
  const say = useText();
  const session = usePortal();
  const { data, isError } = useQuery(caseDocumentsQuery(session, found.id));
  const purposes = usePurposes(found, program);
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
      {data?.ofApplication.length === 0 && (
        <Card>
          <Trans id="case.documents.none" message="There are no documents associated with this application" />
        </Card>
      )}
      {data && data.ofApplication.length > 0 && (
        <Card>
          <DocumentList
            timeZone={session.partner.timeZone}
            documents={data.ofApplication.map((each) => toListed(each, purposes.get(each.id)))}
          />
        </Card>
      )}
    </CaseSection>
  );
}

/** The question that each document answers, as the submitted form words it. */
function usePurposes({ applications, party }: CaseView, program: Program): ReadonlyMap<string, string> {
  const session = usePortal();
  const copyValues = useCopyValues(program, party);
  const submitted = applications.find(({ submittedAt }) => submittedAt !== null);
  const { data } = useQuery({
    ...submissionQuery(session, submitted?.id ?? ''),
    enabled: submitted !== undefined,
  });
  return data ? listPurposes(data, copyValues) : new Map<string, string>();
}
