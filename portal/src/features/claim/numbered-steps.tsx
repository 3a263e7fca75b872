import styles from './claim.module.css';

/** What happens, in its order. */
export function NumberedSteps({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {lines.map((line, index) => (
        <li key={line} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>{line}</span>
        </li>
      ))}
    </ol>
  );
}
