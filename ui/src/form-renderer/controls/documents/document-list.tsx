import { mayRemoveDocument } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import type { DocumentDoor } from '../../form-context.tsx';
import { CollapsibleList } from './collapsible-list.tsx';
import { DocumentTile } from './document-tile.tsx';
import styles from './documents.module.css';
import { PinButton } from './pin-button.tsx';
import type { ShownDocument } from './use-documents.ts';
import { usePins } from './use-pins.ts';

interface DocumentListProps {
  readonly documents: readonly ShownDocument[];
  /** The question that the documents answer. */
  readonly purpose?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly pin?: DocumentDoor['pin'];
  /** Where documents can be taken away again. */
  readonly removal?: { readonly isLoading: boolean; readonly onRemove: (document: ShownDocument) => void };
  /** Rows after the documents, such as files on their way. */
  readonly children?: ReactNode;
}

/** Documents that were uploaded, the pinned ones first; one alone is at the top anyway. */
export function DocumentList({ documents, purpose, timeZone, pin, removal, children }: DocumentListProps) {
  const { i18n } = useLingui();
  const { shown, failed, togglePin } = usePins(documents, pin);
  return (
    <>
      <CollapsibleList
        items={shown}
        renderItem={(each) => (
          <DocumentTile key={each.id} document={each} purpose={each.purpose ?? purpose} timeZone={timeZone}>
            {togglePin && (shown.length > 1 || each.pinned) && (
              <PinButton document={each} onToggle={togglePin} />
            )}
            {removal && <RemoveButton document={each} {...removal} />}
          </DocumentTile>
        )}
      >
        {children}
      </CollapsibleList>
      {failed && (
        <p role="alert" className={styles.bad}>
          {i18n._({
            id: 'ui.form.pin-failed',
            message: 'We could not move {filename} in the list. Please try again.',
            values: { filename: failed.filename ?? 'Document' },
          })}
        </p>
      )}
    </>
  );
}

interface RemoveButtonProps {
  readonly document: ShownDocument;
  readonly isLoading: boolean;
  readonly onRemove: (document: ShownDocument) => void;
}

function RemoveButton({ document, isLoading, onRemove }: RemoveButtonProps) {
  const { i18n } = useLingui();
  const { permanent = false, submitted = false, filename = 'Document' } = document;
  const view = { isEditable: true, isReadOnly: false };
  if (submitted) {
    return (
      <span className={styles.state}>
        {i18n._({
          id: 'ui.form.document-submitted',
          message: 'You submitted this document, so it cannot be removed. You can add another one.',
        })}
      </span>
    );
  }
  if (!mayRemoveDocument({ permanent }, { ...view, isLoading: false })) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={!mayRemoveDocument({ permanent }, { ...view, isLoading })}
      onClick={() => {
        onRemove(document);
      }}
    >
      {i18n._({ id: 'ui.form.remove', message: 'Remove' })}
      <VisuallyHidden>{` ${filename}`}</VisuallyHidden>
    </Button>
  );
}
