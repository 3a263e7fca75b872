import type { SessionDoor } from '../../platform/graphql/session-door.ts';

/** The cookies of one browser, as the product sees and sets them. */
export interface CookieJar extends SessionDoor {
  readonly cookies: { session?: string; verifier?: string };
  /** How often the browser was asked to forget everything. */
  readonly cleared: { siteData: number };
}

export function createCookieJar(): CookieJar {
  const cookies: CookieJar['cookies'] = {};
  const cleared = { siteData: 0 };
  return {
    cookies,
    cleared,
    readSessionCookie: () => cookies.session,
    setSessionCookie: (value) => {
      cookies.session = value;
    },
    clearSessionCookie: () => {
      delete cookies.session;
    },
    clearSiteData: () => {
      cleared.siteData += 1;
    },
    readVerifierCookie: () => cookies.verifier,
    setVerifierCookie: (value) => {
      cookies.verifier = value;
    },
  };
}
