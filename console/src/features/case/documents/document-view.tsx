import { Banner, Button, EmptyState, Glyph, Icon } from '@handrail/ui';
import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DocumentMark } from '../field-reviews/document-mark.tsx';
import type { CaseView } from '../use-case.ts';
import type { MarkedDocument } from './document-marks.ts';
import { DocumentPicture } from './document-picture.tsx';
import { DocumentTools } from './document-tools.tsx';
import styles from './document-view.module.css';
import { PageTurner } from './page-turner.tsx';

/** The sizes of the frame in the style sheet. */
const lastZoom = 3;
const zoomOut = 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5 5M8 10.5h5';
const zoomIn = `${zoomOut}M10.5 8v5`;

interface DocumentViewProps {
  readonly found: CaseView;
  readonly document: MarkedDocument;
  /** Whether its name stands above already. */
  readonly isNamed: boolean;
  readonly reused: CaseView['reusedDocuments'];
}

/** One document: its picture, larger or turned on request, and the file itself. */
export function DocumentView({ found, document, isNamed, reused }: DocumentViewProps) {
  const { i18n } = useLingui();
  const { filename, previewUrl, downloadUrl, scanNote, pageCount, shownPageCount } = document;
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);

  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        {!isNamed && <strong className={styles.name}>{filename}</strong>}
        <DocumentMark found={found} document={document} />
        {previewUrl !== null && pageCount > 1 && (
          <PageTurner document={document} page={page} onTurn={setPage} />
        )}
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
        <DocumentTools found={found} document={document} />
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
      {page === shownPageCount && pageCount > shownPageCount && (
        <Banner
          tone="info"
          title={i18n._({
            id: 'console.case.more-pages',
            message: 'Download the document to read the pages after this one.',
          })}
        />
      )}
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
        <DocumentPicture
          key={page}
          previewUrl={page === 1 ? previewUrl : `${previewUrl}?page=${String(page)}`}
          caseId={found.id}
          {...{ filename, turns, zoom, page, pageCount }}
        />
      )}
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
