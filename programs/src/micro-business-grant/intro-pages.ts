import type { DefaultPage, WelcomePage } from '@handrail/engine';

export const whatIsIt: WelcomePage = {
  key: 'what-is-it',
  title: 'What is the micro-business grant?',
  layout: 'welcome',
  body: 'A grant of $10,000, $15,000 or $25,000 for small businesses with ten employees or fewer.\n\nYour business must have operated before January 1, 2023 and for at least one year.',
};

export const ineligibleBusinesses: DefaultPage = {
  key: 'ineligible-businesses',
  title: 'Businesses that are not eligible',
  layout: 'default',
  body: 'This grant cannot go to:\n\n- liquor stores\n- payday loans\n- hookah\n- vape shops\n- marijuana-related businesses\n- rental properties\n- bars with under 50% food sales\n- businesses operating under a year',
};

export const technicalSupportRequirement: DefaultPage = {
  key: 'technical-support-requirement',
  title: 'Technical support is part of the grant',
  layout: 'default',
  body: 'Every owner who receives the grant works with a business coach. Plan for 10 hours of sessions.\n\nYou will also send us a short report each month, for up to 90 days after you receive the funds.',
};
