import { formatCents, type IntroPage } from '@handrail/engine';
import { federalPovertyGuidelines2023 } from '../data/federal-poverty-guidelines-2023.ts';
import { mobilityPilotZipCodes } from '../data/mobility-pilot-zip-codes.ts';
import { applicationProcess } from '../shared/application-process.ts';

const welcome: IntroPage = {
  key: 'welcome',
  title: 'Cash every month, to use as you need',
  layout: 'welcome',
  body: 'This is the county economic mobility pilot. People chosen by lottery get up to $750 a month for 15 months. You decide what to spend it on.\n\nIt does not cost anything to apply.',
};

const whoCanApply: IntroPage = {
  key: 'who-can-apply',
  title: 'Who can apply?',
  layout: 'default',
  body: [
    'All of these must be true:',
    [
      '- You are 18 or over.',
      '- You are employed.',
      '- You have a child who is 16 or younger.',
      `- You live in one of these ZIP codes: ${mobilityPilotZipCodes.values.join(', ')}.`,
      '- Your household income is between 150% and 250% of the 2023 federal poverty level.',
    ].join('\n'),
    'These are the yearly income limits, before taxes:',
    federalPovertyGuidelines2023.values
      .filter(({ householdSize }) => householdSize > 1)
      .map(toLine)
      .join('\n'),
  ].join('\n\n'),
};

const howItWorks: IntroPage = {
  key: 'how-it-works',
  title: 'How does the pilot work?',
  layout: 'steps',
  steps: [
    {
      title: 'You apply once',
      description: 'You cannot change your application after you submit it, so check your answers first.',
      icon: 'apply',
    },
    {
      title: 'We choose people at random',
      description: 'If you are chosen and you are eligible, you may join the pilot.',
      icon: 'people',
    },
    {
      title: 'You get money each month',
      description:
        'You get up to $750 a month for 15 months. The first payment will come by the end of October 2023.',
      icon: 'money',
    },
    {
      title: 'You can work with a coach',
      description: 'Coaching is optional and lasts 21 months.',
      icon: 'calendar',
    },
    {
      title: 'You can leave at any time',
      description: 'If you withdraw from the pilot, you cannot rejoin it.',
      icon: 'review',
    },
  ],
};

export const mobilityPilotIntroPages: readonly IntroPage[] = [
  welcome,
  whoCanApply,
  howItWorks,
  applicationProcess({ minutes: 20 }),
];

function toLine({ householdSize, amount }: { householdSize: number; amount: number }): string {
  const [least, most] = [1.5, 2.5].map((share) => formatCents(amount * share * 100));
  return `- ${householdSize} people: ${least} to ${most}`;
}
