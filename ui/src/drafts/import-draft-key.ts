/** The key of someone's drafts, as the server gives it, for use in this page alone. */
export function importDraftKey(draftKey: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(draftKey), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
