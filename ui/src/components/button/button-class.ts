import { classNames } from '../../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** Filled for the one thing to do here, outlined for what one may do, quiet and link for the rest. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** Takes the whole width of its column. */
  block?: boolean | undefined;
}

/** The look of a button, for links of a router that navigate but act like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'normal',
  block = false,
}: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, block && styles.block);
}
