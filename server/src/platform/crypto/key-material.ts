import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { KEY_BYTES } from './aes-gcm.ts';

const secret = z.string().refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES, {
  error: `must be ${String(KEY_BYTES)} bytes in base64`,
});

/** What the keys file holds. Retired wrapping keys stay for as long as a backup may need them. */
export const keyMaterialSchema = z.strictObject({
  version: z.literal(1),
  currentWrappingKeyId: z.string(),
  wrappingKeys: z.record(z.string(), z.strictObject({ key: secret, createdAt: z.iso.datetime() })),
  indexKey: secret,
  /** Ed25519, PKCS #8 DER in base64. */
  signingKey: z.base64(),
});

export type KeyMaterial = z.infer<typeof keyMaterialSchema>;

/** Makes a complete new set of keys. */
export function generateKeyMaterial(now: Date): KeyMaterial {
  const { privateKey } = generateKeyPairSync('ed25519');
  const empty = {
    version: 1 as const,
    currentWrappingKeyId: '',
    wrappingKeys: {},
    indexKey: randomSecret(),
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
  return withNewWrappingKey(empty, now);
}

/** The same keys with one more wrapping key, which is the current one from then on. */
export function withNewWrappingKey(material: KeyMaterial, now: Date): KeyMaterial {
  const createdAt = now.toISOString();
  const id = `${createdAt.slice(0, 10)}-${randomBytes(4).toString('hex')}`;
  return {
    ...material,
    currentWrappingKeyId: id,
    wrappingKeys: { ...material.wrappingKeys, [id]: { key: randomSecret(), createdAt } },
  };
}

function randomSecret(): string {
  return randomBytes(KEY_BYTES).toString('base64');
}
