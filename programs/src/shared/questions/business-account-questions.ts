import { answer, defineQuestion, type Field } from '@handrail/engine';
import { yesNo } from '../fields/yes-no.ts';

const hasAccount = answer('businessBankAccount.yesOrNo').isYes();

const accountFields: readonly Field[] = [
  yesNo({ key: 'businessBankAccount.yesOrNo', copy: 'The business has a bank account' }),
  {
    type: 'Text',
    // Spelled as it is stored (R109).
    key: 'businessBankAccount.yes.nameOfInstition.name',
    copy: 'Name of the bank or credit union',
    dynamicLogic: hasAccount,
    validation: { max: 200 },
  },
];

export const businessAccountQuestion = defineQuestion({
  key: 'businessBankAccount',
  copy: { title: 'Does your business have a bank account?' },
  fields: accountFields,
});

/** The same for a form that also wants to know what the business uses its bank for. */
export const businessBankingQuestion = defineQuestion({
  key: 'businessBankAccount',
  copy: { title: 'Does your business have a bank account?' },
  fields: [
    ...accountFields,
    yesNo({
      key: 'checkingOrSavings.yesOrNo',
      copy: 'Is it a checking or savings account?',
      dynamicLogic: hasAccount,
    }),
    yesNo({
      key: 'businessCreditCard.yesOrNo',
      copy: 'Does the business have a credit card?',
      dynamicLogic: hasAccount,
    }),
    yesNo({
      key: 'existingLoans.yesOrNo',
      copy: 'Does the business have loans now?',
      dynamicLogic: hasAccount,
    }),
  ],
});
