export interface FormWatch {
  usableMs?: number;
}

export interface Resource {
  readonly kind: string;
  readonly bytes: number;
  /** Whether it had arrived when the form became usable. */
  readonly isNeeded: boolean;
}

interface RootFiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
}

declare global {
  interface Window {
    formWatch?: FormWatch;
  }
}

// Both functions run in the page, as their own text: they can use nothing of this file, nor name a function inside.

/** Before the page's own scripts: types as soon as there is a field, and notes when React has what is looked for. */
export function watchForm(selector: string): void {
  const watch: FormWatch = (window.formWatch = {});
  let hasTyped = false;

  const timer = setInterval(() => {
    const first = document.querySelector(selector);
    if (!first) return;
    if (!hasTyped && first instanceof HTMLInputElement) first.value = 'typed-early';
    hasTyped = true;

    // React says nowhere that it has taken over a page, except in what it notes on the root element.
    const root = document.getElementById('root') ?? {};
    const note = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$'));
    const isHydrated =
      (note?.[1] as RootFiber | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
    if (!isHydrated) return;
    watch.usableMs = performance.now();
    clearInterval(timer);
  }, 5);
}

/** At the end: what was painted, usable and loaded when. */
export function readFirstLoad() {
  const usableMs = window.formWatch?.usableMs;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];

  return {
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    usableMs,
    resources: entries.map(({ name, entryType, encodedBodySize, responseEnd }) => ({
      kind: entryType === 'navigation' ? 'html' : (/\.(\w+)$/.exec(new URL(name).pathname)?.[1] ?? 'data'),
      bytes: encodedBodySize,
      isNeeded: usableMs === undefined || responseEnd <= usableMs,
    })),
  };
}
