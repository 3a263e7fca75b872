/** The link in a verification mail works for one hour. */
export const emailChangeMinutes = 60;

/** So that neither an account nor an address can be used to flood a mailbox. */
export const maxMailsPerHour = 5;

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildVerifyEmailUrl(
  place: { readonly publicUrl: string; readonly externalId: string },
  token: string,
): string {
  return `${place.publicUrl}/${place.externalId}/identity/verifyEmail#token=${token}`;
}
