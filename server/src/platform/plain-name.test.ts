import { describe, expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

describe('a plain name', () => {
  it.each(['Harbor Property', 'O’Brien & Söhne', 'بنك', 'می\u200Cخواهم', '👩\u200D👧 Fund'])(
    'is %j',
    (name) => {
      expect(plainName(50).parse(` ${name} `)).toBe(name);
    },
  );

  it.each([
    ...['\u202E', '\u202A', '\u2066', '\u2069', '\u200E', '\u200F', '\u061C', '\u200B', '\uFEFF', '\u00AD'],
    ...['\u0000', '\u0007', '\n', '\u0085', '\u2028', '\u2029'],
  ])('never has %j inside', (unseen) => {
    expect(plainName(50).safeParse(`Harbor${unseen}Property`).success).toBe(false);
  });
});
