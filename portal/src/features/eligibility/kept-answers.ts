import type { EligibilityAnswers, IncomeLimitArea } from '@handrail/engine';

/** What was answered so far, and the areas that were chosen, by the key of their question. */
export interface KeptAnswers {
  readonly answers: EligibilityAnswers;
  readonly areas: Readonly<Record<string, IncomeLimitArea>>;
  /** When the check was made whose answers came by a link. */
  readonly mailedAt?: string | undefined;
}
