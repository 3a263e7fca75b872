import { defineQuestion } from '@handrail/engine';
import { longText } from '../fields/long-text.ts';
import { yesNo } from '../fields/yes-no.ts';
import { cashFlowOptions } from '../options/cash-flow.ts';

export const financialStatementsQuestion = defineQuestion({
  key: 'hasFinancialStatements',
  copy: {
    title: 'Does your business have financial statements?',
    intro: 'These are documents such as a profit and loss statement or a balance sheet.',
  },
  fields: [
    yesNo({ key: 'hasFinancialStatements.hasFinancialStatements', copy: 'We have financial statements' }),
  ],
});

export const cashFlowQuestion = defineQuestion({
  key: 'cashflowPositive',
  copy: {
    title: 'Is your business cash flow positive?',
    intro: 'That means more money comes in than goes out.',
  },
  fields: [
    // Spelled as it is stored (R151).
    {
      type: 'RadioList',
      key: 'cashflowPositive.cashFlowPositive',
      copy: 'Cash flow',
      options: cashFlowOptions,
    },
  ],
});

export const revenueGoalQuestion = defineQuestion({
  key: 'revenueGoal',
  copy: { title: 'What is your revenue goal, and how will you reach it?' },
  fields: [longText({ key: 'revenueGoal', copy: 'Revenue goal', max: 1000 })],
});

export const challengesAndMitigationQuestion = defineQuestion({
  key: 'challengesAndMitigation',
  copy: { title: 'What challenges does your business face, and what will you do about them?' },
  fields: [
    longText({
      key: 'challengesAndMitigation',
      copy: 'Challenges and what you will do',
      helperText: 'We suggest up to 200 words.',
      max: 1000,
    }),
  ],
});

export const businessPlanQuestion = defineQuestion({
  key: 'businessPlan',
  copy: { title: 'What is your business plan?' },
  fields: [
    longText({
      key: 'businessPlan',
      copy: 'Business plan',
      helperText: 'We suggest up to 300 words.',
      max: 1500,
    }),
  ],
});

export const businessPlanDocumentsQuestion = defineQuestion({
  key: 'businessPlanDocuments',
  copy: {
    title: 'Do you have a written business plan?',
    intro: 'If you have one, upload it here. If not, skip this question.',
  },
  skippable: true,
  fields: [
    {
      type: 'Document',
      key: 'businessPlanDocuments',
      copy: 'Business plan documents',
      validation: { required: false },
    },
  ],
});
