const pauseMs = 5000;

/** Brings parts that are needed later, one after the other once the page has nothing else to do; gives how to stop. */
export function bringAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isWanted = true;

  async function bring(): Promise<void> {
    await waitUntilIdle();
    for (const load of loads) {
      // A line that is gone comes back.
      while (isWanted && !(await hasLoaded(load))) await wait(pauseMs);
    }
  }
  void bring();
  return () => {
    isWanted = false;
  };
}

async function hasLoaded(load: () => Promise<unknown>): Promise<boolean> {
  return load().then(
    () => true,
    () => false,
  );
}

async function waitUntilIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return wait(500);
  return new Promise((resolve) => {
    requestIdleCallback(() => {
      resolve();
    });
  });
}

async function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
