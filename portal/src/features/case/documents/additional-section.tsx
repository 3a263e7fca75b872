import { documentExtensions } from '@handrail/engine';
import { isOpen } from '@handrail/engine/cases';
import { Button, Card } from '@handrail/ui';
import { DocumentList, UploadRow } from '@handrail/ui/form-renderer';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, type ChangeEvent } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useText } from '../../../shared/context/use-text.ts';
import { caseDocumentsQuery, type CaseView } from '../case-query.ts';
import { CaseSection } from '../case-section.tsx';
import styles from './additional-section.module.css';
import { toListed } from './to-listed.ts';
import { useCaseUploads } from './use-case-uploads.ts';

/** The files that were added after submitting, and the way to add more while the case is open. */
export function AdditionalSection({ found }: { readonly found: CaseView }) {
  const say = useText();
  const session = usePortal();
  const id = useId();
  const { data } = useQuery(caseDocumentsQuery(session, found.id));
  const { uploads, add, retry, cancel } = useCaseUploads(found.id);
  const added = data?.additional ?? [];
  const wasSubmitted = found.applications.some(({ submittedAt }) => submittedAt !== null);
  return (
    <CaseSection title={say('case.additional', 'Additional Case Documents')}>
      <Card>
        {data && added.length + uploads.length === 0 && (
          <p>
            <Trans id="case.additional.none" message="There are no additional documents to display" />
          </p>
        )}
        <DocumentList timeZone={session.partner.timeZone} documents={added.map((each) => toListed(each))}>
          {uploads.map((upload) => (
            <UploadRow
              key={`upload-${String(upload.key)}`}
              cancelId={`${id}-${String(upload.key)}`}
              upload={upload}
              onCancel={() => {
                cancel(upload);
              }}
              onRetry={() => {
                retry(upload);
              }}
            />
          ))}
        </DocumentList>
      </Card>
      {isOpen(found.status) && wasSubmitted ? (
        <UploadButton onFiles={add} />
      ) : (
        <p className={styles.note}>{sayWhyNot(say, wasSubmitted)}</p>
      )}
    </CaseSection>
  );
}

function sayWhyNot(say: ReturnType<typeof useText>, wasSubmitted: boolean): string {
  return wasSubmitted
    ? say('case.additional.closed', 'This case is closed, so documents can no longer be added to it.')
    : say('case.additional.draft', 'You can add documents here once you have submitted your application.');
}

function UploadButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const say = useText();
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <p className={styles.upload}>
      <Button onClick={() => input.current?.click()}>
        <Trans id="case.additional.upload" message="Upload Additional Documents" />
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={say('case.additional.upload', 'Upload Additional Documents')}
        onChange={handleChange}
      />
    </p>
  );
}

const accepted = documentExtensions.map((extension) => `.${extension}`).join(',');
