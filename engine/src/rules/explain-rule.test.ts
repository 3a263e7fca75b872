import { describe, expect, it } from 'vitest';
import type { Answers } from '../values/answers.ts';
import type { Field } from '../definition/field.ts';
import { explainFormRule } from '../live/explaining/explain-field.ts';
import { buildForm, buildTextField } from '../testing/build-program.ts';
import type { Rule } from '../definition/rule.ts';

const fields: readonly Field[] = [
  {
    type: 'RadioList',
    key: 'housing',
    copy: 'Housing',
    options: [
      { label: 'I rent', value: 'rent' },
      { label: 'I own', value: 'own' },
      { label: 'Neither', value: 'none' },
    ],
  },
  {
    type: 'CheckboxGroup',
    key: 'benefits',
    copy: 'Benefits',
    options: [
      { label: 'SNAP', value: 'snap' },
      { label: 'WIC', value: 'wic' },
    ],
  },
  buildTextField('rent', { copy: 'Monthly rent', inputType: 'Currency' }),
  buildTextField('zip', { copy: 'Zip code' }),
  { type: 'Date', key: 'moved', copy: 'Move-in date' },
  { type: 'Date', key: 'left', copy: 'Move-out date' },
  { type: 'Address', key: 'home', copy: 'Home address' },
  {
    type: 'Complex',
    key: 'courses',
    copy: 'Courses',
    repeated: true,
    subFields: [
      buildTextField('name', { copy: 'Name' }),
      buildTextField('hours', { copy: 'Hours', inputType: 'Number' }),
    ],
  },
];

const answers: Answers = {
  housing: 'rent',
  benefits: ['snap'],
  rent: 120_000,
  zip: '10451',
  moved: '2023-02-01',
  home: { city: 'Bronx' },
  courses: [
    { name: 'Art', hours: 3 },
    { name: 'Law', hours: 4 },
  ],
};

function explain(rule: Rule, given: Answers = answers): [boolean, ...string[]] {
  const { holds, reasons } = explainFormRule(buildForm(fields, given), rule);
  return [holds, ...reasons.map(({ text }) => text)];
}

const isRent: Rule = { eq: [{ answer: 'housing' }, 'rent'] };
const isOwn: Rule = { eq: [{ answer: 'housing' }, 'own'] };
const isDear: Rule = { gt: [{ answer: 'rent' }, 100_000] };
const isVeryDear: Rule = { gt: [{ answer: 'rent' }, 200_000] };

describe('explaining a comparison', () => {
  it.each<[Rule, string]>([
    [isRent, '“Housing” is “I rent”'],
    [{ in: [{ answer: 'housing' }, { literal: ['rent', 'own'] }] }, '“Housing” is “I rent”'],
    [{ in: ['snap', { answer: 'benefits' }] }, '“Benefits” is “SNAP”'],
    [isDear, '“Monthly rent” is “$1,200.00”'],
    [{ lte: [{ answer: 'moved' }, '2023-12-31'] }, '“Move-in date” is “February 1, 2023”'],
    [{ eq: [{ answer: 'home.city' }, 'Bronx'] }, '“Home address” is “Bronx”'],
  ])('%j holds: %s', (rule, text) => {
    expect(explain(rule)).toEqual([true, text]);
  });

  it.each<[Rule, string]>([
    [isOwn, '“Housing” is “I rent”. It would have to be “I own”'],
    [
      { in: [{ answer: 'housing' }, { literal: ['own', 'none'] }] },
      '“Housing” is “I rent”. It would have to be one of “I own, Neither”',
    ],
    [
      { in: [{ answer: 'zip' }, { literal: ['10452', '10453'] }] },
      '“Zip code” is “10451”. It would have to be one of “10452, 10453”',
    ],
    [{ in: ['wic', { answer: 'benefits' }] }, '“Benefits” is “SNAP”. It would have to include “WIC”'],
    [isVeryDear, '“Monthly rent” is “$1,200.00”. It would have to be more than “$2,000.00”'],
    [
      { gte: [{ answer: 'rent' }, 200_000] },
      '“Monthly rent” is “$1,200.00”. It would have to be at least “$2,000.00”',
    ],
    [
      { lt: [{ answer: 'rent' }, 5000] },
      '“Monthly rent” is “$1,200.00”. It would have to be less than “$50.00”',
    ],
    [
      { lte: [{ answer: 'moved' }, '2023-01-31'] },
      '“Move-in date” is “February 1, 2023”. It would have to be at most “January 31, 2023”',
    ],
    [
      { lt: [{ answer: 'left' }, { answer: 'moved' }] },
      '“Move-out date” is “Not answered”. It would have to be less than “Move-in date”',
    ],
  ])('%j does not hold: %s', (rule, text) => {
    expect(explain(rule)).toEqual([false, text]);
  });

  it('names the key of the answer', () => {
    const rule: Rule = { and: [isRent, { in: ['Law', { answer: 'courses.name' }] }] };
    const { reasons } = explainFormRule(buildForm(fields, answers), rule);
    expect(reasons.map(({ key }) => key)).toEqual(['housing', 'courses.name']);
  });
});

describe('explaining what rules are made of', () => {
  const rents = '“Housing” is “I rent”';
  const isDearText = '“Monthly rent” is “$1,200.00”';

  it.each<[string, Rule, [boolean, ...string[]]]>([
    ['all of a true and', { and: [isRent, isDear] }, [true, rents, isDearText]],
    ['what fails of an and', { and: [isRent, isOwn] }, [false, `${rents}. It would have to be “I own”`]],
    ['what holds of an or', { or: [isOwn, isDear] }, [true, isDearText]],
    [
      'all of a false or',
      { or: [isOwn, isVeryDear] },
      [
        false,
        `${rents}. It would have to be “I own”`,
        `${isDearText}. It would have to be more than “$2,000.00”`,
      ],
    ],
    ['a true not', { not: isOwn }, [true, rents]],
    ['a false not', { not: isRent }, [false, `${rents}. It would have to not be “I rent”`]],
    ['a not of a not', { not: { not: isOwn } }, [false, `${rents}. It would have to be “I own”`]],
    ['an answer that is there', { answered: { answer: 'zip' } }, [true, '“Zip code” is “10451”']],
    [
      'an answer that is missing',
      { answered: { answer: 'left' } },
      [false, '“Move-out date” is “Not answered”'],
    ],
    ['the branch that was taken', { if: isRent, then: isDear, else: isOwn }, [true, rents, isDearText]],
    ['the way to the other branch', { if: isOwn, then: false, else: isDear }, [true, rents, isDearText]],
    ['one reason once', { and: [isRent, isRent] }, [true, rents]],
    ['no reason where no answer is asked', false, [false]],
  ])('gives %s', (_what, rule, expected) => {
    expect(explain(rule)).toEqual(expected);
  });
});

describe('explaining lists', () => {
  const entries = '“Courses” is “Name: Art, Hours: 3; Name: Law, Hours: 4”';

  it.each<[Rule, [boolean, string]]>([
    [{ gt: [{ length: { answer: 'courses' } }, 2] }, [false, entries]],
    [{ gte: [{ sum: { answer: 'courses.hours' } }, 7] }, [true, entries]],
    [{ any: { answer: 'courses' }, where: { gt: [{ answer: 'hours' }, 3] } }, [true, entries]],
    [{ in: ['Law', { answer: 'courses.name' }] }, [true, '“Name” is “Art, Law”']],
    [
      { in: ['Music', { answer: 'courses.name' }] },
      [false, '“Name” is “Art, Law”. It would have to include “Music”'],
    ],
  ])('%j shows the entries', (rule, expected) => {
    expect(explain(rule)).toEqual(expected);
  });

  it('takes entries of entries together', () => {
    const pets = { type: 'Complex', key: 'pets', copy: 'Pets', repeated: true } as const;
    const kids: Field = {
      ...pets,
      key: 'kids',
      copy: 'Kids',
      subFields: [{ ...pets, subFields: [buildTextField('name', { copy: 'Name' })] }],
    };
    const form = buildForm([kids], { kids: [{ pets: [{ name: 'Rex' }] }, {}, { pets: [{ name: 'Kit' }] }] });
    const rule: Rule = { in: [{ answer: 'kids.pets' }, { answer: 'kids' }] };
    expect(explainFormRule(form, rule).reasons).toEqual([
      {
        key: 'kids.pets',
        text: '“Pets” is “Name: Rex; Name: Kit”. It would have to be one of “Kids”',
      },
    ]);
  });

  it('says that there are none', () => {
    expect(explain({ gt: [{ length: { answer: 'courses' } }, 2] }, {})).toEqual([
      false,
      '“Courses” is “Not answered”',
    ]);
  });
});
