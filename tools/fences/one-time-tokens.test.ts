import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../testing/read-sources.ts';

/** The store asks for the purpose in every query; a query elsewhere could take a link for what it is not. */
const store = 'server/src/modules/one-time-tokens/one-time-token-store.ts';
/** Rows for the isolation checks, which know every table. */
const samples = 'server/src/platform/db/isolation-checks/sample-rows/';

describe('the table of one-time tokens', () => {
  it('is read and written by its store alone', () => {
    const sources = readSources(/^server\/src\/(?!testing\/).*(?<!\.test)\.ts$/);
    expect(listStrangers(sources)).toEqual([]);
    expect(sources.map(({ file }) => file)).toContain(store);
  });

  it('is seen to be used elsewhere, on planted violations', () => {
    const planted = [
      { file: 'server/src/modules/identity/a.ts', text: "tx.selectFrom('one_time_tokens').selectAll()" },
      { file: 'server/src/modules/account/b.ts', text: 'sql`update one_time_tokens set used_at = ${now}`' },
      { file: 'server/src/app/sweeping/c.ts', text: "{ table: 'one_time_tokens', column: 'expires_at' }" },
      { file: store, text: "tx.updateTable('one_time_tokens')" },
    ];
    expect(listStrangers(planted)).toEqual([
      'server/src/modules/identity/a.ts',
      'server/src/modules/account/b.ts',
    ]);
  });
});

function listStrangers(sources: readonly Source[]): string[] {
  const use =
    /(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\('one_time_tokens|\b(?:from|into|update|join) one_time_tokens\b/;
  return sources
    .filter(({ file }) => file !== store && !file.startsWith(samples))
    .filter(({ text }) => use.test(text))
    .map(({ file }) => file);
}
