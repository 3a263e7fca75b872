import { isRequestError, useDebugId } from '@handrail/ui';
import { useRouteError } from 'react-router';
import { BusyPage } from '../features/shell/busy-page.tsx';
import { ErrorPage } from '../features/shell/error-page.tsx';

/** Catches what no page expected. The id on the screen is the one in the log or in the error report. */
export function ErrorBoundary() {
  const error = useRouteError();
  const debugId = useDebugId(error);
  return isRequestError(error, 'Unavailable') ? <BusyPage /> : <ErrorPage debugId={debugId} />;
}
