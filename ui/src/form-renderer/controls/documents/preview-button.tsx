import type { DocumentAnswer } from '@handrail/engine';
import { useLingui } from '@lingui/react';
import { useEffect, useState, type ComponentType } from 'react';
import { Glyph } from '../../../components/icon/icon.tsx';
import type { UploadedDocument } from '../../form-context.tsx';
import { fieldIcons } from '../field-icons.ts';
import styles from './documents.module.css';
import type { DocumentPreviewProps } from './document-preview.tsx';

interface PreviewButtonProps {
  readonly document: DocumentAnswer & Partial<UploadedDocument>;
  readonly filename: string;
}

/** A small picture of a document: larger while it is pointed at, and the whole screen when it is pressed. */
export function PreviewButton({ document: shown, filename }: PreviewButtonProps) {
  const { i18n } = useLingui();
  const [Preview, setPreview] = useState<ComponentType<DocumentPreviewProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isPeeking, setPeeking] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const picture = isBroken ? undefined : shown.previewUrl;

  function open() {
    setPeeking(false);
    setOpen(true);
    // A chunk that does not arrive leaves the form as it is; the next press tries again.
    void import('./document-preview.tsx').then(
      ({ DocumentPreview }) => {
        setPreview(() => DocumentPreview);
      },
      () => {
        setOpen(false);
      },
    );
  }

  useEscape(isPeeking, () => {
    setPeeking(false);
  });

  return (
    <span>
      <button
        type="button"
        className={styles.thumb}
        aria-label={i18n._({ id: 'ui.form.preview', message: 'Preview {filename}', values: { filename } })}
        onClick={open}
        onPointerEnter={({ pointerType }) => {
          setPeeking(pointerType === 'mouse');
        }}
        onPointerLeave={() => {
          setPeeking(false);
        }}
      >
        {picture === undefined ? (
          <Glyph path={fieldIcons.file} />
        ) : (
          <img
            src={picture}
            alt=""
            loading="lazy"
            onError={() => {
              setBroken(true);
            }}
          />
        )}
        {isPeeking && picture !== undefined && (
          <span className={styles.peek}>
            <img src={picture} alt={filename} />
          </span>
        )}
      </button>
      {Preview && (
        <Preview
          open={isOpen}
          document={shown}
          filename={filename}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </span>
  );
}

/** What covers other things can be put away without moving the pointer. */
function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    addEventListener('keydown', handleKeyDown);
    return () => {
      removeEventListener('keydown', handleKeyDown);
    };
  });
}
