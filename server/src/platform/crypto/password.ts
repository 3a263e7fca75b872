import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export const MAX_PASSWORD_CHARACTERS = 128;

/** Argon2id (the library's default algorithm) with 46 MiB and two passes: about 60 ms on one slow core. */
const COST = { memoryCost: 47_104, timeCost: 2, parallelism: 1 };

/** Hashes a password that has already passed the password rules. */
export async function hashPassword(password: string): Promise<string> {
  if (isTooLong(password)) {
    throw new RangeError(`A password has at most ${String(MAX_PASSWORD_CHARACTERS)} characters`);
  }
  return hash(normalize(password), COST);
}

/** Whether the password fits the hash. Without a hash it works as long and answers false, so that nobody learns who has an account. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const comparable = !isTooLong(password);
  const fits = await verify(storedHash ?? UNMATCHABLE_HASH, comparable ? normalize(password) : '');
  return fits && comparable && storedHash !== undefined;
}

function isTooLong(password: string): boolean {
  return Array.from(password).length > MAX_PASSWORD_CHARACTERS;
}

/** Keyboards spell the same character in different code points; without this a person could be locked out by a new phone. */
function normalize(password: string): string {
  return password.normalize('NFKC');
}

const UNMATCHABLE_HASH = [
  '$argon2id$v=19',
  `m=${String(COST.memoryCost)},t=${String(COST.timeCost)},p=${String(COST.parallelism)}`,
  unpaddedBase64(randomBytes(16)),
  unpaddedBase64(randomBytes(32)),
].join('$');

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
