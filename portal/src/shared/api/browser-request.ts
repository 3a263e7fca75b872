import {
  announceLogOut,
  isRequestError,
  logError,
  needsChallenge,
  request,
  type RequestErrorKind,
} from '@handrail/ui';
import { leaveSession } from '../session/forget-person.ts';
import { announceRefusal, type Refusal } from '../context/refusals.ts';
import type { Request } from './request.ts';

/** Asks the API over HTTP. Three refusals mean the same on every screen, the rest is only logged (P690-P693). */
export const browserRequest: Request = async (operation, variables, options) => {
  try {
    const data = await request(operation, variables, options);
    return needsChallenge(data) ? await askAgain(operation, variables, options) : data;
  } catch (error) {
    // An aborted request, such as a search for text that changed, is not a failure.
    if (!options?.signal?.aborted) reactToFailure(error);
    throw error;
  }
};

/** What every screen does when the API refuses. */
export function reactToFailure(error: unknown): void {
  if (isRequestError(error, 'Unauthorized')) leaveEverywhere();
  else if (isRequestError(error) && isRefusal(error.kind)) announceRefusal(error.kind);
  else logError(error);
}

/** Solves the challenge, then retries once. */
const askAgain: Request = async (operation, variables, options) => {
  const { answerChallenge } = await import('./answer-challenge.ts');
  const { input } = variables as { input?: { partnerId?: string } };
  const recaptchaToken = await answerChallenge(input?.partnerId ?? '');
  return request(operation, variables, { ...options, recaptchaToken });
};

/** The session is over, for this tab as for the others. */
function leaveEverywhere(): void {
  announceLogOut('timeout');
  leaveSession();
}

function isRefusal(kind: RequestErrorKind): kind is Refusal {
  return kind === 'Forbidden' || kind === 'Not Allowed';
}
