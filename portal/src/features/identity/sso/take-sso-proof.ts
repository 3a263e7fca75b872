/** What the provider's answer proved: good for one session, in this browser, within a minute. */
export interface SsoProof {
  readonly token: string;
  readonly userId: string;
  readonly tenantId: string;
}

/** Reads the proof once and removes it from the address, so that history and reports never hold it. */
export function takeSsoProof(): SsoProof | undefined {
  const { pathname, search, hash } = window.location;
  const values = new URLSearchParams(hash.slice(1));
  const [token, userId, tenantId] = [values.get('token'), values.get('userId'), values.get('tenantId')];
  if (hash) window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return token && userId && tenantId ? { token, userId, tenantId } : undefined;
}
