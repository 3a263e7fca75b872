/** What a browser is asked to do to show that a person is there. */
export type ChallengeTask =
  | { readonly kind: 'recaptcha'; readonly siteKey: string }
  /** A puzzle that costs a computer a moment, as JSON. */
  | { readonly kind: 'proofOfWork'; readonly puzzle: string };

export interface RecaptchaKeys {
  readonly siteKey: string;
  readonly secretKey: string;
}

export interface ChallengeRequest {
  readonly partnerId: string;
  readonly now: Date;
  /** The partner's own keys; without them the installation's keys are used, where it has some. */
  readonly recaptchaKeys?: RecaptchaKeys | undefined;
  readonly clientAddress?: string | undefined;
}

/** Until when a solution could be shown again, so that whoever asked remembers it for as long. */
export interface SolvedChallenge {
  readonly expiresAt: Date;
}

export interface Challenge {
  readonly issue: (request: ChallengeRequest) => Promise<ChallengeTask>;
  /** Nothing, when the solution is wrong, too old or of another partner. */
  readonly check: (request: ChallengeRequest, solution: string) => Promise<SolvedChallenge | undefined>;
}
