import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textInputTypes, type Field, type FieldKind } from '../../definition/field.ts';
import type { Answers } from '../../values/answers.ts';
import { listInputFields } from '../../answers/list-input-fields.ts';
import { takeAnswers } from '../../saving/take-answers.ts';
import { buildProgram, buildQuestion, buildSection } from '../../testing/build-program.ts';
import { areAnswersWithin, findSizeFault, mostAnswersSize } from './find-size-fault.ts';
import { measureAnswer } from './measure-answer.ts';

const named = { key: 'it', copy: 'It' };
const options = [
  { label: 'A', value: 'a', children: [{ label: 'B', value: 'b' }] },
  { label: 'None', value: 'none' },
];
const texts: readonly Field[] = textInputTypes.map((inputType) => ({ ...named, type: 'Text', inputType }));

/** At least one field of every kind: a kind that is missing here does not compile. */
const samples = {
  Address: [{ ...named, type: 'Address' }],
  Calculated: [{ ...named, type: 'Calculated', formula: 1, display: 'number' }],
  Checkbox: [{ ...named, type: 'Checkbox' }],
  CheckboxGroup: [{ ...named, type: 'CheckboxGroup', options }],
  Complex: [
    { ...named, type: 'Complex', repeated: true, subFields: [{ type: 'Date', key: 'day', copy: 'Day' }] },
    {
      ...named,
      type: 'Complex',
      repeated: true,
      subFields: [...texts.map((text, at) => ({ ...text, key: `t${at}` }))],
    },
  ],
  Date: [{ ...named, type: 'Date' }],
  Document: [{ ...named, type: 'Document' }],
  Dropdown: [
    { ...named, type: 'Dropdown', options },
    { ...named, type: 'Dropdown', options, multiple: true },
  ],
  RadioList: [{ ...named, type: 'RadioList', options }],
  Text: [
    ...texts,
    { ...named, type: 'Text', multiline: true },
    { ...named, type: 'Text', validation: { max: 20 } },
    { ...named, type: 'Text', exactLength: 9 },
  ],
  Typography: [{ ...named, type: 'Typography' }],
} as const satisfies Record<FieldKind, readonly Field[]>;
const fields: readonly Field[] = Object.values(samples).flat();

/** No answer to one field needs more, apart from entries and from texts over many lines. */
const mostOfOne = 60_000;

const scalar = fc.oneof(fc.string({ maxLength: 30 }), fc.integer(), fc.boolean(), fc.constant(null));
const hugeText = fc.integer({ min: 60_000, max: 100_000 }).map((length) => 'x'.repeat(length));
const hugeList = fc
  .tuple(scalar, fc.integer({ min: 15_000, max: 20_000 }))
  .map(([one, count]) => Array.from({ length: count }, () => one ?? 'x'));
const hugeRecord = fc
  .integer({ min: 8_000, max: 10_000 })
  .map((count) => Object.fromEntries(Array.from({ length: count }, (_none, at) => [`k${at}`, at])));
const deep = fc
  .integer({ min: 60_000, max: 70_000 })
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
const wrapped = hugeText.chain((text) =>
  fc.constantFrom<unknown>(
    [text],
    { id: text },
    [{ id: text }],
    [{ day: text }],
    [{ [text]: 1 }],
    { city: text },
    [[text]],
  ),
);
const huge = fc.oneof(hugeText, hugeList, hugeRecord, deep, wrapped);

describe.each(
  fields.map((field) => [field.type, 'inputType' in field ? field.inputType : '', field] as const),
)('an answer to a %s %s', (_kind, _input, field) => {
  const definition = buildProgram({ sections: [buildSection('s', [buildQuestion('q', [field])])] });
  const inputOf = new Map(listInputFields(definition).map((input) => [input.key, input]));

  it('is refused where it is huge, whatever its shape, with words that fit on a screen', () => {
    fc.assert(
      fc.property(huge, (value) => {
        const { answers, refusals } = takeAnswers('en', inputOf, { it: value } as Answers, 'applicant');
        expect(answers).toEqual({});
        expect(refusals).toHaveLength(1);
        expect(refusals[0]?.message.length).toBeLessThan(200);
      }),
      { numRuns: 10 },
    );
  });

  it('is small where it is taken', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), scalar, huge), (value) => {
        const { answers } = takeAnswers('en', inputOf, { it: value } as Answers, 'applicant');
        expect(measureAnswer(answers.it ?? null, mostOfOne)).toBeLessThanOrEqual(mostOfOne);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the answers of an application', () => {
  it('are refused as a whole where they are too much together', () => {
    const text = 'x'.repeat(10_000);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_none, at) => [`k${at}`, text]));
    expect(areAnswersWithin(many(40))).toBe(true);
    expect(areAnswersWithin(many(60))).toBe(false);
  });

  it('are measured as JSON writes them, or a little more', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.stringify(value).replaceAll(/\\./g, '_');
        expect(measureAnswer(value, mostAnswersSize)).toBeGreaterThanOrEqual(plain.length - 6);
      }),
    );
  });

  it('never count for more than twice what they are as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(measureAnswer(value, mostAnswersSize)).toBeLessThanOrEqual(2 * JSON.stringify(value).length);
      }),
    );
  });
});

describe('findSizeFault', () => {
  it('takes the longest answers that people give', () => {
    const [address] = samples.Address;
    const [, several] = samples.Dropdown;
    expect(
      findSizeFault('en', address, { addressLine1: 'x'.repeat(180), city: 'y'.repeat(100) }),
    ).toBeUndefined();
    expect(findSizeFault('en', several, ['a', 'b', 'none'])).toBeUndefined();
    expect(
      findSizeFault('en', { ...named, type: 'Text', multiline: true }, 'x'.repeat(10_000)),
    ).toBeUndefined();
    expect(
      findSizeFault('en', { ...named, type: 'Text', validation: { max: 20_000 } }, 'x'.repeat(20_000)),
    ).toBeUndefined();
  });

  it('says what to do', () => {
    const long = 'x'.repeat(600_000);
    expect(findSizeFault('en', { ...named, type: 'Date' }, long)).toBe(
      'It is too long for a date. Enter it as MM/DD/YYYY.',
    );
    expect(findSizeFault('en', { ...named, type: 'Checkbox' }, long)).toBe(
      'It can only be checked or left unchecked',
    );
    expect(findSizeFault('en', { ...named, type: 'Text' }, long)).toBe(
      'It exceeds the character limit. Please reduce the number of characters.',
    );
    const [list] = samples.Complex;
    expect(
      findSizeFault(
        'en',
        list,
        Array.from({ length: 101 }, () => ({})),
      ),
    ).toBe('It can have at most 100 entries');
  });
});
