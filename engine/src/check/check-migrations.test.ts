import { describe, expect, it } from 'vitest';
import type { AnswerMigration, MigrationStep } from '../definition/answer-migration.ts';
import { checkMigrations } from './check-migrations.ts';

const keys = new Set(['name', 'home.zip', 'owners', 'owners.name']);

function check(...steps: readonly MigrationStep[]) {
  return checkMigrations([{ from: 1, to: 2, steps }], 2, keys).map(
    ({ path, message }) => `${path}: ${message}`,
  );
}

describe('checkMigrations', () => {
  it('finds no fault in sound steps', () => {
    const steps: MigrationStep[] = [
      { rename: 'fullName', to: 'interim' },
      { rename: 'interim', to: 'name' },
      { rename: 'address.*', to: 'home.*' },
      { drop: 'fax', reason: 'Nobody sends one' },
      { setDefault: 'name', value: 'Unknown', inEntriesOf: ['owners'] },
      { moveInto: 'owners', keys: { owner: 'name' } },
    ];
    expect(check(...steps)).toEqual([]);
  });

  it('asks of an earlier version nothing about the present keys', () => {
    const migrations: AnswerMigration[] = [
      { from: 1, to: 2, steps: [{ rename: 'a', to: 'b' }] },
      { from: 2, to: 3, steps: [{ rename: 'b', to: 'name' }] },
    ];
    expect(checkMigrations(migrations, 3, keys)).toEqual([]);
  });

  it('names keys that nothing asks for', () => {
    expect(
      check(
        { rename: 'fullName', to: 'nmae' },
        { rename: 'a.*', to: 'b.*' },
        { moveInto: 'owners', keys: { owner: 'nick' } },
        { mapValue: 'nick', values: {}, inEntriesOf: ['owners'] },
        { moveOutOf: 'owners', keys: { name: 'chief' } },
      ),
    ).toEqual([
      'migrations[0].steps[0]: no field has the key "nmae"',
      'migrations[0].steps[1]: no field has the key "b.*"',
      'migrations[0].steps[2]: no field has the key "owners.nick"',
      'migrations[0].steps[3]: no field has the key "owners.nick"',
      'migrations[0].steps[4]: no field has the key "chief"',
    ]);
  });

  it('refuses a step with no operator or two, a half pattern and a drop without a reason', () => {
    expect(
      check(
        {} as MigrationStep,
        { drop: 'a', reason: 'x', rename: 'b', to: 'name' },
        { rename: 'a.*', to: 'name' },
        { drop: 'fax', reason: '' },
      ),
    ).toEqual([
      'migrations[0].steps[0]: a step has one operator of rename, drop, setDefault, mapValue, moveInto, moveOutOf',
      'migrations[0].steps[1]: a step has one operator of rename, drop, setDefault, mapValue, moveInto, moveOutOf',
      'migrations[0].steps[2]: "a.*" and "name" must both end in .* or neither',
      'migrations[0].steps[3]: a drop says its reason',
    ]);
  });

  it('refuses stretches that lead nowhere or twice', () => {
    const migrations = [
      { from: 1, to: 3, steps: [] },
      { from: 2, to: 3, steps: [] },
      { from: 3, to: 3, steps: [] },
      { from: 3, to: 9, steps: [] },
    ];
    expect(checkMigrations(migrations, 4, keys)).toEqual([
      { path: 'migrations[1]', message: '2 to 3 is covered by another migration' },
      { path: 'migrations[2]', message: '3 to 3 is no way up to version 4' },
      { path: 'migrations[3]', message: '3 to 9 is no way up to version 4' },
    ]);
  });
});
