import { documentExtensions } from '@handrail/engine';
import { Button } from '@handrail/ui';
import { useRef, type ChangeEvent } from 'react';
import styles from './additional-section.module.css';

interface UploadButtonProps {
  readonly label: string;
  /** What stands on the button, where the label says more. */
  readonly text?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Lets the person choose files to upload. */
export function UploadButton({ label, text, onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <p className={styles.upload}>
      <Button aria-label={text === undefined ? undefined : label} onClick={() => input.current?.click()}>
        {text ?? label}
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
    </p>
  );
}

const accepted = documentExtensions.map((extension) => `.${extension}`).join(',');
