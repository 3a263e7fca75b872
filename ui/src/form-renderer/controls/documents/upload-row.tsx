import { useLingui } from '@lingui/react';
import { Button } from '../../../components/button/button.tsx';
import { Glyph, Icon } from '../../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { UploadRefused } from '../../form-context.tsx';
import { fieldIcons } from '../field-icons.ts';
import styles from './documents.module.css';
import { Filename } from './filename.tsx';
import { sayFileSize } from './say-file.ts';
import { sayUploadFailure } from './say-upload-failure.ts';
import type { FileOnItsWay } from './upload.ts';

interface UploadRowProps {
  /** The id of its button to cancel. */
  readonly cancelId: string;
  readonly upload: FileOnItsWay;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A file on its way, or one that did not arrive and why. */
export function UploadRow({ cancelId, upload, onCancel, onRetry }: UploadRowProps) {
  const { i18n } = useLingui();
  const { status, file, percent, failure } = upload;
  const { name } = file;
  const words = {
    waiting: i18n._({ id: 'ui.form.upload-waiting', message: 'Waiting to upload' }),
    sending: i18n._({ id: 'ui.form.uploading', message: 'Uploading, {percent}%', values: { percent } }),
    failed: i18n._({
      id: 'ui.form.not-uploaded',
      message: 'Not uploaded, {size}',
      values: { size: sayFileSize(file.size) },
    }),
  };
  return (
    <li className={styles.file}>
      <span className={styles.thumb}>
        <Glyph path={fieldIcons.file} />
      </span>
      <div className={styles.about}>
        <Filename>{name}</Filename>
        <span className={styles.state}>{words[status]}</span>
        {status === 'sending' && (
          <progress
            className={styles.progress}
            value={percent}
            max={100}
            aria-label={i18n._({
              id: 'ui.form.uploading-file',
              message: 'Uploading {name}',
              values: { name },
            })}
          />
        )}
      </div>
      <Button id={cancelId} variant="quiet" size="small" onClick={onCancel}>
        {status === 'failed'
          ? i18n._({ id: 'ui.form.remove', message: 'Remove' })
          : i18n._({ id: 'ui.form.cancel', message: 'Cancel' })}
        <VisuallyHidden>
          {' '}
          {status === 'failed'
            ? name
            : i18n._({ id: 'ui.form.upload-of', message: 'upload of {name}', values: { name } })}
        </VisuallyHidden>
      </Button>
      {status === 'failed' && (
        <div className={styles.more}>
          <p className={styles.bad}>
            <Icon name="alert" />
            <span>{sayUploadFailure(i18n, failure)}</span>
          </p>
          {!(failure instanceof UploadRefused && failure.isFinal) && (
            <Button variant="quiet" size="small" onClick={onRetry}>
              <Icon name="retry" />
              {i18n._({ id: 'ui.form.try-again', message: 'Try again' })}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
