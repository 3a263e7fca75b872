import { useNavigation } from 'react-router';
import styles from './navigation-line.module.css';

/** A line at the top while the next page is on its way; it waits a moment, so a quick page never flashes it. */
export function NavigationLine() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
