import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../definition/field.ts';
import { buildForm } from '../../testing/build-program.ts';
import { manyRuns } from '../../testing/many-runs.ts';
import { compileFieldCheck, findFault, meetsDemands } from './compile-field-check.ts';
import { isSurelyRight, listChoosable } from './sure-answer.ts';

describe('an answer that is right beyond doubt', () => {
  it('is one in which the whole check finds nothing', manyRuns, () => {
    let sureCount = 0;
    fc.assert(
      fc.property(arbitraryField, arbitraryValue, (field, value) => {
        const { root, compiled } = buildForm([field]).instance;
        const slot = compiled.scope.slots[0];
        const check = slot && compileFieldCheck(slot);
        if (!check) return;
        const { kind, least, most, options } = check.sure;
        const choosable = new Set(listChoosable(options));
        if (!isSurelyRight(kind, least, most, choosable, value) || !meetsDemands(check, root)) return;
        sureCount += 1;
        expect(findFault(check, value, root)).toBeUndefined();
      }),
      { numRuns: 4_000 },
    );
    expect(sureCount).toBeGreaterThan(50);
  });
});

const base = { key: 'it', copy: 'It' };
const arbitraryLimit = fc.option(fc.integer({ min: -2, max: 5 }), { nil: undefined });
const arbitraryValidation = fc
  .record({ min: arbitraryLimit, max: arbitraryLimit, required: fc.boolean() })
  .map((validation) => JSON.parse(JSON.stringify(validation)) as Field['validation'] & object);
const options = [
  { label: 'A', value: 'a', children: [{ label: 'B', value: 'b', disabled: true }] },
  { label: 'C', value: 'c', disabled: true, children: [{ label: 'D', value: 'd' }] },
  { label: 'Blank', value: ' ' },
];

const arbitraryField: fc.Arbitrary<Field> = fc.oneof(
  fc.record({
    ...constants({ ...base, type: 'Text' as const }),
    inputType: fc.constantFrom(
      'Text',
      'Number',
      'Password',
      'Currency',
      'Email',
      'Phone',
      'Signature',
      'Date',
    ),
    validation: arbitraryValidation,
  }),
  fc.record({
    ...constants({ ...base, type: 'RadioList' as const, options }),
    validation: arbitraryValidation,
  }),
  fc.record({
    ...constants({ ...base, type: 'Dropdown' as const, options }),
    multiple: fc.boolean(),
    validation: arbitraryValidation,
  }),
  fc.record({ ...constants({ ...base, type: 'Checkbox' as const }), validation: arbitraryValidation }),
);

const arbitraryValue = fc.oneof(
  fc.integer({ min: -4, max: 7 }),
  fc.double(),
  fc.string({ unit: fc.constantFrom(' ', 'a', '\u00a0', '4'), maxLength: 8 }),
  fc.constantFrom(...['a', 'b', 'c', 'd', ' ', '3'], true, false, null, undefined),
);

function constants<Values extends object>(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof Values]: fc.Arbitrary<Values[Name]>;
  };
}
