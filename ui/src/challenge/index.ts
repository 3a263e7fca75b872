import { solvePuzzle } from './solve-puzzle.ts';
import { solveRecaptcha } from './solve-recaptcha.ts';

export interface ChallengeTask {
  readonly puzzle: string | null;
  readonly recaptchaSiteKey: string | null;
}

/** Solves the server's challenge; the solution goes into the recaptcha token header. */
export function solveChallenge({ puzzle, recaptchaSiteKey }: ChallengeTask): Promise<string> {
  if (recaptchaSiteKey !== null) return solveRecaptcha(recaptchaSiteKey);
  if (puzzle !== null) return solvePuzzle(puzzle);
  return Promise.reject(new Error('The server asks for an unknown challenge'));
}
