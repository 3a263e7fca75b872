import { shortenFilename } from '@handrail/engine';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import styles from './documents.module.css';

/** A filename that fits; the whole of it is in the title and is what screen readers say. */
export function Filename({ children }: { children: string }) {
  return (
    <b className={styles.name} title={children}>
      <span aria-hidden="true">{shortenFilename(children)}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </b>
  );
}
