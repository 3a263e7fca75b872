import { renderCopy } from '@handrail/engine';
import { Icon } from '@handrail/ui';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { SectionMark } from './section-mark.tsx';
import { sayState } from './state-words.ts';
import styles from './welcome-page.module.css';

/** The sections and how far each is; closed for a person who read the same list a page before (P152). */
export function WelcomeSections({ isOpen }: { readonly isOpen: boolean }) {
  const say = useText();
  const { copyValues } = useApplication();
  const { sections } = useOutline().standing;
  return (
    <details className={styles.sections} open={isOpen}>
      <summary className={styles.summary}>
        <Icon name="down" className={styles.marker} />
        {sections.length === 1
          ? say('application.welcome.section', '1 section')
          : say('application.welcome.sections', '{count} sections', { count: sections.length })}
      </summary>
      <ol className={styles.list}>
        {sections.map(({ key, name, state }) => (
          <li key={key} className={styles.section}>
            <SectionMark state={state} />
            <span>
              <strong className={styles.name}>{renderCopy(name, copyValues)}</strong>
              <span className={styles.state}>{sayState(say, state)}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
