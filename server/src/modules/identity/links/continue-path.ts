/** Where a person goes after signing in: a path inside the partner, or null when the wish is missing or leads elsewhere. */
export function toContinuePath(
  wish: string | null | undefined,
  { publicUrl, externalId }: { readonly publicUrl: string; readonly externalId: string },
): string | null {
  const path = toOwnPath(wish, publicUrl, externalId);
  if (path === null) return null;

  const { pathname, search, searchParams } = new URL(path, publicUrl);
  if (pathname !== `/${externalId}/identity/magicLink`) return pathname + search;

  // The magic-link route only carries the wish further, in redirect_url (P477, P659).
  return toOwnPath(searchParams.get('redirect_url'), publicUrl, externalId);
}

function toOwnPath(wish: string | null | undefined, publicUrl: string, externalId: string): string | null {
  if (wish === null || wish === undefined || wish.length > maxLength || !plainCharacters.test(wish))
    return null;
  const path = wish.startsWith(`${publicUrl}/`) ? wish.slice(publicUrl.length) : wish;

  // The path must already be in the form that a browser would make of it: no dots, slashes or escapes to resolve.
  const [pathname = '', search = ''] = path.split('?', 2);
  const segments = pathname.split('/');
  if (segments[0] !== '' || segments[1] !== externalId) return null;
  if (!segments.slice(2).every((segment) => plainSegment.test(segment))) return null;
  return search === '' ? pathname : `${pathname}?${search}`;
}

const maxLength = 2048;
const plainCharacters = /^[\x21-\x7e]+$/;
const plainSegment = /^(?!\.{1,2}$)[\w.~-]+$/;
