import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why it is empty and what to do about it. */
  children?: ReactNode;
  icon?: IconName | undefined;
  actions?: ReactNode;
}

/** A place with nothing in it that says why and leads on. */
export function EmptyState({ title, children, icon = 'tray', actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
