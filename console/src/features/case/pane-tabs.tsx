import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { paneNames, useCasePlace, type PaneName } from './case-place.ts';
import styles from './pane-tabs.module.css';

const paneTexts = {
  answers: /*i18n*/ { id: 'console.case.answers', message: 'Answers' },
  documents: /*i18n*/ { id: 'console.case.documents', message: 'Documents' },
  activity: /*i18n*/ { id: 'console.case.activity', message: 'Activity' },
} as const satisfies Record<PaneName, { id: string; message: string }>;

/** Where not every pane has room, the way from one to the other. */
export function PaneTabs() {
  const { i18n } = useLingui();
  const { pane, toPane } = useCasePlace();
  return (
    <nav
      className={styles.tabs}
      aria-label={i18n._({ id: 'console.case.panes', message: 'Parts of the case' })}
    >
      {paneNames.map((name) => (
        <Link
          key={name}
          to={toPane(name)}
          replace
          preventScrollReset
          className={styles.tab}
          data-pane={name}
          aria-current={name === pane ? 'page' : undefined}
        >
          {i18n._(paneTexts[name])}
        </Link>
      ))}
    </nav>
  );
}
