import { useDebugId } from '@handrail/ui';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';

/** Catches what no page expected. The id on the screen is the one in the log or in the error report. */
export function ErrorBoundary() {
  const debugId = useDebugId(useRouteError());
  return <ErrorPage debugId={debugId} />;
}
