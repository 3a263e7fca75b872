import { focusHeading } from '@handrail/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Brings the focus to the heading of a new page; a changed filter is the same page and leaves it alone. */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusHeading({ preventScroll: true });
  }, [pathname]);
}
