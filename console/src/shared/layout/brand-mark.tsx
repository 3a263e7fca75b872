import { Glyph } from '@handrail/ui';
import styles from './brand-mark.module.css';

/** A rail to hold on to, in the partner's color. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <Glyph path="M6 19V8.5a2.5 2.5 0 0 1 5 0V10h7M18 19V6" />
    </span>
  );
}
