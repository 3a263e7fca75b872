import type { SessionDoor } from '../platform/graphql/session-door.ts';

/** The cookies of one browser, as the product sees and sets them. */
export interface CookieJar extends SessionDoor {
  readonly cookies: { session?: string; verifier?: string };
}

export function createCookieJar(): CookieJar {
  const cookies: CookieJar['cookies'] = {};
  return {
    cookies,
    readSessionCookie: () => cookies.session,
    setSessionCookie: (value) => void (cookies.session = value),
    clearSessionCookie: () => void delete cookies.session,
    readVerifierCookie: () => cookies.verifier,
    setVerifierCookie: (value) => void (cookies.verifier = value),
  };
}
