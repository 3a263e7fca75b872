import { answer, type QuestionGroup } from '@handrail/engine';
import { bankAccountQuestion } from '../shared/questions/bank-account-question.ts';

/** How a caregiver is paid; the copies differ in how they count the days of a check. */
export function paymentGroup(checkTime: '7-10 days' | '7-10 business days'): QuestionGroup {
  return {
    key: 'preferredPaymentMethod',
    name: 'How you get paid',
    questions: [
      {
        key: 'preferredPaymentMethod',
        copy: { title: 'How do you want to get paid?' },
        fields: [
          {
            type: 'RadioList',
            key: 'preferredPaymentMethod',
            copy: 'Payment method',
            options: [
              {
                label: 'Direct deposit',
                value: 'DirectDeposit',
                description: 'The money will be in your bank account 1-3 business days after approval.',
              },
              {
                label: 'Paper check',
                value: 'Check',
                description: `We mail the check to your mailing address. It takes ${checkTime} after approval.`,
              },
            ],
          },
        ],
      },
      bankAccountQuestion({ dynamicLogic: answer('preferredPaymentMethod').equals('DirectDeposit') }),
    ],
  };
}
