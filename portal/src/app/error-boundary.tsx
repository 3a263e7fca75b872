import { findDebugId, PageSpinner } from '@handrail/ui';
import { Suspense, use, useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { errorPage } from './error-page-loader.tsx';
import { logError } from './log-error.ts';

/** Catches what no page expected. The id on the screen is the one in the log or in the error report. */
export function ErrorBoundary() {
  const error = useRouteError();
  const [ownId] = useState(() => crypto.randomUUID());
  const debugId = findDebugId(error) ?? ownId;

  useEffect(() => {
    logError(debugId, error);
  }, [debugId, error]);
  return (
    <Suspense fallback={<PageSpinner />}>
      <LoadedErrorPage debugId={debugId} />
    </Suspense>
  );
}

function LoadedErrorPage({ debugId }: { readonly debugId: string }) {
  const renderErrorPage = errorPage.loaded ?? use(errorPage.load());
  return renderErrorPage(debugId);
}
