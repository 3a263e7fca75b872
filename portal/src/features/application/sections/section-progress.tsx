import { renderCopy } from '@handrail/engine';
import { classNames, Icon, Progress, type IconName } from '@handrail/ui';
import { Link, useLocation } from 'react-router';
import { useText, type Say } from '../../../app/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { listProgress, type SectionState } from './list-progress.ts';
import styles from './section-progress.module.css';

const icons = {
  done: 'check',
  here: 'forward',
  started: 'pencil',
  todo: undefined,
} as const satisfies Record<SectionState, IconName | undefined>;

/** The share of sections that are done, and each section with its state in words (P450). */
export function SectionProgress({ onFollow }: { readonly onFollow?: () => void }) {
  const say = useText();
  const application = useApplication();
  const outline = useOutline();
  const { pathname } = useLocation();
  const page = pathname.split(`/${application.id}/`)[1] ?? '';
  const sections = listProgress(application, outline, page);
  const counted = sections.filter(({ isCounted }) => isCounted);
  const doneCount = counted.filter(({ isComplete }) => isComplete).length;

  return (
    <>
      <Progress
        value={doneCount}
        max={Math.max(1, counted.length)}
        words={say('application.progress.words', '{done} of {count} sections done', {
          done: doneCount,
          count: counted.length,
        })}
      />
      <ol className={styles.sections}>
        {sections.map(({ key, name, path, state }) => (
          <li key={key}>
            <Link
              className={classNames(styles.section, state === 'here' && styles.here)}
              to={applicationPath(application.id, path)}
              aria-current={state === 'here' ? 'step' : undefined}
              onClick={onFollow}
            >
              <span className={classNames(styles.mark, styles[state])}>
                {icons[state] && <Icon name={icons[state]} />}
              </span>
              <span className={styles.name}>{renderCopy(name, application.copyValues)}</span>
              <span className={styles.state}>{stateText(say, state)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

function stateText(say: Say, state: SectionState): string {
  switch (state) {
    case 'done':
      return say('application.progress.done', 'Done');
    case 'here':
      return say('application.progress.here', 'You are here');
    case 'started':
      return say('application.progress.started', 'Started');
    case 'todo':
      return say('application.progress.todo', 'Not started');
  }
}
