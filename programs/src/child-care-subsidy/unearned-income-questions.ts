import { answer, type Question } from '@handrail/engine';
import { externalIncomeTypes } from '../data/external-income-types.ts';
import { dollars } from '../shared/fields/dollars.ts';
import { otherText } from '../shared/fields/other-text.ts';
import { yesNo } from '../shared/fields/yes-no.ts';

export const unearnedIncomeQuestion: Question = {
  key: 'unEarnedIncome',
  copy: { title: 'Money that does not come from a job' },
  fields: [
    yesNo({
      key: 'unEarnedIncome',
      copy: 'Does anyone in your household get money that does not come from a job?',
      helperText: 'For example, child support, Social Security or financial aid.',
    }),
    {
      type: 'Dropdown',
      key: 'externalIncome',
      copy: 'Which kinds of money? Choose all that apply.',
      dynamicLogic: answer('unEarnedIncome').isYes(),
      multiple: true,
      searchable: true,
      childMode: 'onParentSelect',
      options: externalIncomeTypes.values,
      validation: { required: false },
    },
    otherText({ key: 'externalIncomeOther', of: 'externalIncome', copy: 'Other kind of money' }),
  ],
};

export const incomeExpirationQuestion: Question = {
  key: 'incomeExpiration',
  copy: {
    title: 'Who gets this money?',
    intro: 'Add each kind of money you chose on the last page.',
  },
  dynamicLogic: answer('externalIncome').isAnswered(),
  fields: [
    {
      type: 'Complex',
      key: 'incomeExpiration',
      copy: 'Money that does not come from a job',
      entryName: 'income',
      repeated: true,
      subFields: [
        { type: 'Text', key: 'personGettingTheMoney', copy: 'Person who gets the money' },
        { type: 'Text', key: 'fromWhere', copy: 'Where the money comes from' },
        dollars({ key: 'howMuch', copy: 'Amount' }),
        {
          type: 'RadioList',
          key: 'howOften',
          copy: 'How often is it paid?',
          options: [
            { label: 'Once', value: 'once' },
            { label: 'Every week', value: 'weekly' },
            { label: 'Other', value: 'other' },
          ],
        },
        otherText({ key: 'howOftenOther', of: 'howOften', copy: 'How often, in your own words' }),
        yesNo({ key: 'expectToContinue', copy: 'Do you think this money will keep coming?' }),
        {
          type: 'Text',
          key: 'incomeNotContinueReason',
          copy: 'Why it will stop',
          multiline: true,
          rows: 3,
          dynamicLogic: answer('expectToContinue').isNo(),
          validation: { required: false },
        },
      ],
    },
  ],
};
