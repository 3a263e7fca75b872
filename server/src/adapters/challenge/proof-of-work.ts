import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Challenge } from '../../ports/challenge.ts';

export interface ProofOfWorkSettings {
  /** The secret that signs a partner's puzzles. */
  readonly secretOf: (partnerId: string) => string;
}

/** Serves puzzles of our own. Nothing about the visitor leaves the installation. */
export function createProofOfWork({ secretOf }: ProofOfWorkSettings): Challenge {
  return {
    issue: async ({ partnerId, now }) => {
      const puzzle = await createChallenge({
        ...{ algorithm: 'PBKDF2/SHA-256', cost: iterations, deriveKey },
        counter: randomInt(fewestTries, mostTries),
        data: { expiresAt: now.getTime() + validMinutes * 60_000 },
        hmacSignatureSecret: secretOf(partnerId),
        hmacKeySignatureSecret: `key ${secretOf(partnerId)}`,
      });
      return { kind: 'proofOfWork', puzzle: JSON.stringify(puzzle) };
    },
    check: async ({ partnerId, now }, solution) => {
      const parsed = parseSolution(solution);
      if (!parsed) return undefined;
      const expiresAt = new Date(parsed.challenge.parameters.data.expiresAt);
      if (expiresAt <= now) return undefined;

      const { verified } = await verifySolution({
        ...parsed,
        deriveKey,
        hmacSignatureSecret: secretOf(partnerId),
        hmacKeySignatureSecret: `key ${secretOf(partnerId)}`,
      });
      return verified ? { key: toPuzzleKey(parsed), expiresAt } : undefined;
    },
  };
}

// About half a second on a slow phone: nothing for a person, a lot for a bot that calls a thousand times.
const iterations = 2_000;
const fewestTries = 100;
const mostTries = 400;
const validMinutes = 10;

const solutionShape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(iterations),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      data: z.strictObject({ expiresAt: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.strictObject({ counter: z.number().int(), derivedKey: z.string().max(64) }),
});

/** The signed puzzle alone, in one order of its keys; neither spaces nor a second solution make another puzzle of it. */
function toPuzzleKey({ challenge: { parameters } }: z.infer<typeof solutionShape>): string {
  const { nonce, salt, data } = parameters;
  return JSON.stringify([nonce, salt, data.expiresAt]);
}

const longestSolution = 2_000;

/** A solution is JSON in base64, because it travels in a header. */
function parseSolution(text: string): z.infer<typeof solutionShape> | undefined {
  if (text.length > longestSolution) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return solutionShape.safeParse(value).data;
  } catch {
    // Not even JSON.
    return undefined;
  }
}
