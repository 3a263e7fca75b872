import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerMigration, MigrationStep } from '../definition/answer-migration.ts';
import type { Answers } from '../values/answers.ts';
import { migrateAnswers } from './migrate-answers.ts';

const runs = { numRuns: 500 };
const key = fc.constantFrom('a', 'b', 'a.x', 'a.y', 'list', '__proto__');
const keyMap = fc.dictionary(key, key, { maxKeys: 3 });
const inEntriesOf = fc.option(fc.array(fc.constantFrom('list', 'a'), { maxLength: 2 }), { nil: [] });

const movingStep: fc.Arbitrary<MigrationStep> = fc.oneof(
  fc.record({ rename: key, to: key, inEntriesOf }),
  fc.constant({ rename: 'a.*', to: 'b.*' }),
  fc.record({ moveInto: fc.constant('list'), keys: keyMap.map(withoutList), inEntriesOf }),
  fc.record({ moveOutOf: fc.constant('list'), keys: keyMap, inEntriesOf }),
);
const anyStep: fc.Arbitrary<MigrationStep> = fc.oneof(
  movingStep,
  fc.record({ drop: fc.oneof(key, fc.constant('a.*')), reason: fc.constant('Gone'), inEntriesOf }),
  fc.record({ setDefault: key, value: fc.constantFrom('new', 0, false), inEntriesOf }),
  fc.record({ mapValue: key, values: fc.constant({ '1': 'one', true: null }), inEntriesOf }),
);

function someMigrations(step: fc.Arbitrary<MigrationStep>): fc.Arbitrary<AnswerMigration[]> {
  const steps = fc.array(step, { maxLength: 4 });
  return fc
    .tuple(steps, steps, steps)
    .map((all) => all.map((of, index) => ({ from: index + 1, to: index + 2, steps: of })));
}

const plain = fc.constantFrom('', '1', 'true', 'x', 1, 0, true, false, null);
const entry = fc.dictionary(key, fc.oneof(plain, fc.constant([{ a: 1 }])), { maxKeys: 3 });
const odd = fc.constantFrom<unknown>({}, { a: 1 }, [], [[]], [null], [{ id: '1' }], [{ a: 1 }, 'x']);
const anyAnswers = fc.dictionary(
  key,
  fc.oneof(plain, odd, fc.array(plain, { maxLength: 3 }), fc.array(entry, { maxLength: 2 })),
  { maxKeys: 5 },
) as fc.Arbitrary<Answers>;

/** Answers that are all different, so that each can be followed. */
const distinctAnswers: fc.Arbitrary<Answers> = fc
  .tuple(fc.uniqueArray(key), fc.array(fc.uniqueArray(key, { minLength: 1 }), { maxLength: 2 }))
  .map(([keys, entries]) => ({
    ...Object.fromEntries(keys.map((name, index) => [name, 100 + index])),
    ...(entries.length > 0 && {
      list: entries.map((names, at) =>
        Object.fromEntries(names.map((name, index) => [name, at * 10 + index])),
      ),
    }),
  }));

function migrate(migrations: readonly AnswerMigration[], answers: Answers, from = 1, to = 4) {
  return migrateAnswers(
    migrations,
    { version: from, answers },
    { version: to, keys: ['a', 'list', 'list.a'] },
  );
}

describe('migrateAnswers, whatever the steps and the answers', () => {
  it('never throws, arrives, and leaves the draft that it was given', () => {
    fc.assert(
      fc.property(someMigrations(anyStep), anyAnswers, (migrations, answers) => {
        const before = JSON.stringify(answers);
        expect(migrate(migrations, answers).version).toBe(4);
        expect(JSON.stringify(answers)).toBe(before);
      }),
      runs,
    );
  });

  it('changes nothing once it has arrived', () => {
    fc.assert(
      fc.property(someMigrations(anyStep), anyAnswers, (migrations, answers) => {
        const arrived = migrate(migrations, answers);
        const again = migrate(migrations, arrived.answers, arrived.version);
        expect(again.answers).toEqual(arrived.answers);
        expect([again.renamed, again.dropped, again.changed, again.missingSteps]).toEqual([[], [], [], []]);
      }),
      runs,
    );
  });

  it('gives the same in one go as version by version', () => {
    fc.assert(
      fc.property(someMigrations(anyStep), anyAnswers, (migrations, answers) => {
        let step = answers;
        for (const version of [1, 2, 3]) step = migrate(migrations, step, version, version + 1).answers;
        expect(migrate(migrations, answers).answers).toEqual(step);
      }),
      runs,
    );
  });

  it('does not depend on the order in which answers are kept', () => {
    fc.assert(
      fc.property(someMigrations(anyStep), anyAnswers, (migrations, answers) => {
        const reversed = Object.fromEntries(Object.entries(answers).reverse());
        expect(migrate(migrations, reversed).answers).toEqual(migrate(migrations, answers).answers);
      }),
      runs,
    );
  });

  it('loses no answer by moving it', () => {
    fc.assert(
      fc.property(someMigrations(movingStep), distinctAnswers, (migrations, answers) => {
        const { answers: after, dropped } = migrate(migrations, answers);
        expect(dropped).toEqual([]);
        expect(listLeaves(after)).toEqual(listLeaves(answers));
      }),
      runs,
    );
  });
});

function listLeaves(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .flatMap(listLeaves)
    .sort((a, b) => a - b);
}

function withoutList(keys: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).filter(([from]) => from !== 'list'));
}
