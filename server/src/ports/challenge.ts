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

/** Which challenge was solved, so that whoever asked takes it once, and until when it could be shown again. */
export interface SolvedChallenge {
  /** The same for every spelling of a solution: a solved challenge is known by its content and not by its text. */
  readonly key: string;
  readonly expiresAt: Date;
}

export interface Challenge {
  readonly issue: (request: ChallengeRequest) => Promise<ChallengeTask>;
  /** Nothing, when the solution is wrong, too old or of another partner. */
  readonly check: (request: ChallengeRequest, solution: string) => Promise<SolvedChallenge | undefined>;
}
