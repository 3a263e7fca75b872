import type { Incident } from './get-incidents.ts';

/** Whether this device has dismissed the announcement as it reads now, or does so; new words are news again. */
export function isDismissed({ id, message }: Incident, fromNowOn?: boolean): boolean {
  const key = `handrail:dismissed:${id}`;
  try {
    if (fromNowOn) localStorage.setItem(key, message);
    return localStorage.getItem(key) === message;
  } catch {
    // A browser may forbid storage; then an announcement is gone until the next page load.
    return false;
  }
}
