import { timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../platform/crypto/token.ts';

/** Someone who guesses the email for another person's link gets five tries. */
export const maxFailedConfirmations = 5;

/** Asked for by a browser that nobody is signed in to. */
interface AskedByVisitor {
  readonly tenant: 'applicant' | 'advocate';
  readonly verifierHash: Buffer;
  readonly userId?: undefined;
}

interface AskedByUser {
  readonly userId: string;
  readonly tenant?: undefined;
  readonly verifierHash?: undefined;
}

/** Everything that is mailed and works once, and what each needs to know. The table has the same list. */
interface Details {
  /** Signs someone in. */
  magicLink: AskedByVisitor & { readonly payload: { readonly continuePath: string | null } };
  /** Lets someone choose a new password. It has no token until its mail is written in a job. */
  passwordReset: AskedByVisitor & { readonly payload: { readonly timeZone: string } };
  /** Makes its address the email of an account. */
  emailChange: AskedByUser & { readonly payload: Readonly<Record<string, never>> };
}

export type TokenPurpose = keyof Details;

interface Issued<Purpose extends TokenPurpose> {
  readonly purpose: Purpose;
  readonly id: string;
  /** The address that the link goes to. */
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A token as it is issued; of its secrets only the hashes are kept. */
export type NewToken = {
  [Purpose in TokenPurpose]: Issued<Purpose> & Details[Purpose] & { readonly tokenHash: Buffer | null };
}[TokenPurpose];

export type OneTimeToken<Purpose extends TokenPurpose = TokenPurpose> = {
  [Each in Purpose]: Issued<Each> &
    Details[Each] & { readonly usedAt: Date | null; readonly failedConfirmations: number };
}[Purpose];

/** Whether a token can still be used. */
export function isTokenLive(
  {
    usedAt,
    expiresAt,
    failedConfirmations,
  }: Pick<OneTimeToken, 'usedAt' | 'expiresAt' | 'failedConfirmations'>,
  now: Date,
): boolean {
  return usedAt === null && expiresAt > now && failedConfirmations < maxFailedConfirmations;
}

/** Whether the verifier is that of the browser that asked for the token. */
export function isAskingBrowser(
  { verifierHash }: { readonly verifierHash: Buffer },
  verifier: string | undefined,
): boolean {
  return verifier !== undefined && timingSafeEqual(hashToken(verifier), verifierHash);
}
