/** The token of the link that led here, taken out of the address so that it stays in no history. */
export function takeLinkToken(): string | undefined {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? undefined;
  if (token === undefined) return undefined;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token;
}
