export interface Mail {
  /** Stable across retries, so that a receiver can recognize a repeat. */
  readonly id: string;
  /** Shown as the sender. The address is the product's own, because a partner's would fail its domain's checks. */
  readonly fromName: string;
  readonly replyTo?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the next server has taken the mail; rejects when it should be tried again. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => Promise<void>;
}
