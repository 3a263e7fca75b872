import { VisuallyHidden } from '@handrail/ui';
import { useLingui } from '@lingui/react';
import { Link, useSearchParams } from 'react-router';
import styles from '../queue-tabs.module.css';
import { savedViewAddress, useSavedViews } from './use-saved-views.ts';

/** The saved lists beside the ones that everyone has. */
export function SavedViewLinks() {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const { views } = useSavedViews();
  return views.map((view) => (
    <Link
      key={view.id}
      to={savedViewAddress(view)}
      className={styles.tab}
      aria-current={search.get('saved') === view.id ? 'page' : undefined}
    >
      <span aria-hidden="true">{view.isFirst ? '★' : '☆'}</span> {view.name}
      <VisuallyHidden> {i18n._({ id: 'console.views.saved', message: 'saved view' })}</VisuallyHidden>
    </Link>
  ));
}
