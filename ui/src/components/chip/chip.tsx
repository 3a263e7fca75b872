import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { IconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ChipProps {
  tone?: 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger' | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A state in a word, with an icon so that color is never the only signal. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone])}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </span>
  );
}
