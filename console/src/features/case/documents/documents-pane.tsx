import { Button, EmptyState, Icon, VisuallyHidden } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import { useCasePlace } from '../case-place.ts';
import { Pane } from '../pane.tsx';
import type { CaseView } from '../use-case.ts';
import { DocumentRequests } from '../document-requests/document-requests.tsx';
import { RequestButton } from '../document-requests/request-button.tsx';
import { listMarked } from './document-marks.ts';
import { DocumentView } from './document-view.tsx';
import styles from './documents-pane.module.css';

/** What was submitted with the answers, one document at a time beside them. */
export function DocumentsPane({ found }: { readonly found: CaseView }) {
  const { i18n } = useLingui();
  const { documentId, showDocument } = useCasePlace();
  const documents = listMarked(found);
  const at = Math.max(
    documents.findIndex(({ id }) => id === documentId),
    0,
  );
  const current = documents[at];
  const step = (by: number) => {
    const next = documents[(at + by + documents.length) % documents.length];
    if (next) showDocument(next.id);
  };

  useShortcut('nextDocument', () => {
    step(1);
  });

  return (
    <Pane
      name="documents"
      title={i18n._({ id: 'console.case.documents', message: 'Documents' })}
      bar={
        <div className={styles.steps}>
          <RequestButton found={found} />
          {documents.length > 1 && (
            <>
              <span className={styles.count}>
                {at + 1} / {documents.length}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={i18n._({ id: 'console.case.previous-document', message: 'Previous document' })}
                onClick={() => {
                  step(-1);
                }}
              >
                <Icon name="back" />
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={i18n._({ id: 'console.case.next-document', message: 'Next document' })}
                aria-keyshortcuts="d"
                onClick={() => {
                  step(1);
                }}
              >
                <Icon name="forward" />
              </Button>
            </>
          )}
        </div>
      }
    >
      <DocumentRequests found={found} />
      {!current && (
        <EmptyState
          title={i18n._({ id: 'console.case.no-documents', message: 'No documents were submitted' })}
        >
          <Trans
            id="console.case.no-documents-why"
            message="Documents appear here once they are submitted with an application."
          />
        </EmptyState>
      )}
      {documents.length > 1 && (
        <ul className={styles.list}>
          {documents.map(({ id, filename, mark }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.name}
                aria-current={id === current?.id ? 'true' : undefined}
                onClick={() => {
                  showDocument(id);
                }}
              >
                {mark.isPinned && (
                  <span className={styles.sign}>
                    <Trans id="console.document.pinned" message="Pinned" />
                  </span>
                )}
                {mark.label ?? filename}
                {mark.checkedAt !== null && (
                  <>
                    <Icon name="check" className={styles.check} />
                    <VisuallyHidden>
                      {' '}
                      <Trans id="console.document.is-checked" message="checked" />
                    </VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {current && (
        <DocumentView
          key={current.id}
          document={current}
          found={found}
          isNamed={documents.length > 1 && current.mark.label === null}
          reused={found.reusedDocuments.filter((each) => each.documentId === current.id)}
        />
      )}
    </Pane>
  );
}
