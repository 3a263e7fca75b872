/** Where to go after sign-in: only a path inside the same console is ever followed. */
export function findReturnPath(search: URLSearchParams, basename: string): string | undefined {
  const wanted = search.get('redirect_url');
  if (!wanted?.startsWith('/')) return undefined;

  // Browsers read a backslash as a slash and drop tabs and line breaks, so the parsed address decides.
  const base = 'https://console.invalid';
  if (!URL.canParse(wanted, base)) return undefined;
  const url = new URL(wanted, base);
  if (url.origin !== base || !url.pathname.startsWith(`${basename}/`)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page, which leads back to the wanted path. */
export function signInAddress(returnPath: string): string {
  return `/sign-in?${new URLSearchParams({ redirect_url: returnPath }).toString()}`;
}
