import { type DocumentNode, visit } from 'graphql';
import { RefusedRequest } from './refused-request.ts';

const deepestVariable = 32;

/** Refuses variables that no table could hold: NUL and half characters, and nesting without end. */
export function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string' && !isStorableText(value)) {
    throw new RefusedRequest(400, 'A text contains characters that cannot be stored');
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === deepestVariable) throw new RefusedRequest(400, 'The variables are nested too deeply');

  for (const [key, inner] of Object.entries(value)) {
    assertStorable(key);
    assertStorable(inner, depth + 1);
  }
}

/** The same for the texts that are written into the document. */
export function assertStorableTexts(document: DocumentNode): void {
  visit(document, {
    StringValue({ value }) {
      assertStorable(value);
    },
  });
}

// PostgreSQL takes neither NUL nor, in JSON, one half of a surrogate pair.
function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
