import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormSettings } from '../../definition/form-settings.ts';
import type { ProgramDefinition } from '../../definition/program.ts';
import { arbitraryFormCase } from '../../testing/arbitrary-form.ts';
import {
  buildProgram,
  buildQuestion,
  buildSection,
  buildSettings,
  buildTextField,
} from '../../testing/build-program.ts';
import { expectSame } from '../../testing/expect-same.ts';
import { generateWalk } from '../../testing/generate-walk.ts';
import { manyRuns } from '../../testing/many-runs.ts';
import type { Answers } from '../../values/answers.ts';
import { compileProgram } from '../compile-program.ts';
import type { CompiledProgram } from '../compiled-program.ts';
import { checkAnswers, type FormReport } from '../form-report.ts';

describe('a generated judge', () => {
  it('reports on any answers to any form that it judges what the usual way reports', manyRuns, () => {
    const counts = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(arbitraryFormCase, ({ definition, answers, settings }) => {
        count(counts, judge(compileWays(definition), answers, settings));
      }),
      { numRuns: 1000 },
    );
    expect(counts.right).toBeGreaterThan(50);
    expect(counts.wrong).toBeGreaterThan(50);
  });

  it('reports on everything that it knows what the usual way reports', manyRuns, () => {
    const counts = { right: 0, wrong: 0 };
    const ways = compileWays(program);
    const settings = fc.constantFrom('applicant' as const, 'staff' as const);
    fc.assert(
      fc.property(arbitraryAnswers, settings, (answers, audience) => {
        count(counts, judge(ways, answers as Answers, { ...buildSettings(), audience }));
      }),
      { numRuns: 4000 },
    );
    expect(counts.right).toBeGreaterThan(50);
    expect(counts.wrong).toBeGreaterThan(1000);
  });

  it.each<[string, Answers]>([
    ['a number given as text', { kind: 'yes', size: '7' }],
    ['entries that are none', { kind: 'yes', size: 7, people: ['Ana'] }],
  ])('leaves %s to the usual way', (_name, answers) => {
    expect(judge(compileWays(program), answers, buildSettings())).toBeUndefined();
  });

  it('leaves answers that are limited by earlier ones to the usual way', () => {
    const definition = buildProgram({
      sections: [buildSection('s', [buildQuestion('q', [number('amount')])])],
    });
    const compiled = compileProgram(definition, generateWalk);
    const settings = { ...buildSettings(), allowances: { amount: { left: 1, message: 'Too much' } } };
    expect(checkAnswers(compiled, { amount: 5 }, settings).canSubmit).toBe(false);
  });
});

interface Ways {
  readonly generated: CompiledProgram;
  readonly plain: CompiledProgram;
}

function compileWays(definition: ProgramDefinition): Ways {
  return { generated: compileProgram(definition, generateWalk), plain: compileProgram(definition) };
}

/** The report of the judge, which is that of the usual way; nothing where it leaves the answers to that. */
function judge({ generated, plain }: Ways, answers: Answers, settings: FormSettings): FormReport | undefined {
  const report = generated.form.report?.(generated, answers, settings);
  const { submittedAnswers, ...usual } = checkAnswers(plain, answers, settings);
  if (report) expectSame(report, usual);
  expectSame(checkAnswers(generated, answers, settings).submittedAnswers(), submittedAnswers());
  return report;
}

function count(counts: { right: number; wrong: number }, report: FormReport | undefined): void {
  if (report?.canSubmit) counts.right += 1;
  else if (report) counts.wrong += 1;
}

const isKind = { eq: [{ answer: 'kind' }, 'yes'] } as const;
const isLarge = { gte: [{ answer: 'size' }, 5] } as const;
const code = {
  rules: [{ rule: { format: { answer: 'code' }, pattern: '^[A-Z]{2}$' }, message: 'Two letters' }],
} as const;
const choice = (key: string) =>
  ({
    key,
    copy: key,
    type: 'RadioList',
    options: ['yes', 'no'].map((value) => ({ label: value, value })),
  }) as const;
const number = (key: string) => buildTextField(key, { inputType: 'Number', validation: { min: 0, max: 10 } });

const program = buildProgram({
  sections: [
    buildSection('always', [
      buildQuestion('first', [
        choice('kind'),
        { ...number('size'), dynamicLogic: isKind },
        buildTextField('code', { validation: code, dynamicLogic: { and: [isKind, isLarge] } }),
        buildTextField('name', { validation: { required: false, max: 3 }, dynamicLogic: { not: isLarge } }),
      ]),
      buildQuestion('people', [
        {
          key: 'people',
          copy: 'People',
          type: 'Complex',
          repeated: true,
          validation: { required: false },
          subFields: [choice('kind'), buildTextField('code', { validation: code, dynamicLogic: isKind })],
        },
      ]),
    ]),
    buildSection(
      'gated',
      [
        buildQuestion('home', [
          { key: 'home', copy: 'Home', type: 'Address', validation: { required: false } },
          { key: 'born', copy: 'Born', type: 'Date', dynamicLogic: isLarge },
        ]),
        buildQuestion('staff', [buildTextField('note', { adminOnly: true })], { skippable: true }),
      ],
      { dynamicLogic: isKind },
    ),
    buildSection('maybe', [
      buildQuestion(
        'group',
        [
          {
            key: 'group',
            copy: 'Group',
            type: 'Complex',
            dynamicLogic: isLarge,
            subFields: [number('a'), { ...number('b'), dynamicLogic: { gte: [{ answer: 'group.a' }, 5] } }],
          },
        ],
        { skippable: true },
      ),
    ]),
    buildSection('review', [
      buildQuestion('last', [buildTextField('remark', { validation: { required: false } })]),
    ]),
  ],
});

const some = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 9 });
const arbitraryChoice = some<unknown>('yes', 'yes', 'yes', 'no', 'other', null, '');
const arbitraryNumber = some<unknown>(0, 5, 7, 10, 11, null);
const arbitraryCode = some<unknown>('AB', 'AB', 'ab', '', ' AB', null, 7);
const arbitraryPerson = fc.record({ kind: arbitraryChoice, code: arbitraryCode });
const arbitraryAnswers = fc.record({
  kind: arbitraryChoice,
  size: arbitraryNumber,
  code: arbitraryCode,
  name: some<unknown>('Ana', 'Anna', '', null),
  people: fc.oneof(
    fc.constantFrom(undefined, null, [], 'no list'),
    fc.array(arbitraryPerson, { maxLength: 3 }),
  ),
  home: some<unknown>(
    {},
    { city: 'Bronx' },
    { addressLine1: '1 Main St', city: 'Bronx', state: 'NY', zip: '10451' },
  ),
  born: some<unknown>('2000-01-31', '2000-02-31', 'soon'),
  note: some<unknown>('Seen', ''),
  'staff.skipped': some<unknown>(true, false),
  'group.skipped': some<unknown>(true, 'true', false, null),
  'group.a': arbitraryNumber,
  'group.b': arbitraryNumber,
});
