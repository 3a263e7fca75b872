import { generateKeyPairSync, sign } from 'node:crypto';

export interface SigningKey {
  readonly privateKey: string;
  /** Base64 without its frame, as metadata carries it. */
  readonly certificate: string;
}

/** A new RSA key and a certificate that it signed itself, so that no key has to lie in the repository. */
export function buildSigningKey(commonName: string, bits = 2048): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const name = sequence(set(sequence(oid(2, 5, 4, 3), der(0x0c, Buffer.from(commonName)))));
  const algorithm = sequence(oid(1, 2, 840, 113549, 1, 1, 11), der(0x05, Buffer.alloc(0)));
  const year = new Date().getUTCFullYear();
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(time(year - 1), time(year + 5)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]));
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: sequence(body, algorithm, signature).toString('base64'),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.of(tag, length), content]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function set(part: Buffer): Buffer {
  return der(0x31, part);
}

function integer(value: number): Buffer {
  return der(0x02, Buffer.of(value));
}

function time(year: number): Buffer {
  return der(0x17, Buffer.from(`${String(year).slice(2)}0101000000Z`));
}

function oid(first: number, second: number, ...rest: readonly number[]): Buffer {
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(toBase128)]));
}

function toBase128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}
