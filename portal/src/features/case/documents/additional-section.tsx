import { isOpen } from '@handrail/engine/cases';
import { Card } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { bringAhead } from '../../../shared/context/bring-ahead.ts';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { caseDocumentsQuery, type CaseView } from '../case-query.ts';
import { CaseSection } from '../case-section.tsx';
import styles from './additional-section.module.css';
import { CaseFiles } from './late-lists.ts';
import { UploadButton } from './upload-button.tsx';
import { useCaseUploads } from './use-case-uploads.ts';

/** The files that were added after submitting, and the way to add more while the case is open. */
export function AdditionalSection({ found }: { readonly found: CaseView }) {
  const say = useText();
  const session = usePortal();
  const id = useId();
  const { data } = useQuery(caseDocumentsQuery(session, found.id));
  const { uploads, add, retry, cancel } = useCaseUploads(found.id);
  const requested = new Set(data?.requests.flatMap(({ documentIds }) => documentIds));
  const added = data?.additional.filter((each) => !requested.has(each.id)) ?? [];
  const hasFiles = added.length + uploads.length > 0;
  // Whoever loses the line while a file is sent still sees what became of it.
  useEffect(() => bringAhead([CaseFiles.load]), []);
  const wasSubmitted = found.applications.some(({ submittedAt }) => submittedAt !== null);
  return (
    <CaseSection title={say('case.additional', 'Additional Case Documents')}>
      <Card>
        {data && !hasFiles && (
          <p>
            <Trans id="case.additional.none" message="There are no additional documents to display" />
          </p>
        )}
        {hasFiles && <CaseFiles {...{ id, uploads, cancel, retry }} documents={added} />}
      </Card>
      {isOpen(found.status) && wasSubmitted ? (
        <UploadButton label={say('case.additional.upload', 'Upload Additional Documents')} onFiles={add} />
      ) : (
        <p className={styles.note}>{sayWhyNot(say, wasSubmitted)}</p>
      )}
    </CaseSection>
  );
}

function sayWhyNot(say: ReturnType<typeof useText>, wasSubmitted: boolean): string {
  return wasSubmitted
    ? say(
        'case.additional.closed',
        'This application is no longer in review, so documents can no longer be added to it.',
      )
    : say('case.additional.draft', 'You can add documents here once you have submitted your application.');
}
