import { describe, expect, it } from 'vitest';
import type { Rule } from '../../definition/rule.ts';
import { answer, setting } from '../../rules/builders.ts';
import type { EligibilityContent, EligibilityQuestion } from '../../eligibility/eligibility.ts';
import { listContentFaults, listContentShapeFaults } from './check-content.ts';
import { sayContentFault } from './content-fault.ts';

const income: EligibilityQuestion = { id: 'a', key: 'income', type: 'AMIComponent', copy: 'Your household' };
const county: EligibilityQuestion = {
  id: 'b',
  key: 'county',
  type: 'Dropdown',
  copy: 'Where do you live?',
  props: { label: 'County', items: [{ label: 'Coos', value: 'coos' }], answer: ['coos'] },
};
const rents: EligibilityQuestion = { id: 'c', key: 'rents', type: 'YesOrNo', copy: 'Do you rent?' };
const whole: EligibilityContent = {
  title: 'Check',
  questions: [
    income,
    county,
    rents,
    { id: 'd', key: 'zip', type: 'TextInput', copy: 'Your ZIP', props: { label: 'ZIP' } },
    { id: 'e', key: 'note', type: 'Content', copy: '', props: { content: 'Read this', icon: 'people' } },
  ],
  programs: [
    {
      programId: 'p1',
      conditions: [
        { rule: answer('county').isOneOf(['coos']) },
        { rule: answer('income.householdSize').isAtMost(4) },
        { income: { question: 'income', tier: 'veryLow' } },
      ],
    },
  ],
  samples: [
    { id: 's1', name: 'A family of four', answers: { 'income.householdSize': 4, county: 'coos', zip: '1' } },
  ],
};

function listTexts(content: EligibilityContent): string[] {
  return listContentFaults('en', content, ['p1']).map((fault) => sayContentFault('en', fault));
}

function withQuestion(question: EligibilityQuestion): EligibilityContent {
  return { questions: [rents, question] };
}

function withRule(rule: Rule): EligibilityContent {
  return { ...whole, programs: [{ programId: 'p1', conditions: [{ rule }] }] };
}

describe('what stands in the way of publishing a pre-check', () => {
  it('is nothing for a whole one of every kind of question [P333]', () => {
    expect(listContentShapeFaults(whole)).toEqual([]);
    expect(listTexts(whole)).toEqual([]);
  });

  it('is not the key of a field of a form', () => {
    expect(listTexts(withQuestion({ ...rents, id: 'x', key: 'address.landlord.contactName' }))).toEqual([]);
  });

  it.each<[string, EligibilityContent, string[]]>([
    ['no question', { questions: [] }, ['Add at least one question.']],
    ['a question without words', withQuestion({ ...income, copy: ' ' }), ['Question 2: Write the question.']],
    [
      'an income question whose key has a dot',
      withQuestion({ ...income, key: 'my.income' }),
      ['Question 2: The key of an income question has no dot.'],
    ],
    [
      'a key among those of the income question',
      { questions: [income, { ...rents, key: 'income.location' }] },
      ['Question 2: Keys that start with “income.” are those of the income question.'],
    ],
    [
      'a key that ends with a dot',
      withQuestion({ ...rents, id: 'x', key: 'address.' }),
      [
        'Question 2: The key starts with a lowercase letter and has only letters and digits, such as “householdSize”, or is that of a field of a form, such as “address.landlord”.',
      ],
    ],
    [
      'a key that every object has',
      withQuestion({ ...income, key: 'constructor' }),
      [
        'Question 2: The key starts with a lowercase letter and has only letters and digits, such as “householdSize”, or is that of a field of a form, such as “address.landlord”.',
      ],
    ],
    [
      'a key twice',
      withQuestion({ ...income, key: 'rents' }),
      ['Question 2: Another question has the key “rents” too.'],
    ],
    [
      'choices that are not whole',
      withQuestion({
        ...county,
        props: {
          label: '',
          items: [
            { label: 'Coos', value: 'coos' },
            { label: '', value: 'coos' },
          ],
          answer: ['grafton'],
        },
      }),
      [
        'Question 2: Write a label.',
        'Question 2: Write a label for choice 2.',
        'Question 2: There are two choices with the value “coos”.',
        'Question 2: “grafton” is to pass, but it is not one of the choices.',
      ],
    ],
    [
      'no choice',
      withQuestion({ ...county, props: { label: 'County', items: [], answer: [] } }),
      ['Question 2: Add at least one choice.'],
    ],
    [
      'no choice that passes',
      withQuestion({ ...county, props: { ...county.props, answer: [] } }),
      ['Question 2: Select at least one choice that passes.'],
    ],
    [
      'a third answer to yes or no',
      withQuestion({ ...rents, id: 'x', key: 'x', props: { answer: 'maybe' } }),
      ['Question 2: The answer that passes is “yes” or “no”.'],
    ],
    [
      "a program that is not the partner's, and one twice",
      {
        ...whole,
        programs: ['p2', 'p1', 'p1'].map((programId) => ({ programId, conditions: [] })),
      },
      ['Program 1: This is not one of your programs.', 'Program 3: This program is there twice.'],
    ],
    [
      'an income limit without an income question',
      {
        ...whole,
        programs: [{ programId: 'p1', conditions: [{ income: { question: 'county', tier: 'low' } }] }],
      },
      ['Program 1, Condition 1: This condition needs an income question, and there is none with its key.'],
    ],
    [
      'a rule over an unknown key',
      withRule(answer('rent').equals('yes')),
      ['Program 1, Condition 1: The condition cannot be used: no answer "rent", did you mean "rents"?'],
    ],
    [
      'a rule over an unknown choice',
      withRule(answer('county').equals('grafton')),
      [
        'Program 1, Condition 1: The condition cannot be used: "county" has no option "grafton"; its options are coos',
      ],
    ],
    [
      'a rule over more than the answers',
      withRule(setting('hasW9').toRule()),
      [
        'Program 1, Condition 1: The condition cannot be used: a condition can look only at the answers of this pre-check',
      ],
    ],
    [
      'a sample without a name, with answers that nobody can give',
      {
        ...whole,
        samples: [
          { id: 's', name: '', answers: { lost: 'x', county: 'grafton', 'income.householdSize': 31 } },
        ],
      },
      [
        'Sample household 1: It has an answer “lost”, which no question asks for.',
        'Sample household 1: “grafton” cannot be the answer “county”.',
        'Sample household 1: “31” cannot be the answer “income.householdSize”.',
        'Sample household 1: Write a name.',
      ],
    ],
    [
      'more text than people read',
      { ...whole, title: 'x'.repeat(201) },
      ['Title: Shorten this to at most 200 characters.'],
    ],
    [
      'more questions than people answer',
      {
        questions: Array.from({ length: 41 }, (_, index) => ({ ...rents, id: `${index}`, key: `q${index}` })),
      },
      ['There can be at most 40 of these.'],
    ],
  ])('is named for %s', (_what, content, texts) => {
    expect(listTexts(content)).toEqual(texts);
  });
});

const complete: EligibilityContent = {
  ...whole,
  copy: 'Answer these.',
  description: 'It takes two minutes.',
  message: { eligible: 'Yes', ineligible: 'No' },
  questions: [
    ...whole.questions.map((question) => ({ ...question, description: 'More' })),
    {
      id: 'f',
      key: 'code',
      type: 'TextInput',
      copy: 'Your code',
      props: { label: 'C', format: '1', answer: 'x' },
    },
  ],
  programs: [
    {
      programId: 'p1',
      conditions: [
        { rule: { not: { or: [answer('county').isOneOf(['coos']), answer('code').isOneOf(['x'])] } } },
        { rule: { and: [{ eq: [{ answer: 'code' }, { literal: 'x' }] }] } },
      ],
    },
  ],
};

/** The same content with one part of it replaced, for every part that is of a kind. */
function replaceEach(
  value: unknown,
  isKind: (part: unknown) => boolean,
  by: unknown,
  path = '',
): [path: string, changed: unknown][] {
  const own: [string, unknown][] = isKind(value) ? [[path, by]] : [];
  if (typeof value !== 'object' || value === null) return own;
  const parts = Array.isArray(value) ? value : (value as Readonly<Record<string, unknown>>);
  return [
    ...own,
    ...Object.entries(parts).flatMap(([name, part]) => {
      const inner = Array.isArray(value) ? `${path}[${name}]` : `${path}${path && '.'}${name}`;
      return replaceEach(part, isKind, by, inner).map(([at, changed]): [string, unknown] => [
        at,
        Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
      ]);
    }),
  ];
}

describe('a pre-check with nothing where something belongs', () => {
  // A text to read needs no heading, and names of parts are no texts.
  const unread = /\.(?:id|type|icon|tier)$|^questions\[4\]\.copy$|\.answers\.zip$/;
  const blank = replaceEach(complete, (part) => typeof part === 'string', ' \n ').filter(
    ([path]) => !unread.test(path),
  );
  it.each(blank)('is refused with only spaces at %s', (path, content) => {
    const faults = listContentFaults('en', content as EligibilityContent, ['p1']);
    expect(faults.map((fault) => fault.path).filter((at) => path.startsWith(at))).not.toEqual([]);
  });

  const empty = replaceEach(complete, (part) => Array.isArray(part), []).filter(
    ([path]) => !/^(?:programs|samples)$|\.conditions$/.test(path),
  );
  it.each(empty)('is refused with an empty list at %s', (path, content) => {
    const shape = listContentShapeFaults(content);
    const faults = shape.length > 0 ? shape : listContentFaults('en', content as EligibilityContent, ['p1']);
    expect(faults.map((fault) => fault.path).filter((at) => path.startsWith(at))).not.toEqual([]);
  });

  it('names the place', () => {
    expect(listTexts({ ...whole, title: '   ' })).toEqual(['Title: Write something, or leave this empty.']);
    expect(listTexts({ ...whole, message: { ineligible: ' ' } })).toEqual([
      'Message when not eligible: Write something, or leave this empty.',
    ]);
    expect(listTexts(withRule({ in: [{ answer: 'county' }, { literal: [] }] }))).toEqual([
      'Program 1, Condition 1: Select at least one answer, and leave none of them empty.',
    ]);
  });
});
