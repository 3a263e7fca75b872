import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  value: number;
  max: number;
  /** What the bar shows, in words: "2 of 5 sections done". */
  words: string;
}

/** How far along, as a bar and in words. */
export function Progress({ value, max, words }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <progress className={styles.bar} value={value} max={max} aria-labelledby={id} />
      <p id={id} className={styles.words}>
        {words}
      </p>
    </div>
  );
}
