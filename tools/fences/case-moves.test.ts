import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

/** Rights and notices are checked in performCaseAction; a move elsewhere would go past them. */
const mover = 'server/src/modules/casework/perform-case-action.ts';

describe('a case', () => {
  it('is moved by performCaseAction alone', () => {
    expect(listMovers(readSources(/^server\/src\/(?!testing\/).*(?<!\.test)\.ts$/))).toEqual([]);
  });

  it('is seen to be moved elsewhere, on planted violations', () => {
    const planted = [
      { file: 'server/src/modules/payments/a.ts', text: 'await moveCase(tx, ctx, id, move);' },
      { file: 'server/src/modules/payments/b.ts', text: "tx.updateTable('cases').set({ status })" },
      { file: mover, text: 'await moveCase(tx, ctx, caseId, move);' },
    ];
    expect(listMovers(planted)).toEqual([
      'server/src/modules/payments/a.ts',
      'server/src/modules/payments/b.ts',
    ]);
  });
});

function listMovers(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => file !== mover && !file.startsWith('server/src/modules/cases/'))
    .filter(({ text }) => /\bmoveCase\(|updateTable\('cases'\)|\bupdate cases\b/.test(text))
    .map(({ file }) => file);
}
