const firstPauseMs = 5000;
const longestPauseMs = 300_000;

/** Brings parts that are needed later, one after the other once the page has nothing else to do; gives how to stop. */
export function bringAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  const stopping = new AbortController();
  const isWanted = () => !stopping.signal.aborted;

  async function bring(): Promise<void> {
    await waitUntilIdle();
    let left = loads;
    for (let pauseMs = firstPauseMs; isWanted(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const lost = [];
      for (const load of left) if (isWanted() && !(await hasLoaded(load))) lost.push(load);
      left = lost;
      if (left.length === 0) return;
      // A line that is gone comes back; a file that a release took away does not.
      await wait(pauseMs);
    }
  }
  void bring();
  return () => {
    stopping.abort();
  };
}

/** Without a line nothing is asked for: some browsers remember that it failed. */
async function hasLoaded(load: () => Promise<unknown>): Promise<boolean> {
  if (!navigator.onLine) return false;
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
