import { sayDate } from '@handrail/engine';
import { isOpen, toDayIn } from '@handrail/engine/cases';
import { Card, Chip, Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePortal } from '../../../shared/context/portal-context.tsx';
import { useNow } from '../../../shared/context/use-now.ts';
import { useText } from '../../../shared/context/use-text.ts';
import { type CaseDocument, caseDocumentsQuery, type CaseView, type DocumentRequest } from '../case-query.ts';
import { CaseSection } from '../case-section.tsx';
import styles from './requests-section.module.css';
import { CaseFiles } from './late-lists.ts';
import { UploadButton } from './upload-button.tsx';
import { useCaseUploads } from './use-case-uploads.ts';

/** The documents that staff ask for beside the form, each with its day and its upload; nothing where there are none. */
export function RequestsSection({ found }: { readonly found: CaseView }) {
  const say = useText();
  const session = usePortal();
  const { data } = useQuery(caseDocumentsQuery(session, found.id));
  if (!data || data.requests.length === 0) return null;
  return (
    <CaseSection title={say('case.requests', 'Documents We Asked For')}>
      {data.requests.map((request) => (
        <RequestCard
          key={request.id}
          found={found}
          request={request}
          documents={data.additional.filter(({ id }) => request.documentIds.includes(id))}
        />
      ))}
    </CaseSection>
  );
}

interface RequestCardProps {
  readonly found: CaseView;
  readonly request: DocumentRequest;
  readonly documents: readonly CaseDocument[];
}

function RequestCard({ found, request, documents }: RequestCardProps) {
  const say = useText();
  const id = useId();
  const { uploads, add, retry, cancel } = useCaseUploads(found.id, request.id);
  const { name, words, answeredAt } = request;
  return (
    <Card className={styles.request}>
      <h3 className={styles.name}>{name}</h3>
      {words !== '' && <p className={styles.words}>{words}</p>}
      {answeredAt === null ? (
        <DueLine dueOn={request.dueOn} />
      ) : (
        <p>
          <Chip tone="success" icon="check">
            <Trans id="case.requests.answered" message="We received your document" />
          </Chip>
        </p>
      )}
      {documents.length + uploads.length > 0 && <CaseFiles {...{ id, documents, uploads, cancel, retry }} />}
      {isOpen(found.status) && (
        <UploadButton
          label={say('case.requests.upload', 'Upload {name}', { name })}
          text={
            answeredAt === null
              ? say('case.requests.upload-now', 'Upload')
              : say('case.requests.upload-more', 'Upload Another File')
          }
          onFiles={add}
        />
      )}
    </Card>
  );
}

/** The day is what we ask for; after it, the document can still be uploaded. */
function DueLine({ dueOn }: { readonly dueOn: string }) {
  const say = useText();
  const now = useNow();
  const { partner } = usePortal();
  const day = sayDate(say.locale, dueOn);
  return (
    <p className={styles.due}>
      <Icon name="calendar" className={styles.icon} />
      {toDayIn(partner.timeZone, now) > dueOn
        ? say('case.requests.late', 'We asked for this by {day}. You can still upload it.', { day })
        : say('case.requests.due', 'Please upload it by {day}.', { day })}
    </p>
  );
}
