import type { DefaultPage, WelcomePage } from '@handrail/engine';

export const whatIsIt: WelcomePage = {
  key: 'what-is-it',
  title: 'What is the loan preparation program?',
  layout: 'welcome',
  body: 'It helps small businesses get ready for a bank loan. Coaches go over your numbers with you and help you with the documents that a bank asks for.\n\nThe program does not lend money itself.',
};

export const requirements: DefaultPage = {
  key: 'requirements',
  title: 'Who can apply?',
  layout: 'default',
  body: 'Your business must:\n\n- have three years of operation (before January 1, 2021)\n- plan to apply for a bank loan within 6 to 12 months\n\nWe will ask you for status updates for up to one year.',
};
