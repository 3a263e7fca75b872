import { describe, expect, it } from 'vitest';
import { add, answer, any, sum } from '../rules/builders.ts';
import type { Rule } from '../definition/rule.ts';
import { checkProgram } from './check-program.ts';
import type { Field } from '../definition/field.ts';
import { buildProgram, buildRepeated, buildText, fieldsPath } from './testing/build-program.ts';

function checkFields(fields: readonly Field[], question = {}): [string, string][] {
  return checkProgram(buildProgram(fields, question)).map(({ path, message }) => [
    path.replace(fieldsPath, ''),
    message,
  ]);
}

function showIf(key: string): object {
  return { dynamicLogic: answer(key).isAnswered() };
}

function buildCalculated(key: string, formula: Rule): Field {
  return { type: 'Calculated', key, copy: key, display: 'number', formula };
}

function buildAddress(key: string, copyAddressKey: string): Field {
  return { type: 'Address', key, copy: key, copyAddressKey };
}

describe('circles in a definition', () => {
  it('are found in what shows fields', () => {
    expect(
      checkFields([buildText('a', showIf('b')), buildText('b', showIf('c')), buildText('c', showIf('a'))]),
    ).toEqual([['[0].dynamicLogic', 'goes round in a circle: "a" needs "b" needs "c" needs "a"']]);
    expect(checkFields([buildText('a', showIf('a'))])).toEqual([
      ['[0].dynamicLogic', 'goes round in a circle: "a" needs "a"'],
    ]);
  });

  it('are found one by one', () => {
    const faults = checkFields([
      buildText('x', showIf('a')),
      buildText('a', showIf('b')),
      buildText('b', showIf('a')),
      buildText('c', showIf('c')),
    ]);
    expect(faults).toEqual([
      ['[1].dynamicLogic', 'goes round in a circle: "a" needs "b" needs "a"'],
      ['[3].dynamicLogic', 'goes round in a circle: "c" needs "c"'],
    ]);
  });

  it('are found through formulas and copied addresses', () => {
    expect(checkFields([buildCalculated('a', add(answer('b'), 1)), buildText('b', showIf('a'))])).toEqual([
      ['[0].formula', 'goes round in a circle: "a" needs "b" needs "a"'],
    ]);
    expect(checkFields([buildAddress('a', 'b'), buildAddress('b', 'a')])).toEqual([
      ['[0].copyAddressKey', 'goes round in a circle: "a" needs "b" needs "a"'],
    ]);
  });

  it('are found through the part of the form that fields lie in', () => {
    expect(checkFields([buildText('a'), buildText('b')], showIf('b'))).toEqual([
      ['sections[0].questionGroups[0].questions[0].dynamicLogic', 'goes round in a circle: "b" needs "b"'],
    ]);
    const owner: Field = {
      type: 'Complex',
      key: 'owner',
      copy: 'Owner',
      subFields: [buildText('name')],
      ...showIf('owner.name'),
    };
    expect(checkFields([owner])).toEqual([
      ['[0].dynamicLogic', 'goes round in a circle: "owner" needs "owner.name" needs "owner"'],
    ]);
  });

  it('are found through what says that a question was skipped', () => {
    const faults = checkFields([buildText('a')], { skippable: true, ...showIf('a') });
    expect(faults).toHaveLength(1);
    expect(faults[0]?.[1]).toMatch(/^goes round in a circle: /);
  });

  it('are found within an entry, and between entries and what reads them', () => {
    expect(
      checkFields([buildRepeated('pets', [buildText('a', showIf('b')), buildText('b', showIf('a'))])]),
    ).toEqual([['[0].subFields[0].dynamicLogic', 'goes round in a circle: "a" needs "b" needs "a"']]);
    expect(
      checkFields([
        buildRepeated('pets', [buildText('age', showIf('total'))]),
        buildCalculated('total', sum(answer('pets.age'))),
      ]),
    ).toEqual([
      ['[0].subFields[0].dynamicLogic', 'goes round in a circle: "pets" needs "total" needs "pets"'],
    ]);
    expect(
      checkFields([
        buildRepeated('pets', [buildText('age'), buildCalculated('all', sum(answer('pets.age')))]),
      ]),
    ).toEqual([['[0].subFields[1].formula', 'goes round in a circle: "pets" needs "pets"']]);
  });

  it('are not seen in entries whose fields show each other in order, nor where rules only check', () => {
    const pets = buildRepeated('pets', [
      buildText('a'),
      buildText('b', showIf('a')),
      buildCalculated('c', answer('b').toRule()),
    ]);
    const checked = buildText('x', { validation: { condition: answer('y').isAnswered() } });
    const shown = buildText('y', { dynamicLogic: any(answer('pets'), answer('c').isAbove(1)) });
    const self = buildText('z', {
      validation: { rules: [{ rule: answer('z').isAbove(1), message: 'More' }] },
    });
    expect(checkFields([pets, checked, shown, self, buildText('w', showIf('x'))])).toEqual([]);
  });

  it('do not hide that an address to copy is not there', () => {
    expect(checkFields([buildAddress('a', 'b'), buildText('b')])).toEqual([
      ['[0].copyAddressKey', 'no Address field "b" in reach'],
    ]);
  });
});
