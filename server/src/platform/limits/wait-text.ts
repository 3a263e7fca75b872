/** How long to wait, in words. */
export function toWaitText(until: Date, now: Date): string {
  return `Too many tries. Please wait ${toWaitTime(until, now)} and try again.`;
}

/** The time that is left, such as "20 minutes". */
export function toWaitTime(until: Date, now: Date): string {
  return inWords(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000)));
}

function inWords(minutes: number): string {
  if (minutes === 1) return 'a minute';
  if (minutes < 55) return `${String(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? 'an hour' : `${String(hours)} hours`;
}
