import { answer, defineQuestion, type Question } from '@handrail/engine';
import { longText } from '../fields/long-text.ts';
import { yesNo } from '../fields/yes-no.ts';

export const sessionsQuestion = defineQuestion({
  key: 'canCommitToSessions',
  copy: {
    title: 'Can you take part in the sessions?',
    intro: 'The program includes 10 hours of technical assistance sessions.',
  },
  fields: [
    yesNo({
      key: 'canCommitToSessions.affirmation',
      copy: 'I can commit to 10 hours of technical assistance sessions',
    }),
  ],
});

/** Asks for monthly reports up to 90 days after something, as "the program sends the funds". */
export function progressReportsQuestion({ after }: { readonly after: string }): Question {
  return {
    key: 'canCompleteMonthlyProgressReports',
    copy: { title: 'Can you send us a progress report each month?' },
    fields: [
      yesNo({
        key: 'canCompleteMonthlyProgressReports.affirmation',
        copy: `I can complete monthly progress reports for up to 90 days after ${after}`,
      }),
    ],
  };
}

export const challengesQuestion = defineQuestion({
  key: 'anyChallenges',
  copy: {
    title: 'Do you see any challenges in meeting these commitments?',
    intro: 'A yes does not count against you. It helps us help you.',
  },
  fields: [
    yesNo({ key: 'anyChallenges.affirmation', copy: 'I see challenges' }),
    longText({
      key: 'anyChallenges.explanation',
      copy: 'What could be hard?',
      max: 500,
      dynamicLogic: answer('anyChallenges.affirmation').isYes(),
    }),
  ],
});

export const savingQuestion = defineQuestion({
  key: 'canCommitToSaving',
  copy: {
    title: 'Can you save for four months?',
    intro: 'You save at least $2,500 over four months. The city adds four dollars for each dollar you save.',
  },
  fields: [
    yesNo({
      key: 'canCommitToSaving.affirmation',
      copy: 'I can commit to saving at least $2,500 over four months',
    }),
  ],
});

export const savingChallengesQuestion = defineQuestion({
  key: 'seeAnyChallengesMeetingSavingsCommitments',
  copy: { title: 'Do you see any challenges in meeting your savings commitment?' },
  fields: [
    yesNo({
      key: 'seeAnyChallengesMeetingSavingsCommitments.affirmation',
      copy: 'I see challenges in saving this money',
    }),
    longText({
      key: 'seeAnyChallengesMeetingSavingsCommitments.explanation',
      copy: 'What could be hard about saving?',
      max: 500,
      dynamicLogic: answer('seeAnyChallengesMeetingSavingsCommitments.affirmation').isYes(),
    }),
  ],
});
