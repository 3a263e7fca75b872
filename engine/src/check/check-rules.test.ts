import { describe, expect, it } from 'vitest';
import {
  all,
  and,
  answer,
  any,
  item,
  iff,
  map,
  matches,
  not,
  or,
  setting,
  sum,
  value,
} from '../rules/builders.ts';
import type { Rule } from '../definition/rule.ts';
import { checkProgram } from './check-program.ts';
import type { Field } from '../definition/field.ts';
import { buildProgram, buildRepeated, buildText, fieldsPath } from './testing/build-program.ts';

const colors: Field = {
  type: 'CheckboxGroup',
  key: 'colors',
  copy: 'Colors',
  options: [{ label: 'Red', value: 'red', children: [{ label: 'Pink', value: 'pink' }] }],
};

function listFields(atForm: Rule, inEntry: Rule): Field[] {
  return [
    colors,
    { type: 'Address', key: 'home', copy: 'Home' },
    { type: 'Typography', key: 'note', copy: 'Note' },
    { type: 'Complex', key: 'owner', copy: 'Owner', subFields: [buildText('name')] },
    buildRepeated('pets', [
      buildText('name'),
      colors,
      buildText('toys', { validation: { condition: inEntry } }),
    ]),
    buildText('last', { validation: { condition: atForm } }),
  ];
}

function checkAtForm(rule: Rule): [string, string][] {
  const path = `${fieldsPath}[5].validation.condition`;
  return checkProgram(buildProgram(listFields(rule, true))).map((fault) => [
    fault.path.replace(path, ''),
    fault.message,
  ]);
}

function checkInEntry(rule: Rule): [string, string][] {
  const path = `${fieldsPath}[4].subFields[2].validation.condition`;
  return checkProgram(buildProgram(listFields(true, rule))).map((fault) => [
    fault.path.replace(path, ''),
    fault.message,
  ]);
}

const noItem = 'an item is there only inside map, any or all over a list of plain values';

describe('the rules of a definition', () => {
  it.each<[string, Rule]>([
    ['a part of a group', answer('owner.name').isAnswered()],
    ['a part of an address', answer('home.isUnhoused').toRule()],
    ['a list of what the entries have', value(sum(answer('pets.name'))).isAbove(1)],
    ['an entry from a list operator', any(answer('pets'), answer('name').equals('Rex'))],
    ['the form from inside a list operator', all(answer('pets'), answer('owner.name').isAnswered())],
    ['an item of a plain list', any(answer('colors'), item().equals('red'))],
    ['a setting', setting('applicantType').equals('student')],
  ])('may look up %s [P357]', (_what, rule) => {
    expect(checkAtForm(rule)).toEqual([]);
  });

  it('may look up beside, outward and above from an entry [P357]', () => {
    const rule = and(
      answer('name').isAnswered(),
      answer('last').isAnswered(),
      answer('colors').up(1).includes('red'),
    );
    expect(checkInEntry(rule)).toEqual([]);
  });

  it.each<[string, Rule, [string, string][]]>([
    [
      'an unknown answer',
      answer('lost').isAnswered(),
      [['.answered', 'no answer "lost", did you mean "last"?']],
    ],
    ['an unknown part of an address', answer('home.color').toRule(), [['', 'no answer "home.color"']]],
    ['the answer of an entry from outside', answer('name').toRule(), [['', 'no answer "name"']]],
    ['further up than the form', answer('last').up(1).toRule(), [['', 'no answer "last" from 1 up']]],
    ['up by half', { answer: 'last', up: 0.5 }, [['.up', '0.5 is not a whole number from 0']]],
    ['a text to read', answer('note').toRule(), [['', '"note" is a text to read, which has no answer']]],
    ['a group', answer('owner').toRule(), [['', '"owner" is a group of fields; name one of them']]],
    ['an item outside of a list', not(item()), [['.not', noItem]]],
    ['an item of entries', any(answer('pets'), item()), [['.where', noItem]]],
    [
      'a bad pattern',
      matches(answer('last'), '(a)\\1'),
      [['.pattern', 'the pattern cannot be used: it has a back-reference']],
    ],
    ['no format', { format: 'a' } as Rule, [['', 'a format has either a pattern or an "as"']]],
    [
      'an option that is not there',
      or(
        answer('colors').equals('reed'),
        answer('pets.colors').includes('blue'),
        answer('colors').isOneOf(['pink', 'green']),
      ),
      [
        ['.or[0].eq[1]', '"colors" has no option "reed", did you mean "red"? its options are red, pink'],
        ['.or[1].in[0]', '"pets.colors" has no option "blue"; its options are red, pink'],
        ['.or[2].in[1]', '"colors" has no option "green"; its options are red, pink'],
      ],
    ],
  ])('may not look up or compare with %s', (_what, rule, faults) => {
    expect(checkAtForm(rule)).toEqual(faults);
  });

  it('lie at most 32 deep', () => {
    let rule: Rule = true;
    for (let depth = 1; depth < 32; depth += 1) rule = not(rule);
    expect(checkAtForm(rule)).toEqual([]);
    expect(checkAtForm(not(rule))).toEqual([['.not'.repeat(32), 'rules lie deeper than 32 in each other']]);
  });

  it('nest list operators at most three deep', () => {
    const list = { literal: [1, 2] };
    const three = map(list, any(list, all(list, item())));
    expect(checkAtForm(three)).toEqual([]);
    expect(checkAtForm(any(list, three))).toEqual([
      ['.where.to.where', 'list operators lie deeper than 3 in each other'],
    ]);
  });

  it('are at most 20,000', () => {
    const many = Array.from({ length: 20_000 }, () => true);
    expect(checkAtForm(and(...many.slice(2)))).toEqual([]);
    expect(checkAtForm(and(...many))).toEqual([['sections', 'has 20002 rules, more than 20000']]);
  });

  it('never hide a part for good', () => {
    const fields = [
      buildText('a', { dynamicLogic: and(answer('b').isAnswered(), { eq: [1, 2] }) }),
      buildText('b', { dynamicLogic: or(false, not(true)) }),
      buildText('c', { dynamicLogic: or(answer('b').isAnswered(), false) }),
      buildText('d', { dynamicLogic: iff(true, 'yes') }),
    ];
    const message = 'can never be reached: this never holds';
    expect(checkProgram(buildProgram(fields, { applicantTypes: [] }))).toEqual([
      { path: `${fieldsPath}[0].dynamicLogic`, message },
      { path: `${fieldsPath}[1].dynamicLogic`, message },
      {
        path: 'sections[0].questionGroups[0].questions[0].applicantTypes',
        message: 'can never be reached: no applicant type is listed',
      },
    ]);
  });
});
