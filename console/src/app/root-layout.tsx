import { onLogOut, SkipLink } from '@handrail/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { usePageArrival } from './use-page-arrival.ts';

/** What surrounds every page: the way past the navigation, and what happens between pages. */
export function RootLayout() {
  usePageArrival();
  useEffect(
    () =>
      onLogOut(() => {
        window.location.reload();
      }),
    [],
  );

  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}
