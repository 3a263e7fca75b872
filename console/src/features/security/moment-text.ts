/** A moment as the person at work reads it. */
export function momentText(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
