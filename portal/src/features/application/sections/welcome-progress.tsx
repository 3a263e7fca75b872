import { renderCopy } from '@handrail/engine';
import { Progress } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { useText } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { findSection } from '../find-parts.ts';
import { sayComplete } from './state-words.ts';
import styles from './welcome-page.module.css';

/** How far an application is that was left, and what comes next. */
export function WelcomeProgress() {
  const say = useText();
  const { definition, copyValues } = useApplication();
  const { sections, completeCount, nextSectionKey } = useOutline().standing;
  const next = findSection(definition, nextSectionKey)?.name ?? say('application.review.name', 'Review');
  return (
    <div className={styles.progress}>
      <Progress
        value={completeCount}
        max={Math.max(1, sections.length)}
        words={sayComplete(say, completeCount, sections.length)}
      />
      <p>
        <Trans
          id="application.next"
          message="Next: {section}"
          values={{ section: renderCopy(next, copyValues) }}
        />
      </p>
    </div>
  );
}
