import { classNames } from '@handrail/ui';
import styles from './key.module.css';

/** The picture of a key. */
export function Key({ children, className }: { children: string; className?: string | undefined }) {
  return <kbd className={classNames(styles.key, className)}>{children}</kbd>;
}
