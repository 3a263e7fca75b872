import { describe, expect, it } from 'vitest';
import { checkProgram } from '../check/check-program.ts';
import { defineProgram } from '../definition/define.ts';
import { answerFacts } from './answer-facts.ts';
import { projectFacts } from './project-facts.ts';

const definition = defineProgram({
  key: 'rent',
  version: 1,
  introPages: [],
  sections: [
    {
      key: 'you',
      name: 'You',
      questionGroups: [
        {
          key: 'you',
          questions: [
            {
              key: 'you',
              copy: { title: 'You' },
              fields: [
                { type: 'Text', key: 'first', copy: 'First name' },
                { type: 'Text', key: 'last', copy: 'Last name' },
                { type: 'Date', key: 'dateOfBirth', copy: 'Date of birth' },
                { type: 'Text', inputType: 'Email', key: 'mail', copy: 'Email' },
                { type: 'Text', inputType: 'Phone', key: 'mobile', copy: 'Phone number' },
                { type: 'Address', key: 'home', copy: 'Home address' },
                { type: 'Text', inputType: 'Currency', key: 'wanted', copy: 'Requested amount' },
                {
                  type: 'Complex',
                  key: 'children',
                  copy: 'Children',
                  repeated: true,
                  subFields: [{ type: 'Date', key: 'born', copy: 'Date of birth' }],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      key: 'office',
      name: 'Office',
      adminOnly: true,
      questionGroups: [
        {
          key: 'office',
          questions: [
            {
              key: 'office',
              copy: { title: 'Office' },
              fields: [{ type: 'Text', inputType: 'Currency', key: 'verifiedRent', copy: 'Verified rent' }],
            },
          ],
        },
      ],
    },
  ],
  facts: {
    applicantName: ['first', 'last'],
    birthDate: 'dateOfBirth',
    email: 'mail',
    phone: 'mobile',
    address: 'home',
    requestedAmount: 'wanted',
  },
});

const home = { addressLine1: '1 Main St', city: 'Lowell', state: 'MA', zip: '01850' };

describe('the facts of a definition', () => {
  it('are sound where each is told by a field of its kind', () => {
    expect(checkProgram(definition)).toEqual([]);
  });

  it.each([
    [
      { birthDate: 'dateOfBrith' },
      'facts.birthDate',
      'no field has the key "dateOfBrith", did you mean "dateOfBirth"?',
    ],
    [{ birthDate: 'mail' }, 'facts.birthDate', '"mail" is not a Date field, as birthDate needs'],
    [
      { applicantName: ['first', 'mail'] },
      'facts.applicantName[1]',
      '"mail" is not a plain Text field, as applicantName needs',
    ],
    [{ birthDate: 'children.born' }, 'facts.birthDate', 'no field has the key "children.born"'],
    [
      { requestedAmount: 'verifiedRent' },
      'facts.requestedAmount',
      '"verifiedRent" is filled in by staff, and not by the applicant',
    ],
    [{ income: 'wanted' }, 'facts.income', 'unknown attribute "income"'],
  ])('%j are refused', (facts, path, message) => {
    expect(checkProgram({ ...definition, facts })).toEqual([{ path, message }]);
  });
});

describe('projectFacts', () => {
  it('reads them from the answers, each in one form', () => {
    const answers = {
      first: ' Ana  Maria',
      last: 'Reyes ',
      dateOfBirth: '1990-01-31',
      mail: 'Ana@Mail.example',
      mobile: '(212) 867-5309',
      home,
      wanted: 45_000,
    };
    expect(projectFacts(definition.facts, answers)).toEqual({
      applicantName: 'Ana Maria Reyes',
      businessName: null,
      birthDate: '1990-01-31',
      email: 'ana@mail.example',
      phone: '+12128675309',
      address: home,
      requestedAmountCents: 45_000,
    });
  });

  it('finds nothing in answers that are missing or of another kind', () => {
    const nothing = projectFacts(undefined, {});
    expect(
      projectFacts(definition.facts, { first: ' ', home: {}, wanted: '12', dateOfBirth: 'soon' }),
    ).toEqual(nothing);
    expect(Object.values(nothing).every((fact) => fact === null)).toBe(true);
  });
});

describe('answerFacts', () => {
  it('gives what is known under the keys of the form, and does not take names apart', () => {
    const known = projectFacts(
      { ...definition.facts, applicantName: ['first'] },
      { first: 'Ana Reyes', mail: 'ana@mail.example', mobile: '2128675309', home, wanted: 45_000 },
    );
    expect(answerFacts(definition.facts, known)).toEqual({
      mail: 'ana@mail.example',
      mobile: '+1 (212) 867-5309',
      home,
    });
    expect(answerFacts({ applicantName: ['fullName'] }, known)).toEqual({ fullName: 'Ana Reyes' });
  });
});
