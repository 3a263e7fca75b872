import { onLogOut, SkipLink, SnackbarProvider } from '@handrail/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { forgetPerson, leaveSession } from '../shared/session/forget-person.ts';
import { NavigationLine } from '../features/shell/navigation-line.tsx';
import { RefusalNotices } from '../features/shell/refusal-notices.tsx';
import { usePageArrival } from './use-page-arrival.ts';

/** What surrounds every page: the way past the header, notices, and what happens between pages. */
export function RootLayout() {
  usePageArrival();
  useEffect(
    () =>
      onLogOut((end) => {
        if (end === 'timeout') leaveSession();
        else forgetPerson();
      }),
    [],
  );

  return (
    <SnackbarProvider>
      <SkipLink />
      <NavigationLine />
      <RefusalNotices />
      <Outlet />
    </SnackbarProvider>
  );
}
