import { useLingui } from '@lingui/react';
import { classNames } from '../../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** One bone for each line, as wide as the text that will come. */
  lines?: readonly ('short' | 'medium' | 'long')[] | undefined;
  label?: string | undefined;
}

/** The shape of what is loading, so that nothing jumps when it arrives. */
export function Skeleton({ lines = ['short', 'medium', 'long'], label }: SkeletonProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.frame} role="status">
      <VisuallyHidden>{label ?? i18n._({ id: 'ui.skeleton.loading', message: 'Loading' })}</VisuallyHidden>
      {lines.map((width, index) => (
        <span key={index} className={classNames(styles.bone, styles[width])} />
      ))}
    </div>
  );
}
