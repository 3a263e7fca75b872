import { defineQuestion } from '@handrail/engine';
import { yesNo } from '../fields/yes-no.ts';
import { assetOptions } from '../options/assets.ts';
import { creditScores } from '../../data/credit-scores.ts';

export const personalBankAccountQuestion = defineQuestion({
  key: 'personalBankAccount',
  copy: { title: 'Do you have your own bank account?' },
  fields: [
    yesNo({
      key: 'personalBankAccount',
      copy: 'I have a checking or savings account in my name',
      helperText: 'We do not ask for account numbers here.',
    }),
  ],
});

export const assetsQuestion = defineQuestion({
  key: 'assets',
  copy: { title: 'What do you own?', intro: 'Choose all that apply.' },
  fields: [{ type: 'CheckboxGroup', key: 'assets', copy: 'Things you own', options: assetOptions }],
});

export const netWorthQuestion = defineQuestion({
  key: 'netWorthExceeds',
  copy: {
    title: 'Is your net worth more than $10,000?',
    intro: 'Net worth is what you own minus what you owe. Do not count your home or your vehicles.',
  },
  fields: [yesNo({ key: 'netWorthExceeds', copy: 'My net worth is more than $10,000' })],
});

export const creditScoreQuestion = defineQuestion({
  key: 'creditScore',
  copy: { title: 'What is your credit score?' },
  fields: [
    {
      type: 'Dropdown',
      key: 'creditScore.score',
      copy: 'Credit score',
      helperText: 'A guess is fine. Many banks show the score in their app.',
      options: creditScores.values,
    },
  ],
});
