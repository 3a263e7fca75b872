import { describe, expect, it } from 'vitest';
import { checkProgram } from '../check/check-program.ts';
import { defineProgram } from '../definition/define.ts';
import { findHistoryRefusals } from './find-history-refusals.ts';

const levels = [
  { label: 'Level 1', value: 'level1' },
  { label: 'Level 2', value: 'level2' },
  { label: 'Level 3', value: 'level3' },
];

const definition = defineProgram({
  key: 'track-1',
  version: 1,
  introPages: [],
  sections: [
    {
      key: 'level',
      name: 'Level',
      questionGroups: [
        {
          key: 'level',
          questions: [
            {
              key: 'level',
              copy: { title: 'Level' },
              fields: [
                { type: 'RadioList', key: 'level', copy: 'Level', options: levels },
                {
                  type: 'Complex',
                  key: 'learned.courses',
                  copy: 'Courses',
                  repeated: true,
                  subFields: [
                    {
                      type: 'Dropdown',
                      key: 'name',
                      copy: 'Course',
                      options: [{ label: 'Safe lifting', value: 'safe-lifting' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  history: {
    once: [
      {
        answerKeys: ['level'],
        programs: ['track-1', 'track-2'],
        message: 'You have already claimed {value}.',
        order: { values: ['level1', 'level2', 'level3'], message: 'Claim {value} first.' },
      },
      {
        answerKeys: ['learned.courses.name'],
        programs: ['track-1'],
        message: 'You have already claimed the course {value}.',
      },
    ],
  },
});

const level1 = { programKey: 'track-2', answers: { level: 'level1' } };

describe('findHistoryRefusals', () => {
  it('lets the first value of an order be submitted first', () => {
    expect(findHistoryRefusals(definition, { level: 'level1' }, [])).toEqual([]);
  });

  it('refuses a value that was submitted before, also in another program', () => {
    expect(findHistoryRefusals(definition, { level: 'level1' }, [level1])).toEqual([
      'You have already claimed Level 1.',
    ]);
  });

  it('does not count programs that the rule does not name', () => {
    const elsewhere = { programKey: 'city-welcome', answers: { level: 'level1' } };
    expect(findHistoryRefusals(definition, { level: 'level1' }, [elsewhere])).toEqual([]);
  });

  it('wants the values in their order, and names the first that is missing', () => {
    expect(findHistoryRefusals(definition, { level: 'level2' }, [level1])).toEqual([]);
    expect(findHistoryRefusals(definition, { level: 'level3' }, [level1])).toEqual(['Claim Level 2 first.']);
  });

  it('names values that are worked out by the options of another field', () => {
    const rule = { answerKeys: ['claimed'], labelledBy: 'level', programs: ['track-1'], message: '{value}!' };
    const claim = { claimed: 'level2' };
    const earlier = [{ programKey: 'track-1', answers: claim }];
    expect(findHistoryRefusals({ ...definition, history: { once: [rule] } }, claim, earlier)).toEqual([
      'Level 2!',
    ]);
  });

  it('finds values in the entries of lists', () => {
    const learned = { 'learned.courses': [{ name: 'safe-lifting' }] };
    expect(findHistoryRefusals(definition, learned, [])).toEqual([]);
    expect(findHistoryRefusals(definition, learned, [{ programKey: 'track-1', answers: learned }])).toEqual([
      'You have already claimed the course Safe lifting.',
    ]);
  });

  it('looks only at answers that its form has', () => {
    const history = { once: [{ answerKeys: ['levle'], programs: [], message: 'No.' }] };
    expect(checkProgram({ ...definition, history })).toEqual([
      {
        path: 'history.once[0].answerKeys[0]',
        message: 'no field has the key "levle", did you mean "level"?',
      },
    ]);
  });

  it('adds up the numbers of earlier applications, and says how much is left', () => {
    const rule = {
      answerKey: 'hours',
      programs: ['track-1', 'track-2'],
      limit: 10,
      message: 'You have {left} left.',
    };
    const limited = { ...definition, history: { atMost: [rule] } };
    const earlier = ['track-1', 'track-2', 'elsewhere'].map((programKey) => ({
      programKey,
      answers: { hours: 3.1 },
    }));
    expect(findHistoryRefusals(limited, { hours: 3.8 }, earlier)).toEqual([]);
    expect(findHistoryRefusals(limited, { hours: 3.9 }, earlier)).toEqual(['You have 3.8 left.']);
  });

  it.each([
    ['hourz', 'no field has the key "hourz"'],
    ['level', '"level" is not a Text of inputType Number or a Calculated number field'],
    ['name', 'no field has the key "name"'],
  ])('adds up only numbers that its form has: %s', (answerKey, message) => {
    const history = { atMost: [{ answerKey, programs: [], limit: 1, message: 'No.' }] };
    expect(checkProgram({ ...definition, history })).toEqual([
      { path: 'history.atMost[0].answerKey', message: expect.stringContaining(message) as string },
    ]);
  });

  it('has nothing against a program without such rules', () => {
    const { key, version, introPages, sections } = definition;
    const plain = { key, version, introPages, sections };
    expect(findHistoryRefusals(plain, { level: 'level1' }, [level1])).toEqual([]);
  });
});
