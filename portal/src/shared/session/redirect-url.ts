/** Where to go after sign-in: only a path inside the same partner is ever followed. */
export function findRedirectPath(search: URLSearchParams, basename: string): string | undefined {
  const wanted = search.get('redirect_url');
  if (!wanted?.startsWith('/')) return undefined;

  // Browsers read a backslash as a slash and drop tabs and line breaks, so the parsed address decides.
  const base = 'https://portal.invalid';
  if (!URL.canParse(wanted, base)) return undefined;
  const url = new URL(wanted, base);
  if (url.origin !== base || !url.pathname.startsWith(`${basename}/`)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Carries the wanted page along to the next step of signing in. */
export function withRedirect(path: string, redirectPath: string | undefined): string {
  return redirectPath ? `${path}?${new URLSearchParams({ redirect_url: redirectPath }).toString()}` : path;
}
