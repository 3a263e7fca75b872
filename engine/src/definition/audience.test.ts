import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listInputFields } from '../answers/list-input-fields.ts';
import { takeAnswers } from '../saving/take-answers.ts';
import {
  buildGroup,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import { toApplicantDefinition } from './audience.ts';
import { checkProgram } from '../check/check-program.ts';
import type { ProgramDefinition } from './program.ts';

const adminOnly = true;
const definition = buildProgram({
  sections: [
    buildSection('verdict', [buildQuestion('inSection')], { adminOnly }),
    buildSection('mixed', [], {
      questionGroups: [
        buildGroup('staffGroup', [buildQuestion('inGroup')], { adminOnly }),
        buildGroup('openGroup', [
          buildQuestion('inQuestion', undefined, { adminOnly, skippable: true }),
          buildQuestion('open', [
            buildTextField('theirs'),
            buildTextField('ours', { adminOnly }),
            { type: 'Complex', key: 'both', copy: 'Both', adminOnly, subFields: [buildTextField('part')] },
          ]),
        ]),
      ],
    }),
  ],
});
const staffKeys = [
  'inSectionText',
  'inGroupText',
  'inQuestion.skipped',
  'inQuestionText',
  'ours',
  'both.part',
];
const inputOf = new Map(listInputFields(definition).map((input) => [input.key, input]));

describe('what staff fill in', () => {
  it('is marked wherever it stands: section, group, question, field', () => {
    expect(checkProgram(definition)).toEqual([]);
    const marked = [...inputOf.values()].filter(({ audience }) => audience === 'staff');
    expect(marked.map(({ key }) => key)).toEqual(staffKeys);
  });

  it.each(staffKeys)('is not taken from an applicant, as if it were not there: %s', (key) => {
    const { answers, refusals } = takeAnswers('en', inputOf, { [key]: 'x', theirs: 'mine' }, 'applicant');
    expect(answers).toEqual({ theirs: 'mine' });
    expect(refusals).toEqual([{ key, reason: 'unknown', message: `There is no question "${key}"` }]);
    expect(takeAnswers('en', inputOf, { [key]: 'true' }, 'staff').refusals).toEqual([]);
  });

  it('is all that is taken from staff', () => {
    expect(takeAnswers('en', inputOf, { theirs: 'changed' }, 'staff').refusals).toHaveLength(1);
  });

  it('is neither seen nor counted in the form of an applicant, even where answers name it', () => {
    const answers = Object.fromEntries([...staffKeys, 'theirs'].map((key) => [key, 'x']));
    expect(startForm(definition, answers).submittedAnswers()).toEqual({ theirs: 'x' });
    const byStaff = startForm(definition, answers, { audience: 'staff' }).submittedAnswers();
    expect(byStaff).toMatchObject({ ours: 'x', 'both.part': 'x', inSectionText: 'x' });
  });

  it('is not in what applicants get', () => {
    const sent = JSON.stringify(toApplicantDefinition(definition));
    for (const key of [...staffKeys, 'verdict', 'staffGroup', 'part']) expect(sent).not.toContain(`"${key}"`);
    expect(sent).toContain('"theirs"');
  });

  it('leaves the rest of the form as it was', () => {
    const applicants = toApplicantDefinition(definition);
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('theirs', ...staffKeys), fc.string({ maxLength: 5 })),
        (answers) => {
          const own = 'theirs' in answers ? { theirs: answers.theirs } : {};
          expect(startForm(applicants, own).submittedAnswers()).toEqual(
            startForm(definition, answers).submittedAnswers(),
          );
        },
      ),
    );
  });
});

describe('a definition', () => {
  it.each<[string, ProgramDefinition, string]>([
    [
      'lets an applicant part read what staff answer',
      buildProgram({
        sections: [
          buildSection('staff', [buildQuestion('q', [buildTextField('verdict')])], { adminOnly }),
          buildSection('open', [
            buildQuestion('p', [buildTextField('x', { dynamicLogic: { answered: { answer: 'verdict' } } })]),
          ]),
        ],
      }),
      '"verdict" is for staff; what applicants fill in cannot depend on it',
    ],
    [
      'copies an address that staff enter',
      buildProgram({
        sections: [
          buildSection('staff', [buildQuestion('q', [{ type: 'Address', key: 'a', copy: 'A' }])], {
            adminOnly,
          }),
          buildSection('open', [
            buildQuestion('p', [{ type: 'Address', key: 'b', copy: 'B', copyAddressKey: 'a' }]),
          ]),
        ],
      }),
      '"a" is for staff; what applicants fill in cannot depend on it',
    ],
    [
      'hides a staff field inside entries',
      buildProgram({
        sections: [
          buildSection('open', [
            buildQuestion('p', [
              {
                type: 'Complex',
                key: 'l',
                copy: 'L',
                repeated: true,
                subFields: [buildTextField('x', { adminOnly })],
              },
            ]),
          ]),
        ],
      }),
      'a part of a Complex cannot be for staff alone',
    ],
  ])('is refused that %s', (_what, faulty, message) => {
    expect(checkProgram(faulty)).toMatchObject([{ message }]);
  });

  it('may let staff read what applicants answered', () => {
    const dynamicLogic = { answered: { answer: 'name' } };
    const sections = [
      buildSection('open', [buildQuestion('p', [buildTextField('name')])]),
      buildSection('staff', [buildQuestion('q', [buildTextField('v', { dynamicLogic })])], { adminOnly }),
    ];
    expect(checkProgram(buildProgram({ sections }))).toEqual([]);
  });
});
