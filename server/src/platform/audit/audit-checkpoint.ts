import { z } from 'zod';
import type { KeyRing } from '../crypto/key-ring.ts';
import type { ChainLink } from './audit-chain.ts';

/** A signed statement of how far a partner's log had come, and with which hash. */
export const auditCheckpointSchema = z.strictObject({
  partnerId: z.guid(),
  seq: z.int().positive(),
  hash: z.hex(),
  at: z.iso.datetime(),
  signature: z.base64url(),
});

export type AuditCheckpoint = z.infer<typeof auditCheckpointSchema>;

export function signCheckpoint(
  keys: KeyRing,
  partnerId: string,
  { seq, hash }: ChainLink,
  at: Date,
): AuditCheckpoint {
  const statement = { partnerId, seq, hash: hash.toString('hex'), at: at.toISOString() };
  return { ...statement, signature: keys.sign(signedBytes(statement)).toString('base64url') };
}

export function isGenuine(keys: KeyRing, checkpoint: AuditCheckpoint): boolean {
  return keys.verify(signedBytes(checkpoint), Buffer.from(checkpoint.signature, 'base64url'));
}

function signedBytes({ partnerId, seq, hash, at }: Omit<AuditCheckpoint, 'signature'>): Buffer {
  return Buffer.from(JSON.stringify(['handrail audit checkpoint v1', partnerId, seq, hash, at]), 'utf8');
}
