import { createHash } from 'node:crypto';
import type { InlineSources } from '../../platform/http/security-headers.ts';

export interface PlainDocument {
  readonly html: string;
  /** The hashes of the scripts and styles that stand in it. */
  readonly sources: InlineSources;
}

/**
 * The document as every visitor may get it: its own scripts and styles, which are those with this nonce, are named by
 * their hashes instead. A file of script has no text to hash, so a line of script asks for it; what such a line adds may run.
 */
export function withoutNonce(document: string, nonce: string): PlainDocument {
  const mark = ` nonce="${nonce}"`;
  const files = new RegExp(`<script type="module" src="([^"<>]+)"${mark}></script>`, 'g');
  const inlined = document.replace(files, (_, file: string) => `<script${mark}>${toLoader(file)}</script>`);
  const listHashes = (name: string) => {
    const texts = inlined.matchAll(new RegExp(`<${name}${mark}>([^]*?)</${name}>`, 'g'));
    return [...new Set(Array.from(texts, ([, text = '']) => toHash(text)))];
  };
  return {
    html: inlined.replaceAll(mark, ''),
    sources: { scripts: listHashes('script'), styles: listHashes('style') },
  };
}

function toLoader(file: string): string {
  const path = JSON.stringify(file).replaceAll('<', '\\u003c');
  return `{const s=document.createElement('script');s.type='module';s.src=${path};document.body.append(s)}`;
}

function toHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
