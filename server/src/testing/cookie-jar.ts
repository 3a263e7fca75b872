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
    setSessionCookie: (value) => {
      cookies.session = value;
    },
    clearSessionCookie: () => {
      delete cookies.session;
    },
    readVerifierCookie: () => cookies.verifier,
    setVerifierCookie: (value) => {
      cookies.verifier = value;
    },
  };
}
