import type { Section } from '@handrail/engine';
import { employmentQuestion, lostJobQuestion } from './employment-questions.ts';
import { incomeExpirationQuestion, unearnedIncomeQuestion } from './unearned-income-questions.ts';

export const employmentAndIncomeSection: Section = {
  key: 'employmentAndIncome',
  name: 'Employment & Income',
  overview: {
    title: 'Your work and income',
    description:
      'Have the name, address and phone number of each employer ready. We also ask about money that does not come from a job.',
  },
  questionGroups: [
    { key: 'employment', name: 'Your work', questions: [employmentQuestion, lostJobQuestion] },
    { key: 'income', name: 'Other income', questions: [unearnedIncomeQuestion, incomeExpirationQuestion] },
  ],
};
