import type { DefaultPage, WelcomePage } from '@handrail/engine';

export const whatIsIt: WelcomePage = {
  key: 'what-is-it',
  title: 'What is the loan preparation program?',
  layout: 'welcome',
  body: 'It helps small businesses to get ready for a bank loan. Coaches look at your numbers with you and help you with the papers that a bank asks for.\n\nThe program does not lend money itself.',
};

export const requirements: DefaultPage = {
  key: 'requirements',
  title: 'Who can apply?',
  layout: 'default',
  body: 'Your business must:\n\n- have three years of operation (before January 1, 2021)\n- plan to ask for a bank loan within 6 to 12 months\n\nWe ask you for status updates up to one year.',
};
