import { formatMoment, type DocumentAnswer } from '@handrail/engine';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip/chip.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { localeOf } from '../../../texts/use-locale.ts';
import type { UploadedDocument } from '../../form-context.tsx';
import styles from './documents.module.css';
import { Filename } from './filename.tsx';
import { PreviewButton } from './preview-button.tsx';
import { sayFileFacts } from './say-file.ts';

interface DocumentTileProps {
  readonly document: DocumentAnswer & Partial<UploadedDocument>;
  /** The question that it answers. */
  readonly purpose?: string | undefined;
  /** The zone of every other time on the page; without it, that of the device. */
  readonly timeZone?: string | undefined;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A document that was uploaded. */
export function DocumentTile({ document, purpose, timeZone, children }: DocumentTileProps) {
  const { i18n } = useLingui();
  const { filename = 'Document', sizeBytes, pinned, createdAt } = document;
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
        {createdAt !== undefined && (
          <span className={styles.state}>
            {sayOrigin(i18n, formatMoment(localeOf(i18n), createdAt, timeZone), purpose)}
          </span>
        )}
        {pinned && <Chip tone="brand">{i18n._({ id: 'ui.form.pinned', message: 'Pinned to top' })}</Chip>}
      </div>
      <div className={styles.acts}>{children}</div>
    </li>
  );
}

/** When it was added, and for what: photos of a phone are all called alike. */
function sayOrigin(i18n: I18n, moment: string, purpose: string | undefined): string {
  return purpose === undefined
    ? i18n._({ id: 'ui.form.added', message: 'Added {moment}', values: { moment } })
    : i18n._({
        id: 'ui.form.added-for',
        message: 'Added {moment} for {purpose}',
        values: { moment, purpose },
      });
}
