import { Button, Icon } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';
import type { CaseDocument } from '../use-case.ts';
import styles from './document-view.module.css';

interface PageTurnerProps {
  readonly document: CaseDocument;
  readonly page: number;
  readonly onTurn: (page: number) => void;
}

/** Turns the pages of a document, by button or by key. */
export function PageTurner({ document: { pageCount, shownPageCount }, page, onTurn }: PageTurnerProps) {
  const { i18n } = useLingui();
  const turn = (to: number) => {
    if (to >= 1 && to <= shownPageCount) onTurn(to);
  };
  useShortcut('previousPage', () => {
    turn(page - 1);
  });
  useShortcut('nextPage', () => {
    turn(page + 1);
  });
  return (
    <div className={styles.pages}>
      <Button
        variant="quiet"
        size="small"
        aria-label={i18n._({ id: 'console.case.previous-page', message: 'Previous page' })}
        aria-keyshortcuts="["
        // A disabled button would lose the focus at the first page.
        aria-disabled={page === 1}
        onClick={() => {
          turn(page - 1);
        }}
      >
        <Icon name="back" />
      </Button>
      <span className={styles.page} role="status">
        {i18n._({
          id: 'console.case.page-of',
          message: 'Page {page} of {count}',
          values: { page, count: pageCount },
        })}
      </span>
      <Button
        variant="quiet"
        size="small"
        aria-label={i18n._({ id: 'console.case.next-page', message: 'Next page' })}
        aria-keyshortcuts="]"
        aria-disabled={page === shownPageCount}
        onClick={() => {
          turn(page + 1);
        }}
      >
        <Icon name="forward" />
      </Button>
    </div>
  );
}
