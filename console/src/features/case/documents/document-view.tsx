import { Banner, buttonClass, Button, EmptyState, Glyph, Icon } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadFailed } from '../../../shared/layout/load-failed.tsx';
import { type CaseDocument, type CaseView, useReloadCase } from '../use-case.ts';
import styles from './document-view.module.css';

/** The sizes of the frame in the style sheet. */
const lastZoom = 3;
const zoomOut = 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5 5M8 10.5h5';
const zoomIn = `${zoomOut}M10.5 8v5`;

interface DocumentViewProps {
  readonly document: CaseDocument;
  readonly caseId: string;
  readonly reused: CaseView['reusedDocuments'];
}

/** One document: its picture, larger or turned on request, and the file itself. */
export function DocumentView({ document, caseId, reused }: DocumentViewProps) {
  const { i18n } = useLingui();
  const { filename, previewUrl, downloadUrl, scanNote } = document;
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);

  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <strong className={styles.name}>{filename}</strong>
        {previewUrl !== null && (
          <>
            <ToolButton
              label={i18n._({ id: 'console.case.zoom-out', message: 'Zoom out' })}
              path={zoomOut}
              disabled={zoom === 0}
              onPress={() => {
                setZoom(zoom - 1);
              }}
            />
            <ToolButton
              label={i18n._({ id: 'console.case.zoom-in', message: 'Zoom in' })}
              path={zoomIn}
              disabled={zoom === lastZoom}
              onPress={() => {
                setZoom(zoom + 1);
              }}
            />
            <Button
              variant="quiet"
              size="small"
              aria-label={i18n._({ id: 'console.case.rotate', message: 'Rotate' })}
              onClick={() => {
                setTurns((turns + 1) % 4);
              }}
            >
              <Icon name="retry" />
            </Button>
          </>
        )}
        {downloadUrl !== null && (
          <a className={buttonClass({ size: 'small' })} href={downloadUrl} download>
            <Trans id="console.case.download" message="Download" />
          </a>
        )}
      </div>
      {scanNote !== null && <Banner tone="warning" title={scanNote} />}
      {reused.map(({ earlierCaseId, earlierCaseDisplayId }) => (
        <Banner
          key={earlierCaseId}
          tone="warning"
          title={i18n._({
            id: 'console.case.reused',
            message: 'The same file was submitted for someone else.',
          })}
        >
          <Link to={`/cases/${earlierCaseId}`}>
            <Trans
              id="console.case.reused-link"
              message="Case {displayId}"
              values={{ displayId: earlierCaseDisplayId }}
            />
          </Link>
        </Banner>
      ))}
      {previewUrl === null ? (
        <EmptyState
          title={i18n._({ id: 'console.case.no-preview', message: 'There is no preview of this document' })}
        >
          {downloadUrl === null ? (
            <Trans id="console.case.not-openable" message="It cannot be opened until it is checked." />
          ) : (
            <Trans id="console.case.download-instead" message="Download it to look at it." />
          )}
        </EmptyState>
      ) : (
        <Picture {...{ filename, previewUrl, caseId, turns, zoom }} />
      )}
    </div>
  );
}

interface PictureProps {
  readonly filename: string;
  readonly previewUrl: string;
  readonly caseId: string;
  readonly turns: number;
  readonly zoom: number;
}

/** A link that is made anew shows the same picture, so the picture keeps the first one for as long as it works. */
function Picture({ filename, previewUrl, caseId, turns, zoom }: PictureProps) {
  const { i18n } = useLingui();
  const reload = useReloadCase(caseId);
  const [shownUrl, setShownUrl] = useState(previewUrl);
  const [hasFailed, setFailed] = useState(false);
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
    <div className={styles.ground}>
      <div className={styles.frame} data-zoom={zoom} data-turns={turns}>
        <img
          className={styles.picture}
          src={shownUrl}
          alt={i18n._({ id: 'console.case.preview', message: 'Preview of {filename}', values: { filename } })}
          onError={() => {
            if (shownUrl === previewUrl) setFailed(true);
            else setShownUrl(previewUrl);
          }}
        />
      </div>
    </div>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly path: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function ToolButton({ label, path, disabled, onPress }: ToolButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      // A disabled button would lose the focus at the last step.
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Glyph path={path} />
    </Button>
  );
}
