import type { Question, Section } from '@handrail/engine';
import { yesNo } from '../shared/fields/yes-no.ts';

interface Situation {
  readonly otherInformation: 'optional' | 'required';
}

export function youAndYourSituationSection({ otherInformation }: Situation): Section {
  return {
    key: 'youAndYourSituation',
    name: 'You and Your Situation',
    overview: {
      title: 'You and your situation',
      description: 'Think about how much money you need and what it would pay for.',
    },
    questionGroups: [
      {
        key: 'situation',
        name: 'Your situation',
        questions: [outsideSupport, requestedAmount, bankAccountStatus, tellUsMore(otherInformation)],
      },
    ],
  };
}

const outsideSupport: Question = {
  key: 'outsideSupport',
  copy: { title: 'Other help' },
  fields: [
    yesNo({
      key: 'hasOutsideSupport',
      copy: 'Can someone else, such as family or another program, help you pay for this?',
    }),
    {
      type: 'RadioList',
      key: 'believesFundsWouldHelp',
      copy: 'How much do you agree? "Emergency aid of $500 or less would help me stay in school or in my program."',
      options: [
        { label: 'Strongly agree', value: 'strongly-agree' },
        { label: 'Agree', value: 'agree' },
        { label: 'Neither agree nor disagree', value: 'neutral' },
        { label: 'Disagree', value: 'disagree' },
        { label: 'Strongly disagree', value: 'strongly-disagree' },
      ],
    },
  ],
};

const requestedAmount: Question = {
  key: 'requestedAmount',
  copy: { title: 'How much money do you need?' },
  fields: [
    {
      type: 'Text',
      inputType: 'Currency',
      key: 'requestedAmount',
      copy: 'Requested amount',
      helperText: 'Max limit = {{maxAmount}}',
      validation: { max: 'maxFundingAmount' },
    },
  ],
};

const bankAccountStatus: Question = {
  key: 'bankAccountStatus',
  copy: {
    title: 'Your bank account',
    intro: 'This tells us how we can pay you. We do not ask for account numbers here.',
  },
  fields: [
    yesNo({ key: 'hasBankAccount', copy: 'Do you have a bank account?' }),
    {
      type: 'Checkbox',
      key: 'confirmBankingStatus',
      copy: 'I confirm that my answer about my bank account is correct.',
    },
  ],
};

function tellUsMore(otherInformation: Situation['otherInformation']): Question {
  return {
    key: 'otherInformation',
    copy: { title: 'What else should we know?', intro: 'Tell us in your own words what happened.' },
    fields: [
      {
        type: 'Text',
        key: 'otherInformation',
        copy: 'Other information',
        multiline: true,
        rows: 5,
        validation: { required: otherInformation === 'required' },
      },
    ],
  };
}
