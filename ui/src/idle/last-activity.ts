const address = 'handrail:last-activity';

/** When a person last did something in any tab of this browser; tabs share it through the browser's storage. */
export function readLastActivity(): number {
  try {
    return Number(localStorage.getItem(address) ?? 0);
  } catch {
    // A browser may forbid storage; then each tab counts by itself.
    return 0;
  }
}

export function writeLastActivity(time: number): void {
  try {
    localStorage.setItem(address, String(time));
  } catch {
    // As above.
  }
}
