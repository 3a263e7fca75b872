import type { Step } from '@handrail/engine';
import { useNavigate } from 'react-router';
import { useApplication } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';
import { useStepPaths } from './use-step-paths.ts';
import { useSubmitApplication } from '../submitted/use-submit-application.ts';

/** The way from a page to the next; after the last one the application is submitted. */
export function useGoOn(step: Step) {
  const navigate = useNavigate();
  const { id, saves } = useApplication();
  const { backPath, findNext } = useStepPaths(step);
  const { submit, isBusy, failure } = useSubmitApplication();

  function goOn() {
    const next = findNext();
    if (next === undefined) {
      submit();
      return;
    }
    saves.push(next);
    void navigate(applicationPath(id, next));
  }

  return { backPath, goOn, submit, isBusy, failure };
}
