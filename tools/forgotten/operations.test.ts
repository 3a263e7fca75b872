import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

const start = 'server/src/app/schema.ts';

describe('a file of operations', () => {
  it('is part of the schema', () => {
    expect(listLeftOut(readSources(/^server\/src\/.*(\.graphql|app\/schema)\.ts$/))).toEqual([]);
  });

  it('is missed where nothing of the schema imports it', () => {
    const planted = [
      { file: start, text: "import '../modules/cases/case.graphql.ts';" },
      { file: 'server/src/modules/cases/case.graphql.ts', text: "import './case-types.graphql.ts';" },
      { file: 'server/src/modules/cases/case-types.graphql.ts', text: '' },
      { file: 'server/src/modules/cases/forgotten.graphql.ts', text: '' },
    ];
    expect(listLeftOut(planted)).toEqual(['server/src/modules/cases/forgotten.graphql.ts']);
  });
});

function listLeftOut(sources: readonly Source[]): string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    const text = sources.find((source) => source.file === file)?.text ?? '';
    for (const [, target = ''] of text.matchAll(/(?:import|from) '(\.[^']+\.graphql\.ts)'/g)) {
      reached.add(path.posix.join(path.posix.dirname(file), target));
    }
  }
  return sources.map(({ file }) => file).filter((file) => !reached.has(file));
}
