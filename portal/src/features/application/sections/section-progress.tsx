import { renderCopy } from '@handrail/engine';
import { classNames, Progress } from '@handrail/ui';
import { Link, useLocation } from 'react-router';
import { useText, type Say } from '../../../shared/context/use-text.ts';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { listProgress } from './list-progress.ts';
import { SectionMark } from './section-mark.tsx';
import styles from '../../../shared/layout/step-list.module.css';
import { sayComplete, sayHere, sayState } from './state-words.ts';

/** The share of sections that are complete, and each section with its state in words (P450). */
export function SectionProgress({ onFollow }: { readonly onFollow?: (() => void) | undefined }) {
  const say = useText();
  const { id, copyValues } = useApplication();
  const outline = useOutline();
  const { pathname } = useLocation();
  const page = pathname.split(`/${id}/`)[1] ?? '';
  const { sections, completeCount } = outline.standing;

  return (
    <>
      <Progress
        value={completeCount}
        max={Math.max(1, sections.length)}
        words={sayComplete(say, completeCount, sections.length)}
      />
      <ol className={styles.steps}>
        {listProgress(outline, page).map(({ key, name, path, state, isHere }) => (
          <li key={key}>
            <Link
              className={classNames(styles.step, isHere && styles.here)}
              to={applicationPath(id, path)}
              aria-current={isHere ? 'step' : undefined}
              onClick={onFollow}
            >
              <SectionMark state={state} isHere={isHere} />
              <span className={styles.name}>
                {name === undefined ? sayOwnName(say, key) : renderCopy(name, copyValues)}
              </span>
              <span className={styles.state}>{isHere ? sayHere(say, state) : sayState(say, state)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The parts that belong to every application, whatever its form calls the others. */
function sayOwnName(say: Say, key: string): string {
  return key === 'review'
    ? say('application.review.name', 'Review')
    : say('application.w9.title', 'Tax Form');
}
