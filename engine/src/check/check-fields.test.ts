import { describe, expect, it } from 'vitest';
import { checkProgram } from './check-program.ts';
import type { Field } from '../definition/field.ts';
import { buildProgram, buildRepeated, buildText, fieldsPath } from './testing/build-program.ts';

function checkOne(field: object): [string, string][] {
  const faults = checkProgram(buildProgram([{ key: 'one', copy: 'One', ...field } as Field]));
  return faults.map(({ path, message }) => [path.replace(`${fieldsPath}[0]`, ''), message]);
}

function listOptions(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({ label: 'A', value: `v${index}` }));
}

describe('what a field says of itself', () => {
  it('refuses a min above the max [P354]', () => {
    expect(checkOne({ type: 'Text', validation: { min: 3, max: 2 } })).toEqual([
      ['.validation.max', '2 is less than the min 3'],
    ]);
  });

  it('refuses a last day before the first [P349]', () => {
    expect(checkOne({ type: 'Date', minimumDate: '2024-03-01', maximumDate: '2024-02-29' })).toEqual([
      ['.maximumDate', '2024-02-29 is before the minimumDate 2024-03-01'],
    ]);
  });

  it('refuses counts that count nothing', () => {
    expect(checkOne({ type: 'Text', rows: 0, exactLength: 1.5 })).toEqual([
      ['.rows', '0 is not a whole number from 1'],
      ['.exactLength', '1.5 is not a whole number from 1'],
    ]);
  });

  it('refuses an option value that is there twice, children and all [P353]', () => {
    const a = { label: 'A', value: 'a' };
    expect(checkOne({ type: 'Dropdown', options: [{ ...a, children: [a] }] })).toEqual([
      ['.options[0].children[0].value', '"a" is used twice'],
    ]);
  });

  it('refuses a choice without options and one with more than 2,000', () => {
    expect(checkOne({ type: 'RadioList', options: [] })).toEqual([
      ['.options', 'there is nothing to choose from'],
    ]);
    expect(checkOne({ type: 'RadioList', options: listOptions(2_000) })).toEqual([]);
    expect(checkOne({ type: 'RadioList', options: listOptions(2_001) })).toEqual([
      ['.options', 'has 2001 options, more than 2000'],
    ]);
  });

  it('refuses repeated groups more than three deep', () => {
    const three = buildRepeated('a', [buildRepeated('b', [buildRepeated('c', [buildText('d')])])]);
    expect(checkProgram(buildProgram([three]))).toEqual([]);
    expect(checkProgram(buildProgram([buildRepeated('z', [three])]))).toEqual([
      {
        path: `${fieldsPath}[0].subFields[0].subFields[0].subFields[0]`,
        message: 'repeated groups lie deeper than 3 in each other',
      },
    ]);
  });

  it('refuses a form of more than 5,000 fields', () => {
    const fields = Array.from({ length: 5_001 }, (_, index) => buildText(`f${index}`));
    expect(checkProgram(buildProgram(fields.slice(1)))).toEqual([]);
    expect(checkProgram(buildProgram(fields))).toEqual([
      { path: 'sections', message: 'has 5001 fields, more than 5000' },
    ]);
  });
});
