import type { StepsPage } from '@handrail/engine';

/** The page before the first question: how long it takes, what happens to the answers, what comes afterwards. */
export function applicationProcess({ minutes }: { readonly minutes: number }): StepsPage {
  return {
    key: 'application-process',
    title: 'About the application process',
    layout: 'steps',
    copy: 'Here is what to expect.',
    steps: [
      {
        title: `It takes up to ${minutes} minutes`,
        description: 'Your progress is saved after each step, so you can stop and come back.',
        icon: 'calendar',
      },
      {
        title: 'Have your information ready',
        description: 'Before each section, we tell you what you will need.',
        icon: 'documents',
      },
      {
        title: 'Your data is secure',
        description: 'Only you and {{partnerName}} staff can see your answers.',
        icon: 'verify',
      },
      {
        title: 'Check your inbox',
        description: 'We will email you if anything changes or if we need more from you.',
        icon: 'mail',
      },
    ],
  };
}
