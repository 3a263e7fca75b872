import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NONCE_BYTES, seal, tryOpen } from './aes-gcm.ts';
import { blindIndex } from './blind-index.ts';
import { deriveKey } from './derive-key.ts';
import { generateKeyMaterial, type KeyMaterial } from './key-material.ts';
import { KeyRingError } from './key-ring-error.ts';
import type { KeyRing } from './key-ring.ts';
import { createKeysFile, readKeysFile } from './keys-file.ts';

export interface KeysLocation {
  /** Where an operator keeps the keys; without it they lie in the data folder. */
  readonly keysFile?: string | undefined;
  readonly dataDir: string;
}

/** Opens the keys; generates them in the data folder on the first start, where that is allowed. */
export function loadKeyRing({
  mayGenerate,
  ...location
}: KeysLocation & { readonly mayGenerate: boolean }): KeyRing {
  const file = keysFileOf(location);
  if (location.keysFile === undefined && !existsSync(file)) {
    if (!mayGenerate) {
      throw new KeyRingError(
        `There are no keys at ${file}. Where data exists already, put the copy of its keys there or name it in KEYS_FILE. ` +
          'A new installation makes them with: handrail keys create',
      );
    }
    createKeysFile(file, generateKeyMaterial(new Date()));
  }
  return openKeyRing(file);
}

export function keysFileOf({ keysFile, dataDir }: KeysLocation): string {
  return keysFile ?? join(dataDir, 'keys.json');
}

function openKeyRing(file: string): KeyRing {
  const keys = followKeysFile(file);
  const signingKey = createPrivateKey({
    key: Buffer.from(keys.current().signingKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(signingKey);
  const indexKey = Buffer.from(keys.current().indexKey, 'base64');

  return {
    get currentId() {
      return keys.latest().currentWrappingKeyId;
    },
    wrap: (dataKey, boundTo) => {
      const wrappingKeyId = keys.latest().currentWrappingKeyId;
      const { nonce, ciphertext } = seal(wrappingKey(wrappingKeyId), dataKey, boundTo);
      return { wrappingKeyId, wrappedKey: Buffer.concat([nonce, ciphertext]) };
    },
    unwrap: (wrappingKeyId, wrappedKey, boundTo) => {
      const nonce = wrappedKey.subarray(0, NONCE_BYTES);
      const ciphertext = wrappedKey.subarray(NONCE_BYTES);
      const dataKey = tryOpen(wrappingKey(wrappingKeyId), { nonce, ciphertext }, boundTo);
      if (!dataKey) throw new KeyRingError(`The wrapping key ${wrappingKeyId} does not open this data key`);
      return dataKey;
    },
    blindIndex: (partnerId, purpose, value) => blindIndex(indexKey, partnerId, purpose, value),
    deriveKey: (partnerId, purpose, name) => deriveKey(indexKey, partnerId, purpose, name),
    sign: (message) => sign(null, message, signingKey),
    verify: (message, signature) => verify(null, message, publicKey, signature),
  };

  function wrappingKey(id: string): Buffer {
    const entry = keys.current().wrappingKeys[id] ?? keys.latest().wrappingKeys[id];
    if (!entry) throw new KeyRingError(`The keys file ${file} does not hold the wrapping key ${id}`);
    return Buffer.from(entry.key, 'base64');
  }
}

/** Another process may rotate the keys while this one runs, so the file is read again when it has changed. */
function followKeysFile(file: string): { current: () => KeyMaterial; latest: () => KeyMaterial } {
  let stamp = stampOf(file);
  let material = readKeysFile(file);
  return {
    current: () => material,
    latest: () => {
      const newStamp = stampOf(file);
      if (newStamp !== stamp) {
        material = readKeysFile(file);
        stamp = newStamp;
      }
      return material;
    },
  };
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${String(stat.ino)}:${String(stat.mtimeMs)}:${String(stat.size)}` : 'absent';
}
