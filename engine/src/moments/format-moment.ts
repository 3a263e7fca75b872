/** A day as people write it: "November 9, 2026". */
export function formatDay(instant: Date | string, timeZone?: string): string {
  return formatterOf({ dateStyle: 'long' }, timeZone).format(toDate(instant));
}

/**
 * A day and its time, with its zone: "November 9, 2026 at 7:05 PM EST". A person and an organization may be in different
 * zones, so a time without one would mean two things. Without a zone it is the one of the device.
 */
export function formatMoment(instant: Date | string, timeZone?: string): string {
  return `${formatDay(instant, timeZone)} at ${formatTime(instant, timeZone)}`;
}

/** A moment that may be recent: "today at 2:14 PM EST", "yesterday at 9:05 AM EST", else "on November 9, 2026". */
export function formatRecent(instant: Date | string, timeZone: string, now: Date): string {
  const day = formatDay(instant, timeZone);
  if (day === formatDay(now, timeZone)) return `today at ${formatTime(instant, timeZone)}`;
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000);
  return day === formatDay(yesterday, timeZone)
    ? `yesterday at ${formatTime(instant, timeZone)}`
    : `on ${day}`;
}

/** Some versions of the browsers' data have a narrow space in it, which the server's has not. */
function formatTime(instant: Date | string, timeZone: string | undefined): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return formatterOf(parts, timeZone).format(toDate(instant)).replaceAll('\u202f', ' ');
}

function formatterOf(parts: Intl.DateTimeFormatOptions, timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { ...parts, ...(timeZone !== undefined && { timeZone }) });
}

function toDate(instant: Date | string): Date {
  return typeof instant === 'string' ? new Date(instant) : instant;
}
