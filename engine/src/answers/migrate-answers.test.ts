import { describe, expect, it } from 'vitest';
import type { MigrationStep } from '../definition/answer-migration.ts';
import type { Answers } from '../values/answers.ts';
import { migrateAnswers } from './migrate-answers.ts';

function migrate(steps: readonly MigrationStep[], answers: Answers, keys: readonly string[] = []) {
  return migrateAnswers([{ from: 1, to: 2, steps }], { version: 1, answers }, { version: 2, keys });
}

describe('migrateAnswers', () => {
  it('renames an answer and says so', () => {
    const result = migrate([{ rename: 'job', to: 'work.title' }], { job: 'Cook', age: 30 }, [
      'work.title',
      'age',
    ]);
    expect(result).toEqual({
      version: 2,
      answers: { 'work.title': 'Cook', age: 30 },
      renamed: [{ from: 'job', to: 'work.title' }],
      dropped: [],
      changed: [],
      notRenamed: [],
      unknown: [],
      missingSteps: [],
    });
  });

  it('renames everything beneath a key', () => {
    const { answers } = migrate([{ rename: 'owner.*', to: 'business.owner.*' }], {
      owner: 'yes',
      'owner.name': 'Ana',
      'owner.home.zip': '10451',
      ownership: 'full',
    });
    expect(answers).toEqual({
      owner: 'yes',
      'business.owner.name': 'Ana',
      'business.owner.home.zip': '10451',
      ownership: 'full',
    });
  });

  it('renames in the same order, whatever the order in which the answers are kept', () => {
    const step: MigrationStep = { rename: 'a.*', to: 'a.b.*' };
    const after = { 'a.b.b.x': 1, 'a.b.x': 2 };
    expect(migrate([step], { 'a.b.x': 1, 'a.x': 2 }).answers).toEqual(after);
    expect(migrate([step], { 'a.x': 2, 'a.b.x': 1 }).answers).toEqual(after);
  });

  it('never overwrites an answer: it stays under its old key and is reported', () => {
    const result = migrate([{ rename: 'job', to: 'work' }], { job: 'Cook', work: 'Baker' }, ['work']);
    expect(result.answers).toEqual({ job: 'Cook', work: 'Baker' });
    expect(result.notRenamed).toEqual([{ from: 'job', to: 'work' }]);
    expect(result.unknown).toEqual(['job']);
    expect(result.renamed).toEqual([]);
  });

  it('takes the place of an empty answer', () => {
    expect(migrate([{ rename: 'job', to: 'work' }], { job: 'Cook', work: '' }).answers).toEqual({
      work: 'Cook',
    });
  });

  it('drops an answer with its reason', () => {
    const result = migrate([{ drop: 'fax', reason: 'Nobody sends one' }], { fax: '1', phone: '2' });
    expect(result.answers).toEqual({ phone: '2' });
    expect(result.dropped).toEqual([{ key: 'fax', reason: 'Nobody sends one' }]);
  });

  it('answers only what was not answered', () => {
    const steps: MigrationStep[] = [
      { setDefault: 'country', value: 'US' },
      { setDefault: 'size', value: 1 },
    ];
    const result = migrate(steps, { country: '', size: 0 });
    expect(result.answers).toEqual({ country: 'US', size: 0 });
    expect(result.changed).toEqual(['country']);
  });

  it('replaces values, alone or in a list, and takes away those that end', () => {
    const values = { true: 'yes', rentDue: 'rent', gone: null };
    const steps = ['a', 'b', 'c', 'd'].map((key): MigrationStep => ({ mapValue: key, values }));
    const result = migrate(steps, { a: true, b: ['rentDue', 'gone', 'rent', 'food'], c: 'gone', d: 'food' });
    expect(result.answers).toEqual({ a: 'yes', b: ['rent', 'food'], c: null, d: 'food' });
    expect(result.changed).toEqual(['a', 'b', 'c']);
  });

  it('steps into entries, and into entries of entries', () => {
    const result = migrate(
      [
        { rename: 'hrs', to: 'hours', inEntriesOf: ['members', 'jobs'] },
        { drop: 'nick', reason: 'Not asked', inEntriesOf: ['members'] },
      ],
      { members: [{ nick: 'A', jobs: [{ hrs: 1 }, { hours: 2 }] }, {}], hrs: 3 },
    );
    expect(result.answers).toEqual({ members: [{ jobs: [{ hours: 1 }, { hours: 2 }] }, {}], hrs: 3 });
    expect(result.renamed).toEqual([{ from: 'members.0.jobs.0.hrs', to: 'members.0.jobs.0.hours' }]);
    expect(result.dropped).toEqual([{ key: 'members.0.nick', reason: 'Not asked' }]);
  });

  it('moves answers into a new first entry', () => {
    const step: MigrationStep = { moveInto: 'owners', keys: { 'owner.name': 'name', 'owner.age': 'age' } };
    const result = migrate([step], { 'owner.name': 'Ana', owners: [{ name: 'Bo' }] });
    expect(result.answers).toEqual({ owners: [{ name: 'Ana' }, { name: 'Bo' }] });
    expect(result.renamed).toEqual([{ from: 'owner.name', to: 'owners.0.name' }]);
    expect(migrate([step], { other: 1 }).answers).toEqual({ other: 1 });
  });

  it('moves nothing where a list is to be but something else is', () => {
    const result = migrate([{ moveInto: 'owners', keys: { owner: 'name' } }], {
      owner: 'Ana',
      owners: 'two',
    });
    expect(result.answers).toEqual({ owner: 'Ana', owners: 'two' });
    expect(result.notRenamed).toEqual([{ from: 'owner', to: 'owners.0.name' }]);
  });

  it('moves answers out of the first entry and leaves the others', () => {
    const step: MigrationStep = { moveOutOf: 'owners', keys: { name: 'owner.name' } };
    expect(migrate([step], { owners: [{ name: 'Ana' }] }).answers).toEqual({ 'owner.name': 'Ana' });
    expect(migrate([step], { owners: [{ name: 'Ana', age: 3 }, { name: 'Bo' }] }).answers).toEqual({
      'owner.name': 'Ana',
      owners: [{ age: 3 }, { name: 'Bo' }],
    });
    expect(migrate([step], { owners: 'two' }).answers).toEqual({ owners: 'two' });
  });

  it('keeps and reports answers that the new version does not ask for, also inside entries', () => {
    const answers = { a: 1, old: 2, list: [{ name: 'x' }, { nick: 'y' }], gone: [{ name: 'z' }] };
    const result = migrate([], answers, ['a', 'list', 'list.name']);
    expect(result.answers).toEqual(answers);
    expect(result.unknown).toEqual(['old', 'list.1.nick', 'gone']);
  });
});

describe('the way through the versions', () => {
  const migrations = [
    { from: 4, to: 5, steps: [{ rename: 'c', to: 'd' }] },
    { from: 1, to: 2, steps: [{ rename: 'a', to: 'b' }] },
    { from: 2, to: 3, steps: [{ rename: 'b', to: 'c' }] },
  ];

  function walk(from: number, to: number, answers: Answers) {
    return migrateAnswers(migrations, { version: from, answers }, { version: to, keys: [] });
  }

  it('goes step by step in the order of the versions and names the stretch without steps', () => {
    const result = walk(1, 6, { a: 1 });
    expect(result).toMatchObject({ version: 6, answers: { d: 1 } });
    expect(result.missingSteps).toEqual([
      { from: 3, to: 4 },
      { from: 5, to: 6 },
    ]);
  });

  it('stops at the version that is asked for', () => {
    expect(walk(1, 2, { a: 1 })).toMatchObject({ version: 2, answers: { b: 1 }, missingSteps: [] });
  });

  it('starts where the draft is', () => {
    expect(walk(2, 3, { a: 1, b: 2 })).toMatchObject({ answers: { a: 1, c: 2 }, missingSteps: [] });
  });

  it('leaves a draft of a later version alone', () => {
    expect(walk(5, 3, { d: 1 })).toMatchObject({
      version: 5,
      answers: { d: 1 },
      missingSteps: [{ from: 5, to: 3 }],
    });
  });
});
