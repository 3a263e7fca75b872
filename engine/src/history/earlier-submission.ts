import type { Answers } from '../values/answers.ts';

/** What a person submitted before, and which was not turned down. */
export interface EarlierSubmission {
  readonly programKey: string;
  readonly answers: Answers;
}
