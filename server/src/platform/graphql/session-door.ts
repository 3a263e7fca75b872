/** How a resolver reads and changes the cookies of its request without knowing HTTP. */
export interface SessionDoor {
  readonly readSessionCookie: () => string | undefined;
  readonly setSessionCookie: (value: string) => void;
  readonly clearSessionCookie: () => void;
  /** Asks the browser to forget what our pages kept in it. */
  readonly clearSiteData: () => void;
  /** The browser that asked for a magic link keeps a verifier, so that it need not confirm the email. */
  readonly readVerifierCookie: () => string | undefined;
  readonly setVerifierCookie: (value: string) => void;
}
