import { focusHeading } from '@handrail/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Brings a person to the top of a new page and its heading, as a full page load would. */
export function usePageArrival(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ key, pathname });

  useEffect(() => {
    if (last.current.key === key) return;
    const isNewPage = last.current.pathname !== pathname;
    last.current = { key, pathname };

    // Going back, the browser restores the place itself; a replace keeps it (P133, P134).
    if (navigationType === NavigationType.Push && !hash) window.scrollTo(0, 0);
    if (isNewPage) focusHeading({ preventScroll: true });
  }, [key, pathname, hash, navigationType]);
}
