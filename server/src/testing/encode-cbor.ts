/** Just enough CBOR for an authenticator: small integers, texts, bytes and maps. */
export function encodeCbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Map) {
    const parts = [...value].flatMap(([key, entry]) => [encodeCbor(key), encodeCbor(entry)]);
    return Buffer.concat([head(5, value.size), ...parts]);
  }
  throw new Error('This encoder does not know such a value');
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
