import { createToken } from '../../../platform/crypto/token.ts';

/** A browser keeps its verifier, so that everything it asked for works in it, not only the newest. */
export function toVerifier(knownVerifier: string | undefined): string {
  return knownVerifier !== undefined && /^[\w-]{43}$/.test(knownVerifier)
    ? knownVerifier
    : createToken().token;
}
