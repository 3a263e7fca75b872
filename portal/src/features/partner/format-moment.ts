/** A day as people write it: "November 9, 2026". In the partner's time zone, so that server and browser agree. */
export function formatDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(instant));
}

/** A day where room is scarce: "Nov 9, 2026". */
export function formatShortDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** A day and its time: "November 9, 2026, 7:05 PM". */
export function formatMoment(instant: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(instant));
  return `${formatDay(instant, timeZone)}, ${time}`;
}

/** A moment that may be recent: "today at 2:14 PM", "yesterday at 9:05 AM", else "on November 9, 2026". */
export function formatRecent(instant: string, timeZone: string, now: Date): string {
  const day = formatDay(instant, timeZone);
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(instant));
  if (day === formatDay(now.toISOString(), timeZone)) return `today at ${time}`;
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  return day === formatDay(yesterday.toISOString(), timeZone) ? `yesterday at ${time}` : `on ${day}`;
}
