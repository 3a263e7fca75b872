import { classNames } from '@handrail/ui';
import type { ReactNode } from 'react';
import styles from './column.module.css';

/** The content of a page, at most 48rem wide (P780); running text and forms are narrower. */
export function Column({ narrow, children }: { readonly narrow?: boolean; readonly children: ReactNode }) {
  return <div className={classNames(styles.column, narrow && styles.narrow)}>{children}</div>;
}
