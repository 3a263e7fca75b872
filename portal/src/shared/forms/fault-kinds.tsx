import { useText } from '../context/use-text.ts';
import styles from './form-frame.module.css';

/** What a summary counts, where the banner below it counts only the empty fields. */
export function FaultKinds({ missing, wrong }: { readonly missing: number; readonly wrong: number }) {
  const say = useText();
  if (missing === 0 || wrong === 0) return null;
  return (
    <p className={styles.kinds}>
      {say('form.kinds', 'Required but blank: {missing}. To correct: {wrong}.', { missing, wrong })}
    </p>
  );
}
