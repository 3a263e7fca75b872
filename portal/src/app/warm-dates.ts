/**
 * Has the browser read how dates are written, which costs a slow phone a tenth of a second at the first date, while it waits
 * for the scripts anyway: without this it happens as the app takes the page over.
 * Sent to the browser as text, so it uses nothing from outside of itself.
 */
function warmDates(): void {
  const warm = () => new Intl.DateTimeFormat(document.documentElement.lang);
  if ('requestIdleCallback' in window) requestIdleCallback(warm);
  else setTimeout(warm, 200);
}

export const warmDatesScript = `(${warmDates.toString()})()`;
