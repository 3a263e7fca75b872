import { describe, expect, it } from 'vitest';
import {
  buildGroup,
  buildProgram,
  buildQuestion,
  buildSection,
  buildTextField,
  startForm,
} from '../testing/build-program.ts';
import { listFieldsToResubmit, mapAnswers, type MappedAnswer, type MappedSection } from './map-answers.ts';

const name = buildTextField('name');
const note = buildTextField('note', { validation: { required: false } });
const program = buildProgram({
  sections: [
    buildSection('about', [], {
      name: 'About you',
      questionGroups: [
        buildGroup('basics', [buildQuestion('you', [name, note])], { name: 'Basics' }),
        buildGroup('pets', [buildQuestion('pet', [buildTextField('petName')])], {
          dynamicLogic: { eq: [{ answer: 'note' }, 'pets'] },
        }),
      ],
    }),
    buildSection('staff', [buildQuestion('verdict')], { adminOnly: true }),
  ],
});

describe('mapAnswers', () => {
  it('puts the answers that count beside the questions that asked for them', () => {
    const form = startForm(program, { name: 'Ana', petName: 'Rex', verdictText: 'no' });
    expect(mapAnswers(form)).toEqual([
      {
        key: 'about',
        name: 'About you',
        questionGroups: [
          {
            key: 'basics',
            name: 'Basics',
            questions: [
              {
                key: 'you',
                copy: { title: 'you' },
                fields: [{ definition: name, answer: { key: 'name', value: 'Ana' } }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('maps groups that have come, and what staff filled in', () => {
    const form = startForm(program, { name: 'Ana', note: 'pets', petName: 'Rex' }, { audience: 'staff' });
    expect(mapAnswers(form).map(({ questionGroups }) => questionGroups.map(({ key }) => key))).toEqual([
      ['basics', 'pets'],
      ['staffGroup'],
    ]);
  });
});

describe('mapAnswers with field reviews', () => {
  it('carries what reviewers ask again, also where nothing was answered [P453]', () => {
    const reviews = [{ id: 'r1', reviewStatus: 'NeedsResubmission' }];
    const mapped = mapAnswers(startForm(program, { name: 'Ana' }), new Map([['note', reviews]]));
    expect(mapped[0]?.questionGroups[0]?.questions[0]?.fields.map(({ answer }) => answer)).toEqual([
      { key: 'name', value: 'Ana' },
      { key: 'note', value: undefined, fieldReviewsRequiringResubmission: reviews },
    ]);
    expect(listFieldsToResubmit(mapped)).toEqual(['note']);
  });
});

describe('listFieldsToResubmit', () => {
  function mapField(key: string, reviews?: MappedAnswer['fieldReviewsRequiringResubmission']) {
    const answer = {
      id: key,
      key,
      value: 'x',
      ...(reviews && { fieldReviewsRequiringResubmission: reviews }),
    };
    return { definition: buildTextField(key), answer };
  }

  it('lists the fields whose reviews ask for another answer', () => {
    const previous: MappedSection[] = [
      {
        key: 's',
        name: 's',
        questionGroups: [
          {
            key: 'g',
            questions: [
              {
                key: 'q',
                copy: { title: 'q' },
                fields: [
                  mapField('a', [{ id: 'r1', reviewStatus: 'NeedsResubmission' }]),
                  mapField('b', []),
                  mapField('c'),
                ],
              },
            ],
          },
        ],
      },
    ];
    expect(listFieldsToResubmit(previous)).toEqual(['a']);
  });

  it('lists none for answers that nobody has reviewed', () => {
    expect(listFieldsToResubmit(mapAnswers(startForm(program, { name: 'Ana' })))).toEqual([]);
  });
});
