import { useEffect, useRef } from 'react';

/** Moves the focus once the page shows what an act brought. */
export function useFocusAfter(): (find: () => HTMLElement | null | undefined) => void {
  const wanted = useRef<() => HTMLElement | null | undefined>(undefined);

  useEffect(() => {
    const find = wanted.current;
    wanted.current = undefined;
    find?.()?.focus();
  });

  return (find) => {
    wanted.current = find;
  };
}
