/** The link in a verification mail works for one hour. */
export const emailChangeMinutes = 60;

/** Someone who guesses the address for another person's link gets five tries. */
export const maxFailedConfirmations = 5;

/** So that neither an account nor an address can be used to flood a mailbox. */
export const maxMailsPerHour = 5;

/** A verification mail as it is sent; of its token only the hash is kept. */
export interface NewEmailChange {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface EmailChange extends NewEmailChange {
  readonly usedAt: Date | null;
  readonly failedConfirmations: number;
}

/** Whether the mail's link can still change an email. */
export function isChangeLive(change: EmailChange, now: Date): boolean {
  return (
    change.usedAt === null && change.expiresAt > now && change.failedConfirmations < maxFailedConfirmations
  );
}

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildVerifyEmailUrl(
  place: { readonly publicUrl: string; readonly externalId: string },
  token: string,
): string {
  return `${place.publicUrl}/${place.externalId}/identity/verifyEmail#token=${token}`;
}
