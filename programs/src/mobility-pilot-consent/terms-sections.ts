import type { Question, Section } from '@handrail/engine';
import { researchConsentQuestion } from '../mobility-pilot/consent-questions.ts';
import { yesNo } from '../shared/fields/yes-no.ts';
import { readingQuestion } from './reading-question.ts';

const aboutTheProgram = readingQuestion({
  key: 'aboutTheProgram',
  title: 'About the program',
  text: 'The county economic mobility pilot gives you up to $750 a month for 15 months. You decide what to spend it on. You do not have to pay it back.\n\nThe first payment will come by the end of October 2023.',
  fields: [
    {
      type: 'Checkbox',
      key: 'consent.hasRead',
      copy: 'I have read about the program, or someone read it to me.',
    },
    { type: 'Checkbox', key: 'consent.isRandom', copy: 'I know that I was chosen at random.' },
  ],
});

const pilotServices = readingQuestion({
  key: 'pilotServices',
  title: 'Pilot services',
  text: 'You can work with a coach for 21 months. Coaching is optional. You get the money even if you do not want a coach.\n\nWellness supports are free talks with a counselor and help finding a doctor.',
  fields: [
    yesNo({
      key: 'consentForWellnessSupports',
      copy: 'May we share your name and contact details with the team for wellness supports?',
    }),
  ],
});

const otherPilotTerms = readingQuestion({
  key: 'otherPilotTerms',
  title: 'Other pilot terms',
  text: 'The money may affect other benefits that you get, such as SNAP or help with rent. Ask your coach or {{partnerName}} before you sign.\n\nTell us if you move or if your bank account changes.',
  fields: [{ type: 'Checkbox', key: 'consent.isUnderstand', copy: 'I understand these terms.' }],
});

const programParticipation = readingQuestion({
  key: 'programParticipation',
  title: 'Program participation',
  text: 'It is your choice to be in the pilot. You can leave at any time without saying why.\n\nIf you withdraw, the payments will stop and you cannot rejoin the pilot.',
  fields: [
    { type: 'Checkbox', key: 'consent.isVoluntary', copy: 'I know that it is my choice to be in the pilot.' },
  ],
});

/** What a participant reads and agrees to before the payment information. */
export const termsSections: readonly Section[] = [
  toSection('About the Program', aboutTheProgram),
  toSection('Pilot Services', pilotServices),
  toSection('Other Pilot Terms', otherPilotTerms),
  { ...toSection('Research', researchConsentQuestion), key: 'research' },
  toSection('Program Participation', programParticipation),
];

function toSection(name: string, question: Question): Section {
  return { key: question.key, name, questionGroups: [{ key: question.key, name, questions: [question] }] };
}
