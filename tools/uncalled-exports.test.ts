import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './testing/read-sources.ts';

/** Built ahead of the screens that need it, or for tests of another room. A requirement is not met by code that nothing calls: name no row on it. */
const awaited: Record<string, readonly string[]> = {
  'a second language': ['addScreenTexts'],
  'the tests of every form': ['copyNames'],
  'forms of other installations': [
    'coerceAnswers',
    'defineField',
    'formatFaults',
    'hasEmailFormat',
    'hasPhoneFormat',
  ],
  'the tests of other modules': ['findAreaAsOf', 'findSessionActor', 'paymentMoveNames'],
};

describe('what an index offers', () => {
  it('is called by the product, or listed here with what it waits for', () => {
    expect(listUncalled(readProduct())).toEqual(Object.values(awaited).flat().toSorted());
  });

  it.each([
    'engine/src/index.ts',
    'engine/src/cases/index.ts',
    'server/src/modules/cases/index.ts',
    'ui/src/index.ts',
  ])('is seen to be uncalled where only its own file and indexes mention it: %s', (file) => {
    const planted = [
      { file, text: "export { lonely, useful } from './a.ts';" },
      { file: file.replace('index', 'a'), text: 'export const lonely = 1;\nexport const useful = 2;' },
      { file: 'server/src/b.ts', text: "import { useful } from '@handrail/engine';" },
      { file: 'portal/src/features/c/index.ts', text: "export { lonely } from './c.ts';" },
    ];
    expect(listUncalled(planted)).toEqual(['lonely']);
  });
});

function readProduct(): Source[] {
  return readSources(/^(engine|programs|server|ui|portal|console|tools)\/.*\.(tsx?|mjs)$/).filter(
    ({ file }) => !/\.test\.|\/(testing|gallery)\//.test(file),
  );
}

/** The values that an index exports and that no file but their own mentions. */
function listUncalled(sources: readonly Source[]): string[] {
  const isIndex = ({ file }: Source) => file.endsWith('/index.ts');
  const names = sources
    .filter(isIndex)
    .flatMap(({ text }) => [...text.matchAll(/export\s+\{([^}]*)\}/g)])
    .flatMap(([, list = '']) => list.replace(/\/\*.*?\*\//gs, '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const callers = countFilesByWord(sources.filter((source) => !isIndex(source)));
  return [...new Set(names)].filter((name) => (callers.get(name) ?? 0) < 2).toSorted();
}

function countFilesByWord(sources: readonly Source[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of sources)
    for (const word of new Set(text.match(/\w+/g))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
