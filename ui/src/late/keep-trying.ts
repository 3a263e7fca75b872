const pauseMs = 2000;
const everyoneWaiting = new Set<object>();

/**
 * Loads script that a page cannot do without, however often it does not arrive; meanwhile the page says that it is late.
 * To give up is no way out: a router remembers a page that failed, and never asks for it again.
 */
export async function keepTrying<Loaded>(
  load: () => Promise<Loaded> | Loaded,
  signal?: AbortSignal,
): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  const stopTelling = tellWaiting();
  const { href } = location;
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      signal?.throwIfAborted();
      // Whoever turned back is on a page that works.
      if (location.href !== href) stopTelling();
      try {
        return await load();
      } catch (error) {
        if (!isLost(error)) throw error;
      }
    }
  } finally {
    stopTelling();
  }
}

/** A script or its style that did not arrive, as Chromium, Firefox, Safari and our build say it. */
function isLost(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}

/** The note is part of every page that leaves the server; gives how to take it back. */
function tellWaiting(): () => void {
  const waiting = {};
  everyoneWaiting.add(waiting);
  showNote();
  return () => {
    everyoneWaiting.delete(waiting);
    showNote();
  };
}

function showNote(): void {
  const note = document.getElementById('late-page');
  if (!note) return;
  note.hidden = everyoneWaiting.size === 0;
  const button = note.querySelector('button');
  if (button)
    button.onclick = () => {
      location.reload();
    };
}
