/**
 * The address a magic link was last sent to from this browser. It proves nothing: the server checks a cookie;
 * it only tells the magic-link page whether the person must confirm their email (P479).
 */
export function findRememberedEmail(partnerExternalId: string): string | undefined {
  return attempt(() => localStorage.getItem(keyOf(partnerExternalId))) ?? undefined;
}

export function rememberEmail(partnerExternalId: string, email: string): void {
  attempt(() => {
    localStorage.setItem(keyOf(partnerExternalId), email);
  });
}

export function forgetEmail(partnerExternalId: string): void {
  attempt(() => {
    localStorage.removeItem(keyOf(partnerExternalId));
  });
}

function keyOf(partnerExternalId: string): string {
  return `handrail:${partnerExternalId}:sign-in-email`;
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A browser may forbid storage; then the person confirms their email.
    return undefined;
  }
}
