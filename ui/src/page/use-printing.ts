import { useSyncExternalStore } from 'react';

/** Whether the page is being printed, so that what is folded on a screen is open on paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

function subscribe(onChange: () => void): () => void {
  const print = window.matchMedia('print');
  print.addEventListener('change', onChange);
  return () => {
    print.removeEventListener('change', onChange);
  };
}

function isPrinting(): boolean {
  return window.matchMedia('print').matches;
}
