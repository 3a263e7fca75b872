import { PageSpinner, useDebugId } from '@handrail/ui';
import { Suspense, use } from 'react';
import { useRouteError } from 'react-router';
import { errorPage } from './error-page-loader.tsx';

/** Catches what no page expected. The id on the screen is the one in the log or in the error report. */
export function ErrorBoundary() {
  const debugId = useDebugId(useRouteError());
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
