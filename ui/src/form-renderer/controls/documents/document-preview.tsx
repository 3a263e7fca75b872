import type { DocumentAnswer } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { useModal } from '../../../components/dialog/use-modal.ts';
import { Glyph, Icon } from '../../../components/icon/icon.tsx';
import { fieldIcons } from '../field-icons.ts';
import type { UploadedDocument } from '../../form-context.tsx';
import styles from './document-preview.module.css';
import { sayFileFacts } from './say-file.ts';

export interface DocumentPreviewProps {
  readonly open: boolean;
  readonly document: DocumentAnswer & Partial<UploadedDocument>;
  readonly filename: string;
  readonly onClose: () => void;
}

/** A document over the whole screen: its picture, or what is known of it. */
export function DocumentPreview({ open, document, filename, onClose }: DocumentPreviewProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const modal = useModal(open, onClose);
  const { url } = document;
  return (
    <dialog {...modal} className={styles.preview} aria-labelledby={titleId}>
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {filename}
            </h2>
            {url !== undefined && (
              <LinkButton href={url} variant="quiet" size="small" target="_blank" rel="noopener">
                <Icon name="external" />
                {i18n._({ id: 'ui.form.open-document', message: 'Open' })}
              </LinkButton>
            )}
            <Button variant="quiet" size="small" onClick={onClose}>
              <Icon name="close" />
              {i18n._({ id: 'ui.form.close', message: 'Close' })}
            </Button>
          </div>
          <Picture document={document} filename={filename} />
        </div>
      )}
    </dialog>
  );
}

function Picture({
  document: { previewUrl, sizeBytes },
  filename,
}: Pick<DocumentPreviewProps, 'document' | 'filename'>) {
  const { i18n } = useLingui();
  const [isBroken, setBroken] = useState(false);
  if (previewUrl !== undefined && !isBroken) {
    return (
      <img
        className={styles.picture}
        src={previewUrl}
        alt={filename}
        onError={() => {
          setBroken(true);
        }}
      />
    );
  }
  return (
    <div className={styles.tile}>
      <Glyph path={fieldIcons.file} />
      <p>
        <b>{sayFileFacts(filename, sizeBytes).join(', ')}</b>
      </p>
      <p>{i18n._({ id: 'ui.form.no-preview', message: 'There is no preview for this file.' })}</p>
    </div>
  );
}
