import { formatRecent, renderCopy } from '@handrail/engine';
import { Progress } from '@handrail/ui';
import { Trans } from '@lingui/react';
import { usePortal } from '../../shared/context/portal-context.tsx';
import { useNow } from '../../shared/context/use-now.ts';
import { useText } from '../../shared/context/use-text.ts';
import { sayComplete } from '../application/index.ts';
import type { Program } from '../../shared/programs/list-programs.ts';
import { useCopyValues } from '../../shared/programs/use-copy.ts';
import type { OwnApplication } from '../../shared/applications/applications-query.ts';
import styles from './program-card.module.css';

interface DraftProgressProps {
  readonly program: Program;
  readonly progress: NonNullable<OwnApplication['progress']>;
  readonly savedAt: string;
}

/** How far an application is that is being filled in: what comes next, how much is done, and when it was saved. */
export function DraftProgress({ program, progress, savedAt }: DraftProgressProps) {
  const say = useText();
  const { partner } = usePortal();
  const now = useNow();
  const copyValues = useCopyValues(program);
  const { completeCount, sectionCount, nextSection } = progress;
  const section = program.sections.find(({ key }) => key === nextSection);
  const next = section ? renderCopy(section.name, copyValues) : say('application.review.name', 'Review');
  const saved = say('home.saved', 'Saved {when}', {
    when: formatRecent(say.locale, savedAt, partner.timeZone, now),
  });
  return (
    <>
      <p>
        <Trans id="home.next" message="Next: {section}" values={{ section: next }} />
      </p>
      <div className={styles.progress}>
        <Progress
          value={completeCount}
          max={Math.max(1, sectionCount)}
          words={`${sayComplete(say, completeCount, sectionCount)}. ${saved}`}
        />
      </div>
    </>
  );
}
