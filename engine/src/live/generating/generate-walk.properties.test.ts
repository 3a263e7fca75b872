import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../values/answers.ts';
import type { FormSettings } from '../../definition/form-settings.ts';
import { arbitraryFormCase } from '../../testing/arbitrary-form.ts';
import type { Field } from '../../definition/field.ts';
import type { Rule } from '../../definition/rule.ts';
import {
  buildProgram,
  buildQuestion,
  buildSection,
  buildSettings,
  buildTextField,
} from '../../testing/build-program.ts';
import { applyEdit } from '../../testing/choose-edit.ts';
import { expectSame } from '../../testing/expect-same.ts';
import { generateWalk } from '../../testing/generate-walk.ts';
import { manyRuns } from '../../testing/many-runs.ts';
import { compileProgram } from '../compile-program.ts';
import type { CompiledProgram } from '../compiled-program.ts';
import { checkAnswers, reportForm } from '../form-report.ts';
import { createLiveForm } from '../live-form.ts';
import type { GenerateWalk } from './walk.ts';

/** Forms whose code goes through places and reports on whole answers, and forms whose code only does the first. */
const ways: readonly GenerateWalk[] = [
  generateWalk,
  (scope) => ({ ...generateWalk(scope), report: undefined }),
];

describe('a generated walk', () => {
  it(
    'finds in any answers to any form what the usual walk finds, and what a live form does',
    manyRuns,
    () => {
      fc.assert(
        fc.property(arbitraryFormCase, ({ definition, answers, settings, edits }) => {
          const plain = compileProgram(definition);
          const generated = ways.map((way) => compileProgram(definition, way));
          const form = createLiveForm(plain, { answers, settings });
          for (const edit of [undefined, ...edits]) {
            if (edit) applyEdit(form, edit);
            const draft = form.draftAnswers();
            const found = check(plain, draft, settings);
            for (const each of generated) expectSame(check(each, draft, settings), found);
            expectSame(found, { ...reportForm(form), submitted: form.submittedAnswers() });
          }
        }),
        { numRuns: 1500 },
      );
    },
  );

  it('decides conditions on values at their limits as rules do', manyRuns, () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryTerm, { minLength: 1, maxLength: 3 }),
        arbitraryAnswers,
        (terms, answers) => {
          const [only] = terms;
          const dynamicLogic = only !== undefined && terms.length === 1 ? only : { and: terms };
          const fields = [
            ...keys.map((key) => buildTextField(key, { validation: { required: false } })),
            buildTextField('shown', { dynamicLogic }),
            buildTextField('further', { dynamicLogic: { eq: [{ answer: 'shown' }, 'yes'] } }),
          ];
          const definition = buildProgram({ sections: [buildSection('s', [buildQuestion('q', fields)])] });
          const given = { ...answers, ...(answers.a === 1 && { shown: 'yes' }) } as Answers;
          for (const way of ways)
            expectSame(
              check(compileProgram(definition, way), given, buildSettings()),
              check(compileProgram(definition), given, buildSettings()),
            );
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('judges answers at the limits of their fields as checks do', manyRuns, () => {
    fc.assert(
      fc.property(arbitraryField, arbitraryValue, (field, value) => {
        const definition = buildProgram({ sections: [buildSection('s', [buildQuestion('q', [field])])] });
        const given = { it: value } as Answers;
        for (const way of ways)
          expectSame(
            check(compileProgram(definition, way), given, buildSettings()),
            check(compileProgram(definition), given, { ...buildSettings(), allowances: {} }),
          );
      }),
      { numRuns: 3000 },
    );
  });

  it('knows a value by which another one is shown, though both are only worked out', () => {
    const calculated = (key: string, formula: Rule) =>
      ({ key, copy: key, type: 'Calculated', formula, display: 'number' }) as const;
    const definition = buildProgram({
      sections: [
        buildSection('s', [
          buildQuestion('q', [
            calculated('first', 1),
            { ...calculated('second', { answer: 'first' }), dynamicLogic: { answered: { answer: 'first' } } },
          ]),
        ]),
      ],
    });
    for (const way of [undefined, ...ways]) {
      const compiled = compileProgram(definition, way);
      expect(checkAnswers(compiled, {}, buildSettings()).submittedAnswers()).toEqual({ first: 1, second: 1 });
    }
  });

  it('keeps texts of a definition out of its code', () => {
    const key = `"]; throw new Error('run'); //\u2028`;
    const field = {
      key,
      copy: 'Choice',
      type: 'RadioList',
      options: [{ label: 'One', value: key }],
      dynamicLogic: { not: { eq: [{ answer: 'other' }, key] } },
    } as const;
    const other = {
      key: 'other',
      copy: 'Other',
      type: 'RadioList',
      options: [{ label: 'One', value: '`${process.exit()}' }],
    } as const;
    const third = buildTextField('third', { dynamicLogic: { eq: [{ answer: 'other' }, key] } });
    const sections = [buildSection('s', [buildQuestion('q', [other, field, third])])];
    const answers = { other: '`${process.exit()}', [key]: key };

    for (const way of ways) {
      const compiled = compileProgram(buildProgram({ sections }), way);
      expect(checkAnswers(compiled, answers, buildSettings()).canSubmit).toBe(true);
      expect(checkAnswers(compiled, { ...answers, [key]: 'x' }, buildSettings()).canSubmit).toBe(false);
    }
  });
});

const keys = ['a', 'b'] as const;
const arbitraryValue = fc.oneof(
  fc.integer({ min: -1, max: 2 }),
  fc.constantFrom<unknown>(
    'x',
    'y',
    '1',
    '',
    ' ',
    'Infinity',
    -0,
    1e308,
    Infinity,
    true,
    null,
    ['x'],
    undefined,
  ),
);
const arbitraryAnswers = fc.record({ a: arbitraryValue, b: arbitraryValue, shown: arbitraryValue });
const arbitraryTerm: fc.Arbitrary<Rule> = fc
  .tuple(
    fc.constantFrom('eq', 'gt', 'gte', 'lt', 'lte'),
    fc.constantFrom<Rule>(...keys.map((key) => ({ answer: key })), { answer: 'nobody' }, 1),
    fc.constantFrom<Rule>(0, 1, -1, 'x', '1', '', null, true, { answer: 'b' }),
  )
  .map(([name, left, right]) => ({ [name]: [left, right] }) as unknown as Rule);

const limit = fc.integer({ min: -1, max: 2 });
const arbitraryValidation = fc.record({ min: limit, max: limit }, { requiredKeys: [] });
const toOptions = (values: string) => values.split('').map((value) => ({ label: value, value }));
const arbitraryField: fc.Arbitrary<Field> = fc.oneof(
  fc.record({
    key: fc.constant('it'),
    copy: fc.constant('It'),
    type: fc.constant('Text' as const),
    inputType: fc.constantFrom('Text', 'Number'),
    validation: arbitraryValidation,
  }),
  fc.record({
    key: fc.constant('it'),
    copy: fc.constant('It'),
    type: fc.constant('RadioList' as const),
    options: fc.constantFrom(toOptions('x1 '), toOptions('abcdefx1 '), []),
  }),
  fc.constant<Field>({ key: 'it', copy: 'It', type: 'Checkbox' }),
);

function check(compiled: CompiledProgram, answers: Answers, settings: FormSettings) {
  const { submittedAnswers, ...report } = checkAnswers(compiled, answers, settings);
  return { ...report, submitted: submittedAnswers() };
}
