import { areAnswersWithin, type Answers, messages, mostAnswersSize, type Refusal } from '@handrail/engine';
import { AppError } from '../../../platform/errors/app-error.ts';
import { asWorded } from '../../../platform/errors/texts.ts';

/** Rejects the whole save when the engine refuses any part of it. */
export function assertTaken(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const isTooLarge = refusals.some(({ reason }) => reason === 'too-large');
  throw new AppError(
    isTooLarge ? 'ANSWER_TOO_LARGE' : 'INVALID_INPUT',
    asWorded(refusals.slice(0, mostReasons).map(({ message }) => message)),
  );
}

/** Refuses answers that are each small enough but too much together. */
export function assertSmallEnough(answers: Answers, json: string): void {
  // Nothing counts for more than twice what it is as JSON, and hardly any answers come near the limit.
  if (json.length * 2 <= mostAnswersSize) return;
  if (!areAnswersWithin(answers))
    throw new AppError('ANSWER_TOO_LARGE', (locale) => [messages(locale).answersTooLarge]);
}

/** No one reads more than this, and a reply must not grow with the request. */
const mostReasons = 20;
