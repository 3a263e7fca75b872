import { findStoredDraft, removeDraft } from './draft-storage.ts';

const ivBytes = 12;

/** Encrypts what was typed, readable only at this address. */
export async function sealDraft(key: CryptoKey, address: string, values: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(values));
  const sealed = await crypto.subtle.encrypt(bindTo(address, iv), key, plain);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** What was typed, or nothing when there is none, or none that this key opens. */
export async function readDraft(key: CryptoKey, address: string): Promise<unknown> {
  const stored = findStoredDraft(address);
  if (!stored) return undefined;
  try {
    return await openSealed(key, address, stored);
  } catch {
    // Altered, or written under another key: it can never be read again.
    removeDraft(address);
    return undefined;
  }
}

/** What was sealed at this address; throws when it was altered or sealed under another key. */
export async function openSealed(key: CryptoKey, address: string, stored: string): Promise<unknown> {
  const bytes = fromBase64(stored);
  const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)];
  const plain = await crypto.subtle.decrypt(bindTo(address, iv), key, sealed);
  return JSON.parse(new TextDecoder().decode(plain));
}

function bindTo(address: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(address) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
