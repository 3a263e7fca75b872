import { answer, type FieldOption, type Question } from '@handrail/engine';
import { otherText } from '../fields/other-text.ts';

/** Asks which language we should use with the provider. */
export function preferredLanguageQuestion(options: readonly FieldOption[]): Question {
  return {
    key: 'preferredLanguage',
    copy: { title: 'Which language do you prefer?' },
    fields: [
      { type: 'RadioList', key: 'preferredLanguage', copy: 'Preferred language', options },
      otherText({ of: 'preferredLanguage', key: 'otherPreferredLanguage', copy: 'Other language' }),
    ],
  };
}

export const preferredPhoneQuestion: Question = {
  key: 'preferredPhoneNumber',
  copy: {
    title: 'Which phone number should we call?',
    intro: 'You can leave this blank. If you do, we will use the number in your account.',
  },
  fields: [
    {
      type: 'Text',
      inputType: 'Phone',
      key: 'preferredPhoneNumber',
      copy: 'Phone number',
      placeholder: '+1 (219) 873-2341',
      validation: { required: false },
    },
  ],
};

export const preferredEmailQuestion: Question = {
  key: 'preferSecondaryEmail',
  copy: { title: 'Which email address should we use?' },
  fields: [
    {
      type: 'RadioList',
      key: 'preferSecondaryEmail',
      copy: 'Where should we send emails about this program?',
      options: [
        { label: 'To the email address in my account', value: 'no' },
        { label: 'To another email address', value: 'yes' },
      ],
    },
    {
      type: 'Text',
      inputType: 'Email',
      key: 'preferredEmailAddress',
      copy: 'Other email',
      dynamicLogic: answer('preferSecondaryEmail').equals('yes'),
    },
  ],
};

export const preferredPaymentQuestion: Question = {
  key: 'preferredPaymentMethod',
  copy: {
    title: 'How would you like to get the money?',
    intro: 'This helps us plan. We will ask for your bank details later, and only if you are chosen.',
  },
  fields: [
    {
      type: 'RadioList',
      key: 'preferredPaymentMethod',
      copy: 'Payment method',
      options: [
        { label: 'Direct deposit', value: 'direct-deposit', description: 'It takes 1-3 business days.' },
        {
          label: 'Physical prepaid card',
          value: 'physical-prepaid-card',
          description: 'It comes by mail. It takes more than 10 business days.',
        },
        {
          label: 'Virtual prepaid card',
          value: 'virtual-prepaid-card',
          description: 'It comes by email. It takes under 3 business days.',
        },
        { label: 'I am not sure', value: 'not-sure', description: 'Our staff will follow up with you.' },
      ],
    },
  ],
};
