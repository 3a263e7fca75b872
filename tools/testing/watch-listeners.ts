/** Notes who listens to the window from now on, as routers do for as long as a page is open; gives what ends it. */
export function watchListeners(): () => void {
  const removals = [
    watch(window, () => true),
    // React and user-event listen to a document once, for all that they ever show in it.
    watch(document, (type) => type === 'visibilitychange'),
  ];
  return () => {
    for (const remove of removals) remove();
  };
}

function watch(target: EventTarget, isOfPage: (type: string) => boolean): () => void {
  const add = target.addEventListener.bind(target);
  const removals: (() => void)[] = [];

  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    add(...args);
    if (isOfPage(args[0])) {
      removals.push(() => {
        target.removeEventListener(...args);
      });
    }
  };

  return () => {
    target.addEventListener = add;
    for (const remove of removals) remove();
  };
}
