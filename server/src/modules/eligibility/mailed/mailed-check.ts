/** How long the link of a mailed result works: time to get to another device, or to ask someone at home. */
export const mailedCheckDays = 3;

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildMailedCheckUrl(publicUrl: string, externalId: string, token: string): string {
  return `${publicUrl}/${externalId}/eligibility#check=${token}`;
}
