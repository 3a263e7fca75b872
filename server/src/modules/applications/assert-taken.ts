import { areAnswersWithin, type Answers, messages, type Refusal } from '@handrail/engine';
import { AppError } from '../../platform/errors/app-error.ts';

/** Refuses a save of which the engine did not take everything: then nothing of it is kept. */
export function assertTaken(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  const isTooLarge = refusals.some(({ reason }) => reason === 'too-large');
  throw new AppError(
    isTooLarge ? 'ANSWER_TOO_LARGE' : 'INVALID_INPUT',
    refusals.slice(0, mostReasons).map(({ message }) => message),
  );
}

/** Refuses answers that are each small enough but too much together. */
export function assertSmallEnough(answers: Answers): void {
  if (!areAnswersWithin(answers)) throw new AppError('ANSWER_TOO_LARGE', [messages.answersTooLarge]);
}

/** Nobody reads further, and a reply must not grow with what was sent. */
const mostReasons = 20;
