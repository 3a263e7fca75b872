/** How long to wait, in words. */
export function toWaitText(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return `Too many tries. Please wait ${inWords(minutes)} and try again.`;
}

function inWords(minutes: number): string {
  if (minutes === 1) return 'a minute';
  if (minutes < 55) return `${String(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours <= 1 ? 'an hour' : `${String(hours)} hours`;
}
