import { Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { SaveLine } from '../saving/save-line.tsx';
import styles from './step-bar.module.css';

/** The Back button, which loses nothing, next to the save state. */
export function StepBar({ backPath }: { readonly backPath: string }) {
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={backPath}>
        <Icon name="back" />
        <Trans id="application.back" message="Back" />
      </Link>
      <SaveLine />
    </div>
  );
}
