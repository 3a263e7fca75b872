/** Links live for one hour (P772). */
export const magicLinkMinutes = 60;

/** The link in the mail. The token comes after the hash sign, which browsers never send to a server. */
export function buildMagicLinkUrl(
  place: { readonly publicUrl: string; readonly externalId: string },
  { token, continuePath }: { readonly token: string; readonly continuePath: string | null },
): string {
  const search =
    continuePath === null ? '' : `?${new URLSearchParams({ redirect_url: continuePath }).toString()}`;
  return `${place.publicUrl}/${place.externalId}/identity/magicLink${search}#token=${token}`;
}
