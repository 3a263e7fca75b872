interface Puzzle {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

/**
 * Finds by trial the number that the server hid in a puzzle, which takes a moment, and gives the solution in the form
 * that travels in a header.
 */
export async function solvePuzzle(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Puzzle;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const [nonceBytes, saltBytes] = [fromHex(nonce), fromHex(salt)];

  for (let counter = 0; counter < mostTries; counter += 1) {
    const password = new Uint8Array(nonceBytes.length + 4);
    password.set(nonceBytes);
    new DataView(password.buffer).setUint32(nonceBytes.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: saltBytes, iterations: cost };
    const derivedKey = toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, keyLength * 8)));
    if (derivedKey.startsWith(keyPrefix)) {
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
    }
  }
  throw new Error('The puzzle has no solution');
}

const mostTries = 100_000;

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
