/** Whether this tab has chosen to keep the version with which a draft was started, or does so; a newer one is offered again. */
export function isVersionKept(applicationId: string, newerVersion: number, fromNowOn?: boolean): boolean {
  const key = `handrail:kept-version:${applicationId}`;
  try {
    if (fromNowOn) sessionStorage.setItem(key, String(newerVersion));
    return sessionStorage.getItem(key) === String(newerVersion);
  } catch {
    // A browser may forbid storage; then the offer is gone until the next page load.
    return false;
  }
}
