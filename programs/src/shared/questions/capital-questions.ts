import { defineQuestion } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';
import { yesNo } from '../fields/yes-no.ts';
import { accountantOptions } from '../options/accountants.ts';
import { bankerRelationshipOptions } from '../options/banker-relationship.ts';
import { capitalChallengeOptions } from '../options/capital-challenges.ts';
import { loanApplicationOptions } from '../options/loan-applications.ts';
import { raisingCapitalOptions } from '../options/raising-capital.ts';
import { reliefProgramOptions } from '../options/relief-programs.ts';

export const bankerRelationshipQuestion = defineQuestion({
  key: 'bankerRelationship',
  copy: { title: 'Do you know a banker you can talk to?' },
  fields: [
    { type: 'RadioList', key: 'bankerRelationship', copy: 'Banker', options: bankerRelationshipOptions },
  ],
});

export const accountantQuestion = defineQuestion({
  key: 'accountant',
  copy: { title: 'Do you have an accountant?' },
  fields: [{ type: 'RadioList', key: 'accountant', copy: 'Accountant', options: accountantOptions }],
});

export const businessCreditCardQuestion = defineQuestion({
  key: 'businessCreditCard',
  copy: { title: 'Does your business have a credit card?' },
  fields: [yesNo({ key: 'businessCreditCard.yesOrNo', copy: 'The business has a credit card' })],
});

export const loanApplicationsQuestion = defineQuestion({
  key: 'loanApplications',
  copy: { title: 'Have you applied for a business loan?', intro: 'Think of your last application.' },
  fields: [
    { type: 'RadioList', key: 'loanApplications', copy: 'Loan application', options: loanApplicationOptions },
  ],
});

export const capitalChallengesQuestion = defineQuestion({
  key: 'capitalChallenges',
  copy: { title: 'What makes it hard to get capital?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'capitalChallenges.challenges',
      copy: 'Challenges',
      options: capitalChallengeOptions,
    },
    otherText({
      key: 'capitalChallenges.other',
      of: 'capitalChallenges.challenges',
      copy: 'Which other challenge?',
    }),
  ],
});

export const covidReliefQuestion = defineQuestion({
  key: 'covidRelief',
  copy: { title: 'Did your business get COVID-19 relief?', intro: 'Choose all that apply.' },
  fields: [
    {
      type: 'CheckboxGroup',
      key: 'covidRelief.programs',
      copy: 'Relief programs',
      options: reliefProgramOptions,
    },
    otherText({ key: 'covidRelief.other', of: 'covidRelief.programs', copy: 'Which other program?' }),
  ],
});

export const raisingCapitalQuestion = defineQuestion({
  key: 'raisingCapital',
  copy: { title: 'Do you plan to raise capital?' },
  fields: [
    {
      type: 'RadioList',
      key: 'raisingCapital',
      copy: 'Plans to raise capital',
      options: raisingCapitalOptions,
    },
  ],
});

export const posSystemQuestion = defineQuestion({
  key: 'posSystem',
  copy: {
    title: 'Do you use a point-of-sale system?',
    intro: 'It is the device or app that takes card payments and tracks sales.',
  },
  fields: [yesNo({ key: 'posSystem', copy: 'We use a point-of-sale system' })],
});
