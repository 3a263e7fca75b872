/** Links live for one hour (P772). */
export const magicLinkMinutes = 60;

/** Someone who guesses the email for another person's link gets five tries. */
export const maxFailedConfirmations = 5;

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildMagicLinkUrl(
  place: { readonly publicUrl: string; readonly externalId: string },
  { token, continuePath }: { readonly token: string; readonly continuePath: string | null },
): string {
  const search =
    continuePath === null ? '' : `?${new URLSearchParams({ redirect_url: continuePath }).toString()}`;
  return `${place.publicUrl}/${place.externalId}/identity/magicLink${search}#token=${token}`;
}

/** A link as it is sent; of its secrets only the hashes are kept. */
export interface NewMagicLink {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly verifierHash: Buffer;
  readonly email: string;
  readonly tenant: 'applicant' | 'advocate';
  readonly continuePath: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface MagicLink extends NewMagicLink {
  readonly usedAt: Date | null;
  readonly failedConfirmations: number;
}

/** Whether a link can still sign someone in. */
export function isLinkLive(link: MagicLink, now: Date): boolean {
  return link.usedAt === null && link.expiresAt > now && link.failedConfirmations < maxFailedConfirmations;
}
