/** What a starter says to its author; no program may say it to applicants. */
export const starterCopy = {
  welcome: 'Tell people who can get help, and with what.',
  overview: 'Tell people what to have ready.',
};

/** The files of a new program: a form that works, to be changed into the one that is wanted. */
export function writeStarterFiles(key: string): Readonly<Record<string, string>> {
  const name = toName(key);
  return {
    [`${key}.ts`]: `import { defineProgram } from '@handrail/engine';
import { applicationProcess } from '../shared/application-process.ts';
import { reviewSection } from '../shared/review-section.ts';
import { whatHappensNext } from '../shared/submission-screen.ts';
import { aboutYou } from './about-you-section.ts';

export const ${name} = defineProgram({
  key: '${key}',
  version: 1,
  introPages: [
    {
      key: 'welcome',
      title: 'Welcome to {{programName}}',
      layout: 'welcome',
      body: '${starterCopy.welcome}',
    },
    applicationProcess({ minutes: 15 }),
  ],
  sections: [aboutYou, reviewSection],
  submissionScreen: whatHappensNext,
});
`,
    'about-you-section.ts': `import { answer, defineSection } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

export const aboutYou = defineSection({
  key: 'aboutYou',
  name: 'About You',
  overview: { title: 'About you', description: '${starterCopy.overview}' },
  questionGroups: [
    {
      key: 'aboutYou',
      questions: [
        {
          key: 'dateOfBirth',
          copy: { title: 'When were you born?' },
          fields: [{ type: 'Date', key: 'dateOfBirth', copy: 'Date of birth', allowedRange: 'past' }],
        },
        {
          key: 'otherHelp',
          copy: { title: 'Do you get other help?' },
          fields: [
            yesNo({ key: 'otherHelp.hasOtherHelp', copy: 'Does someone else help you with money?' }),
            {
              type: 'Text',
              key: 'otherHelp.details',
              copy: 'Who helps you?',
              dynamicLogic: answer('otherHelp.hasOtherHelp').equals('yes'),
              validation: { max: 200 },
            },
          ],
        },
      ],
    },
  ],
});
`,
    [`${key}.answers.ts`]: `import type { AnswerSet } from '../answer-set.ts';

export const ${name}AnswerSets: readonly AnswerSet[] = [
  {
    name: 'someone who also gets help from a church',
    answers: {
      dateOfBirth: '1990-05-17',
      'otherHelp.hasOtherHelp': 'yes',
      'otherHelp.details': 'My church',
      affirmation: true,
    },
  },
];
`,
    [`${key}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { listFaults } from '../testing/list-faults.ts';
import { isShown, openForm } from '../testing/open-form.ts';
import { ${name}AnswerSets } from './${key}.answers.ts';
import { ${name} } from './${key}.ts';

describe('${key}', () => {
  it('asks who helps only when someone helps', () => {
    const key = 'otherHelp.details';
    expect(isShown(openForm(${name}, { 'otherHelp.hasOtherHelp': 'yes' }), key)).toBe(true);
    expect(isShown(openForm(${name}, { 'otherHelp.hasOtherHelp': 'no' }), key)).toBe(false);
  });

  it.each(${name}AnswerSets.map((set) => [set.name, set] as const))('takes %s', (_name, set) => {
    expect(listFaults(${name}, set)).toEqual([]);
  });
});
`,
  };
}

/** The name of a program in code: heatHelp of heat-help. */
export function toName(key: string): string {
  return key.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}
