const prefix = 'handrail:draft:';

/** Where a person's draft lies in this browser. */
export function draftAddress(userId: string, name: string): string {
  return `${prefix}${userId}:${name}`;
}

/** Encrypts what was typed, readable only at this address. */
export async function sealDraft(key: CryptoKey, address: string, values: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(values));
  const sealed = await crypto.subtle.encrypt(bindTo(address, iv), key, plain);
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

export function storeDraft(address: string, sealed: string): void {
  attempt(() => {
    if (!isClosed) localStorage.setItem(address, sealed);
  });
}

/** What was typed, or nothing when there is none, or none that this key opens. */
export async function readDraft(key: CryptoKey, address: string): Promise<unknown> {
  const stored = attempt(() => localStorage.getItem(address));
  if (!stored) return undefined;
  try {
    const bytes = fromBase64(stored);
    const [iv, sealed] = [bytes.slice(0, ivBytes), bytes.slice(ivBytes)];
    const plain = await crypto.subtle.decrypt(bindTo(address, iv), key, sealed);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    // Altered, or written under another key: it can never be read again.
    removeDraft(address);
    return undefined;
  }
}

export function removeDraft(address: string): void {
  attempt(() => {
    localStorage.removeItem(address);
  });
}

/** Empties the browser's storage, drafts and all; what this page still wants to keep comes too late. */
export function clearWithDrafts(): void {
  isClosed = true;
  attempt(() => {
    localStorage.clear();
  });
}

/** Empties the browser's storage of everything but drafts, which only their owner can read. */
export function clearAllButDrafts(): void {
  attempt(() => {
    const others = Object.keys(localStorage).filter((name) => !name.startsWith(prefix));
    for (const name of others) localStorage.removeItem(name);
  });
}

let isClosed = false;
const ivBytes = 12;

function bindTo(address: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(address) };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // A browser may forbid storage, or it is full; then nothing is kept.
    return undefined;
  }
}
