import type { DefaultPage, StepsPage, WelcomePage } from '@handrail/engine';

export const whatIsIt: WelcomePage = {
  key: 'what-is-it',
  title: 'What is the matched-savings program?',
  layout: 'welcome',
  body: 'It helps small tourism businesses grow. You save money for your business, and the city adds to it.\n\nFor every $1 you save, the city gives $4, up to $10,000.',
};

export const howItWorks: StepsPage = {
  key: 'how-it-works',
  title: 'How does it work?',
  layout: 'steps',
  copy: 'The program has three parts.',
  steps: [
    {
      title: 'Learn',
      description: 'You attend 10 hours of technical assistance sessions.',
      icon: 'people',
    },
    {
      title: 'Save',
      description: 'You save at least $2,500 over four months.',
      icon: 'money',
    },
    {
      title: 'Get the match',
      description: 'The city matches your savings 4:1, up to $10,000.',
      icon: 'verify',
    },
  ],
};

export const requirements: DefaultPage = {
  key: 'requirements',
  title: 'Who can apply?',
  layout: 'default',
  body: 'Your business must:\n\n- work in tourism\n- have two years of operation (before January 1, 2022)\n\nThe program is meant for households with an income at or below 80% of the area median. That is currently $57,500 for a family of four. This is not required: you can apply with a higher income.',
};
