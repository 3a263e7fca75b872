import { useState } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { findDebugId } from '@handrail/ui';

/** Catches what no page expected. The id on the screen is the one in the log. */
export function ErrorBoundary() {
  const error = useRouteError();
  const [ownId] = useState(() => crypto.randomUUID());
  return <ErrorPage debugId={findDebugId(error) ?? ownId} />;
}
