import { VisuallyHidden } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import styles from './review-page.module.css';

/** The way from the review page to what can be changed; `of` is read out after "Edit". */
export function EditLink({ path, of }: { readonly path: string; readonly of: string }) {
  const { id } = useApplication();
  return (
    <Link className={styles.edit} to={applicationPath(id, path)}>
      <Trans id="application.review.edit" message="Edit" />
      <VisuallyHidden> {of}</VisuallyHidden>
    </Link>
  );
}
