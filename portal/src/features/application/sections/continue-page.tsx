import { toStepPath } from '@handrail/engine';
import { Navigate } from 'react-router';
import { useApplication, useOutline } from '../application-context.tsx';
import { applicationPath } from '../application-query.ts';

/** The way back into an application that was left: /application/:applicationId/continue (P405, P406) */
export function ContinuePage() {
  const { id } = useApplication();
  const { next } = useOutline().standing;
  return <Navigate to={applicationPath(id, next && toStepPath(next))} replace />;
}
