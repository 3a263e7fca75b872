import type { EligibilityAnswers, IncomeLimitArea } from '@handrail/engine';

/** What was answered so far, and the areas that were chosen, by the key of their question. */
export interface KeptAnswers {
  readonly answers: EligibilityAnswers;
  readonly areas: Readonly<Record<string, IncomeLimitArea | undefined>>;
  /** When the check was made whose answers came by a link. */
  readonly mailedAt?: string | undefined;
  /** Whether a check was made, so that the next one is not counted as another person's. */
  readonly isChecked?: boolean | undefined;
}
