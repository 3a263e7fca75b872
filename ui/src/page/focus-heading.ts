/** Brings keyboard and screen reader to the heading of the page, where what they were at is gone. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('h1')?.focus(options);
}
