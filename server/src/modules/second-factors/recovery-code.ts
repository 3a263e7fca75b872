import { randomInt } from 'node:crypto';
import { hashToken } from '../../platform/crypto/token.ts';

export const recoveryCodeCount = 10;

/** Without letters that look like digits or like each other. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 4;
const groupLength = 4;

/** A code to write down: 79 bits, so that its plain digest cannot be turned back. */
export function createRecoveryCode(): string {
  const letters = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, letters).join('-');
}

/** The digest under which a code is kept, however its owner spells it. */
export function hashRecoveryCode(typed: string): Buffer {
  return hashToken(typed.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
