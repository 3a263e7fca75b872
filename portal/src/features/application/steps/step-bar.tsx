import { Icon } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { Link } from 'react-router';
import { SaveLine } from '../saving/save-line.tsx';
import styles from './step-bar.module.css';

interface StepBarProps {
  readonly backPath: string;
  /** Whether the page holds values that are saved only on its button. */
  readonly hasUnsaved?: boolean;
}

/** The Back button, which loses nothing unasked, next to the save state. */
export function StepBar({ backPath, hasUnsaved }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <Link className={styles.back} to={backPath}>
        <Icon name="back" />
        <Trans id="application.back" message="Back" />
      </Link>
      <SaveLine hasUnsaved={hasUnsaved} />
    </div>
  );
}
