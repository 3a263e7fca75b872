import { isRequestError, needsChallenge, request } from '@handrail/ui';
import type { Request } from './request.ts';
import { noteSessionEnd } from '../session/session-end.ts';

/** Asks the API over HTTP; without a session the page starts anew, and the server leads to sign-in and back. */
export const browserRequest: Request = async (operation, variables, options) => {
  try {
    await leaveTheWayToThePage();
    const data = await request(operation, variables, options);
    return needsChallenge(data) ? await askAgain(operation, variables, options) : data;
  } catch (error) {
    if (isRequestError(error, 'Unauthorized')) {
      noteSessionEnd();
      window.location.reload();
    }
    throw error;
  }
};

/** What a key or a press changes on the page is painted before anything is asked for. */
async function leaveTheWayToThePage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

/** Solves the challenge, then retries once. */
const askAgain: Request = async (operation, variables, options) => {
  const { answerChallenge } = await import('./answer-challenge.ts');
  const { input } = variables as { input?: { partnerId?: string } };
  const recaptchaToken = await answerChallenge(input?.partnerId ?? '');
  return request(operation, variables, { ...options, recaptchaToken });
};
