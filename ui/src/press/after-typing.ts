/**
 * Follows changes, but those that someone types only once they leave the field: until then the page stays in place.
 * Gives the way to stop.
 */
export function afterTyping(follow: () => void, watch: (listener: () => void) => () => void): () => void {
  let isBehind = false;
  const stop = watch(() => {
    if (isTypedInto(document.activeElement)) isBehind = true;
    else follow();
  });
  const catchUp = () => {
    if (!isBehind) return;
    isBehind = false;
    follow();
  };
  addEventListener('focusout', catchUp);
  return () => {
    stop();
    removeEventListener('focusout', catchUp);
  };
}

/** Whether a text is being typed into it, rather than a choice made. */
export function isTypedInto(element: Element | null): boolean {
  return element?.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])') ?? false;
}
