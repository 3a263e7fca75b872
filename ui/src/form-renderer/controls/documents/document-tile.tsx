import type { DocumentAnswer } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip/chip.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { UploadedDocument } from '../../form-context.tsx';
import styles from './documents.module.css';
import { Filename } from './filename.tsx';
import { PreviewButton } from './preview-button.tsx';
import { sayFileFacts } from './say-file.ts';

interface DocumentTileProps {
  readonly document: DocumentAnswer & Partial<UploadedDocument>;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A document that was handed in. */
export function DocumentTile({ document, children }: DocumentTileProps) {
  const { i18n } = useLingui();
  const { filename = 'Document', sizeBytes, pinned } = document;
  return (
    <li className={styles.file}>
      <PreviewButton document={document} filename={filename} />
      <div className={styles.about}>
        <Filename>{filename}</Filename>
        <span className={styles.state}>
          <Icon name="check-circle" className={styles.ok} />
          {[
            i18n._({ id: 'ui.form.uploaded', message: 'Uploaded' }),
            ...sayFileFacts(filename, sizeBytes),
          ].join(', ')}
        </span>
        {pinned && <Chip tone="brand">{i18n._({ id: 'ui.form.pinned', message: 'Pinned' })}</Chip>}
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}
