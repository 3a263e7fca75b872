/** Whether two addresses reach the same person: capitals and what follows a plus do not make another mailbox. */
export function isSameMailbox(one: string | null | undefined, other: string | null | undefined): boolean {
  return one !== null && one !== undefined && toMailbox(one) === toMailbox(other ?? '');
}

function toMailbox(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
