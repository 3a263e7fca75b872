import { nextStep, toStepPath, type Step } from '@handrail/engine';
import { useSearchParams } from 'react-router';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';

export interface StepPaths {
  readonly backPath: string;
  /** The page after this one, as its path inside the application; nothing after the last. */
  readonly findNext: () => string | undefined;
}

/** Where Back and Continue lead; an edit that began on the review page leads back to it (P165). */
export function useStepPaths(step: Step): StepPaths {
  const { id, store } = useApplication();
  const { previousOf } = useOutline();
  const [search] = useSearchParams();
  const fromReview = search.get('review') === 'true';
  const previous: Step | undefined = fromReview ? { kind: 'review' } : previousOf(step);
  return {
    backPath: applicationPath(id, previous && toStepPath(previous)),
    findNext: () => {
      const next = nextStep(store.form, step, { fromReview });
      return next && toStepPath(next);
    },
  };
}
