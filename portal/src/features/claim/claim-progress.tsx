import { isStepDone, type ClaimStep } from '@handrail/engine/payments';
import { classNames, Progress } from '@handrail/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText, type Say } from '../../shared/context/use-text.ts';
import { ProgressLayout } from '../../shared/layout/progress-layout.tsx';
import styles from '../../shared/layout/step-list.module.css';
import { StepMark } from '../../shared/layout/step-mark.tsx';
import frame from './claim.module.css';
import { useClaim } from './claim-context.ts';
import { claimPath } from './claim-query.ts';
import { sayStep } from './claim-words.ts';

interface ClaimProgressProps {
  readonly step: ClaimStep;
  readonly children: ReactNode;
}

/** The steps of a claim around its page (P252, P260). */
export function ClaimProgress({ step, children }: ClaimProgressProps) {
  const say = useText();
  const { draft, steps, gate } = useClaim();
  const doneCount = steps.filter((each) => isStepDone(draft, each, gate)).length;
  return (
    <ProgressLayout
      title={say('claim.progress', 'Section Overview:')}
      share={doneCount / steps.length}
      renderSteps={(onFollow) => (
        <>
          <Progress value={doneCount} max={steps.length} words={sayDone(say, doneCount, steps.length)} />
          <ol className={styles.steps}>
            {steps.map((each) => (
              <li key={each}>
                <StepLine step={each} isHere={each === step} onFollow={onFollow} />
              </li>
            ))}
          </ol>
        </>
      )}
    >
      <div className={frame.column}>{children}</div>
    </ProgressLayout>
  );
}

interface StepLineProps {
  readonly step: ClaimStep;
  readonly isHere: boolean;
  readonly onFollow: (() => void) | undefined;
}

/** A step that is done can be opened again; what comes later cannot be skipped to (P261). */
function StepLine({ step, isHere, onFollow }: StepLineProps) {
  const say = useText();
  const { draft, gate, fulfillmentId } = useClaim();
  const isDone = isStepDone(draft, step, gate);
  const words = (
    <>
      {isHere ? (
        <StepMark look="here" icon="forward" />
      ) : (
        <StepMark look={isDone ? 'done' : 'todo'} icon={isDone ? 'check' : undefined} />
      )}
      <span className={styles.name}>{sayStep(say, step)}</span>
      <span className={styles.state}>{sayState(say, isHere, isDone)}</span>
    </>
  );
  const className = classNames(styles.step, isHere && styles.here);
  return isDone && !isHere ? (
    <Link className={className} to={claimPath(fulfillmentId, step)} onClick={onFollow}>
      {words}
    </Link>
  ) : (
    <span className={className} aria-current={isHere ? 'step' : undefined}>
      {words}
    </span>
  );
}

function sayState(say: Say, isHere: boolean, isDone: boolean): string {
  if (isHere) return say('application.progress.here', 'You are here');
  return isDone ? say('application.progress.done', 'Done') : say('application.progress.todo', 'Not started');
}

function sayDone(say: Say, done: number, count: number): string {
  return say('claim.progress.words', 'Steps done: {done} of {count}', { done, count });
}
