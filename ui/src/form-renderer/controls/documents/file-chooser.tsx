import { documentExtensions, maxUploadBytes } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import type { ChangeEvent } from 'react';
import { classNames } from '../../../class-names.ts';
import { Glyph } from '../../../components/icon/icon.tsx';
import { fieldIcons } from '../field-icons.ts';
import { toGroupErrorId, toLegendId, toRequiredId } from '../group-frame.tsx';
import styles from './documents.module.css';
import { sayFileSize } from './say-file.ts';
import { useDropTarget } from './use-drop-target.ts';
import { UploadLimits } from './upload-limits.tsx';

interface FileChooserProps {
  readonly id: string;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The ways to add files: the camera on a phone, a list of files, and dropping them on a desktop. */
export function FileChooser({ id, isInvalid, isRequired, onFiles }: FileChooserProps) {
  const { i18n } = useLingui();
  const { ref, isOver } = useDropTarget<HTMLDivElement>(onFiles);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    target.value = '';
  }

  const formatsId = `${id}-formats`;
  const shared = {
    type: 'file',
    className: styles.input,
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': [isRequired && toRequiredId(id), formatsId, isInvalid && toGroupErrorId(id)]
      .filter(Boolean)
      .join(' '),
    onChange: handleChange,
  } as const;

  return (
    <>
      <p id={formatsId} className={styles.formats}>
        {i18n._({
          id: 'ui.form.file-formats',
          message: 'Photos, PDF, Word, Excel or CSV files, up to {most} each.',
          values: { most: sayFileSize(maxUploadBytes, 0) },
        })}{' '}
        <UploadLimits />
      </p>
      <div ref={ref} className={classNames(styles.drop, isOver && styles.over, isInvalid && styles.invalid)}>
        <p className={styles.dropHint}>
          {i18n._({ id: 'ui.form.drop-files', message: 'Drop files here, or' })}
        </p>
        <span className={classNames(styles.choose, styles.photo)}>
          <Glyph path={fieldIcons.camera} />
          <label id={`${id}-photo-label`} htmlFor={`${id}-photo`}>
            {i18n._({ id: 'ui.form.take-photo', message: 'Take a photo' })}
          </label>
          <input
            {...shared}
            id={`${id}-photo`}
            aria-labelledby={`${toLegendId(id)} ${id}-photo-label`}
            accept="image/*"
            capture="environment"
          />
        </span>
        <span className={styles.choose}>
          <Glyph path={fieldIcons.upload} />
          <label id={`${id}-label`} htmlFor={id}>
            {i18n._({ id: 'ui.form.choose-files', message: 'Choose files' })}
          </label>
          <input
            {...shared}
            id={id}
            aria-labelledby={`${toLegendId(id)} ${id}-label`}
            accept={accepted}
            multiple
          />
        </span>
      </div>
    </>
  );
}

const accepted = documentExtensions.map((extension) => `.${extension}`).join(',');
