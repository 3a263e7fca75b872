import { isRequestError, request } from '@handrail/ui';
import type { Request } from './request.ts';

/** Asks the API over HTTP; without a session the page starts anew, and the server leads to sign-in and back. */
export const browserRequest: Request = async (operation, variables, options) => {
  try {
    return await request(operation, variables, options);
  } catch (error) {
    if (isRequestError(error, 'Unauthorized')) window.location.reload();
    throw error;
  }
};
