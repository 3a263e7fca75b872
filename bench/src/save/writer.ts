import type { Answers } from '@handrail/engine';
import type { StepAnswers } from './step-answers.ts';

/** One client: saves its next step durably and comes back when that is acknowledged. */
export type Writer = () => Promise<void>;

/** A client that saves the answers of one step after the other, and then begins again. */
export function takeSteps(steps: readonly StepAnswers[], save: (answers: Answers) => Promise<void>): Writer {
  let turn = 0;
  return () => {
    const answers = steps[turn % steps.length]?.(turn) ?? {};
    turn += 1;
    return save(answers);
  };
}
