import { documentExtensions } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../components/button/button.tsx';
import styles from './message-form.module.css';
import type { Attached } from './use-attached-files.ts';

/** The files that go with a message, and the way to add one. */
export function AttachedFiles({ attached: { files, add, remove } }: { readonly attached: Attached }) {
  const { i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const label = i18n._({ id: 'ui.message.attach', message: 'Attach a File' });

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <div className={styles.files}>
      <ul className={styles.fileList}>
        {files.map(({ key, name, id, failure }) => (
          <li key={key} className={styles.file}>
            <span className={styles.fileName}>
              {name}{' '}
              <span role="status" className={failure === undefined ? styles.fileState : styles.fileFailure}>
                {failure ??
                  (id === undefined
                    ? i18n._({ id: 'ui.message.uploading', message: 'Uploading' })
                    : i18n._({ id: 'ui.message.attached', message: 'Attached' }))}
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={i18n._({ id: 'ui.message.detach', message: 'Remove {name}', values: { name } })}
              onClick={() => {
                remove(key);
              }}
            >
              {i18n._({ id: 'ui.message.remove', message: 'Remove' })}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={label}
        onChange={handleChange}
      />
    </div>
  );
}

const accepted = documentExtensions.map((extension) => `.${extension}`).join(',');
