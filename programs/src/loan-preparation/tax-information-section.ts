import { defineQuestion, defineSection } from '@handrail/engine';
import { taxClearanceLetterQuestion } from '../shared/questions/business-document-questions.ts';
import { dollars } from '../shared/fields/dollars.ts';

const fiscalYearQuestion = defineQuestion({
  key: 'fiscalYear',
  copy: {
    title: 'What were your numbers for your last full fiscal year?',
    intro: 'You can find them on your tax return.',
  },
  fields: [
    dollars({ key: 'fiscalYear.grossSales', copy: 'Gross sales' }),
    dollars({
      key: 'fiscalYear.netIncome',
      copy: 'Net income',
      helperText: 'If there was a loss, put a minus sign in front, such as -5000.',
      validation: { min: -1_000_000_000 },
    }),
    dollars({ key: 'fiscalYear.totalOperatingExpenses', copy: 'Total operating expenses' }),
    dollars({ key: 'fiscalYear.monthlyPayrollExpenses', copy: 'Payroll expenses each month' }),
  ],
});

const supportingDocumentsQuestion = defineQuestion({
  key: 'supportingDocuments',
  copy: { title: 'Upload your supporting documents', intro: 'We need all of these:' },
  fields: [
    {
      type: 'Typography',
      key: 'supportingDocuments.list',
      copy: 'City business license\nTwo years of tax returns\nTwo years of profit and loss and balance sheet',
      variant: 'list',
    },
    { type: 'Document', key: 'supportingDocuments', copy: 'Supporting documents' },
  ],
});

export const taxInformationSection = defineSection({
  key: 'taxInformation',
  name: 'Tax Information',
  overview: {
    title: 'Tax Information',
    description:
      'Have these ready: your tax clearance letter, your business license, two years of tax returns, and two years of profit and loss and balance sheet.',
  },
  questionGroups: [
    {
      key: 'taxes',
      name: 'Taxes and documents',
      questions: [fiscalYearQuestion, taxClearanceLetterQuestion, supportingDocumentsQuestion],
    },
  ],
});
