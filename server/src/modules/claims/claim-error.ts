import { type ClaimCode, sayClaimCode } from '@handrail/engine/payments';
import { AppError } from '../../platform/errors/app-error.ts';

/** A refusal by one of the codes of claims, in the words that the portal shows too. */
export function claimError(code: ClaimCode): AppError {
  return new AppError(code, (locale) => [sayClaimCode(locale, code)]);
}
