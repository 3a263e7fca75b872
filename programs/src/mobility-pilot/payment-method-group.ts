import { answer, type QuestionGroup } from '@handrail/engine';
import { bankAccountQuestion } from '../shared/questions/bank-account-question.ts';

/** How a participant wants the monthly money, in the application and in the consent form. */
export const paymentMethodGroup: QuestionGroup = {
  key: 'paymentMethod',
  name: 'Payment method',
  questions: [
    {
      key: 'preferredPaymentMethod',
      copy: { title: 'How do you want to get the money?' },
      fields: [
        {
          type: 'RadioList',
          key: 'preferredPaymentMethod',
          copy: 'Payment method',
          options: [
            {
              label: 'Direct deposit',
              value: 'DirectDeposit',
              description: 'We send the money to your bank account.',
            },
            {
              label: 'Physical card',
              value: 'PhysicalCard',
              description: 'We mail you a card that works like a debit card.',
            },
            {
              label: 'Virtual card',
              value: 'VirtualCard',
              description: 'You get a card number by email to pay online or with your phone.',
            },
          ],
        },
      ],
    },
    bankAccountQuestion({ dynamicLogic: answer('preferredPaymentMethod').equals('DirectDeposit') }),
  ],
};
