import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

describe('a message of a screen', () => {
  it('has no plural or choice in it, which would be shown raw', () => {
    expect(listRaw(readSources(/^(ui|portal|console)\/src\/.*\.tsx?$/))).toEqual([]);
  });

  it('is found where it has', () => {
    const planted = [
      {
        file: 'portal/src/a.tsx',
        text: `say('files', '{count, plural, one {# file} other {# files}}', { count })`,
      },
      {
        file: 'portal/src/b.tsx',
        text: `<Trans id="hello" message="Hello {name}" values={{ name, other }} />`,
      },
    ];
    expect(listRaw(planted)).toEqual(['portal/src/a.tsx']);
  });
});

/** The files with a message that only the full ICU compiler would understand; ours fills in names. */
function listRaw(sources: readonly Source[]): string[] {
  return sources
    .filter(({ text }) => /\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/.test(text))
    .map(({ file }) => file);
}
