/** A link to choose a new password lives as long as a sign-in link. */
export const passwordResetMinutes = 60;

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildPasswordResetUrl(
  { publicUrl, externalId }: { readonly publicUrl: string; readonly externalId: string },
  token: string,
): string {
  return `${publicUrl}/${externalId}/identity/resetPassword#token=${token}`;
}
