/** Notes an error where a developer looks first; error reporting picks it up from there when it is configured. */
export function logError(...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- a browser app has no other log
  console.error(...details);
}
