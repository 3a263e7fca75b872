/** The banner over a question whose required fields are not all answered. */
export function sayMissingFields(count: number): string {
  return count === 1
    ? 'You have 1 incomplete field that is required.'
    : `You have ${count} required fields incomplete.`;
}

/** What Confirm says on a review page with incomplete sections (P452). */
export function sayIncompleteSections(count: number): string {
  return `You have ${count} incomplete section(s) that are required`;
}
