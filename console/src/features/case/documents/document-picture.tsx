import { Skeleton } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { useReloadCase } from '../use-case.ts';
import styles from './document-view.module.css';

interface DocumentPictureProps {
  readonly filename: string;
  readonly previewUrl: string;
  readonly caseId: string;
  readonly turns: number;
  readonly zoom: number;
  readonly page: number;
  readonly pageCount: number;
}

/** A link that is made anew shows the same picture, so the picture keeps the first one for as long as it works. */
export function DocumentPicture(props: DocumentPictureProps) {
  const { filename, previewUrl, caseId, turns, zoom, page, pageCount } = props;
  const { i18n } = useLingui();
  const reload = useReloadCase(caseId);
  const [shownUrl, setShownUrl] = useState(previewUrl);
  const [hasFailed, setFailed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  if (hasFailed) {
    return (
      <LoadFailed
        title={i18n._({ id: 'console.case.preview-failed', message: 'We could not load the preview.' })}
        onRetry={() => {
          void reload();
          setShownUrl(previewUrl);
          setFailed(false);
        }}
      />
    );
  }
  return (
    <div className={styles.ground} aria-busy={!isLoaded}>
      {/* A page that nobody looked at yet is drawn first, which takes a moment. */}
      {!isLoaded && page > 1 && <Skeleton lines={['long', 'medium', 'long', 'short', 'long', 'medium']} />}
      <div className={styles.frame} data-zoom={zoom} data-turns={turns}>
        <img
          className={styles.picture}
          src={shownUrl}
          alt={
            pageCount === 1
              ? i18n._({ id: 'console.case.preview', message: 'Preview of {filename}', values: { filename } })
              : i18n._({
                  id: 'console.case.preview-page',
                  message: 'Page {page} of {filename}',
                  values: { page, filename },
                })
          }
          onLoad={() => {
            setLoaded(true);
          }}
          onError={() => {
            if (shownUrl === previewUrl) setFailed(true);
            else setShownUrl(previewUrl);
          }}
        />
      </div>
    </div>
  );
}
