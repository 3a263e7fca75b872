/** A link to choose a new password lives as long as a sign-in link. */
export const passwordResetMinutes = 60;

/** Someone who guesses the email for another person's link gets five tries. */
export const maxFailedConfirmations = 5;

/** A request for a new password. Until the mail is written it has no token. */
export interface PasswordReset {
  readonly id: string;
  readonly verifierHash: Buffer;
  readonly email: string;
  readonly tenant: 'applicant' | 'advocate';
  readonly timeZone: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly failedConfirmations: number;
}

/** Whether a link can still change a password. */
export function isResetLive(reset: PasswordReset, now: Date): boolean {
  return reset.usedAt === null && reset.expiresAt > now && reset.failedConfirmations < maxFailedConfirmations;
}

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildPasswordResetUrl(
  { publicUrl, externalId }: { readonly publicUrl: string; readonly externalId: string },
  token: string,
): string {
  return `${publicUrl}/${externalId}/identity/resetPassword#token=${token}`;
}
