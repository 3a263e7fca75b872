import type { Step } from '@handrail/engine';
import { buttonClass } from '@handrail/ui';
import { Link } from 'react-router';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';

interface ContinueLinkProps {
  readonly step: Step;
  readonly findNext: () => string | undefined;
}

/** Leads on from a page that asks nothing. */
export function ContinueLink({ step, findNext }: ContinueLinkProps) {
  const { id } = useApplication();
  const { buttonOf } = useOutline();
  return (
    <Link className={buttonClass({ variant: 'primary' })} to={applicationPath(id, findNext())}>
      {buttonOf(step)}
    </Link>
  );
}
