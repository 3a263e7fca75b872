import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const codings = {
  br: async (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: async (text: string) => promisify(gzip)(text),
} as const;

export type Coding = keyof typeof codings;
export type CompressedText = (coding: Coding) => Promise<Buffer>;

/** A text that is sent often: compressed at the first request of each kind, and kept. */
export function compressOnce(text: string): CompressedText {
  const kept = new Map<Coding, Promise<Buffer>>();
  return (coding) => {
    const compressed = kept.get(coding) ?? codings[coding](text);
    kept.set(coding, compressed);
    return compressed;
  };
}

/** The best coding that a browser accepts; nothing where it wants the text as it is. */
export function findCoding(accepted = ''): Coding | undefined {
  const names = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding));
}
