import { z } from 'zod';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { ChainLink, Lane } from './audit-chain.ts';

/** A signed statement of how far a lane of a partner's log had come, and with which hash. */
export const auditCheckpointSchema = z.strictObject({
  partnerId: z.guid(),
  // Statements from before there were lanes are about the first one, and were signed without naming it.
  lane: z.int().nonnegative().optional(),
  seq: z.int().positive(),
  hash: z.hex(),
  at: z.iso.datetime(),
  signature: z.base64url(),
});

export type AuditCheckpoint = z.infer<typeof auditCheckpointSchema>;

export function signCheckpoint(
  keys: KeyRing,
  { partnerId, lane }: Lane,
  { seq, hash }: ChainLink,
  at: Date,
): AuditCheckpoint {
  const statement = { partnerId, lane, seq, hash: hash.toString('hex'), at: at.toISOString() };
  return { ...statement, signature: keys.sign(signedBytes(statement)).toString('base64url') };
}

export function laneOf({ lane = 0 }: AuditCheckpoint): number {
  return lane;
}

export function isGenuine(keys: KeyRing, checkpoint: AuditCheckpoint): boolean {
  return keys.verify(signedBytes(checkpoint), Buffer.from(checkpoint.signature, 'base64url'));
}

function signedBytes({ partnerId, lane, seq, hash, at }: Omit<AuditCheckpoint, 'signature'>): Buffer {
  const statement =
    lane === undefined
      ? ['handrail audit checkpoint v1', partnerId, seq, hash, at]
      : ['handrail audit checkpoint v2', partnerId, lane, seq, hash, at];
  return Buffer.from(JSON.stringify(statement), 'utf8');
}
