import { describe, expect, it } from 'vitest';
import { readSources, type Source } from './testing/read-sources.ts';

/** Built ahead of the screens that need it, or for tests of another room. A requirement is not met by code that nothing calls: name no row on it. */
const awaited: Record<string, readonly string[]> = {
  'the eligibility pre-check': [
    'checkEligibility',
    'findIncomeLimit',
    'findIncomeLimitCents',
    'householdSizes',
    'incomeTiers',
    'listMissingAnswers',
    'toAreaLabel',
  ],
  'messages to a case': ['canSendMessage', 'checkMessage', 'maxMessageCharacters', 'toMessageCounter'],
  claiming: ['checkZelleEmail'],
  'sending back': ['listFieldsToResubmit', 'mapAnswers'],
  'the case page of staff': ['explainField', 'explainFormRule'],
  'drafts of an older form': ['migrateAnswers'],
  'the tests of every form': ['copyNames'],
  'forms of other installations': [
    'coerceAnswers',
    'defineField',
    'formatFaults',
    'hasEmailFormat',
    'hasPhoneFormat',
  ],
};

describe('what the engine offers', () => {
  it('is called by the product, or listed here with what it waits for', () => {
    expect(listUncalled(readProduct())).toEqual(Object.values(awaited).flat().toSorted());
  });

  it('is seen to be uncalled where only its own file mentions it', () => {
    const planted = [
      { file: 'engine/src/index.ts', text: "export { lonely, useful } from './a.ts';" },
      { file: 'engine/src/a.ts', text: 'export const lonely = 1;\nexport const useful = 2;' },
      { file: 'server/src/b.ts', text: "import { useful } from '@handrail/engine';" },
    ];
    expect(listUncalled(planted)).toEqual(['lonely']);
  });
});

function readProduct(): Source[] {
  return readSources(/^(engine|programs|server|ui|portal|console|tools)\/.*\.(tsx?|mjs)$/).filter(
    ({ file }) => !/\.test\.|\/(testing|gallery)\//.test(file),
  );
}

/** The values that the index exports and that no file but their own mentions. */
function listUncalled(sources: readonly Source[]): string[] {
  const index = sources.find(({ file }) => file === 'engine/src/index.ts')?.text ?? '';
  const names = [...index.matchAll(/export\s+\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));
  const others = sources.filter(({ file }) => file !== 'engine/src/index.ts');
  return names
    .filter((name) => others.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).length < 2)
    .toSorted();
}
