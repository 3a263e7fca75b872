import type { ReactNode } from 'react';
import styles from './form-buttons.module.css';

/** The ways on from a page: under each other on a phone, beside each other where there is room. */
export function FormButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
