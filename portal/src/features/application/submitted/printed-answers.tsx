import { usePrinting } from '@handrail/ui';
import { useOutline } from '../application-context.tsx';
import { ReviewBox } from '../review/review-box.tsx';
import styles from '../review/review-page.module.css';

/** What was submitted, for paper: on a screen the case page shows it. */
export function PrintedAnswers() {
  const { report } = useOutline();
  if (!usePrinting()) return null;
  return (
    <div className={styles.boxes}>
      {report.sections.map((section) => (
        <ReviewBox key={section.key} section={section} />
      ))}
    </div>
  );
}
