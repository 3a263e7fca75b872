import { defineSection } from '@handrail/engine';
import { bankAccountQuestion } from '../shared/questions/bank-account-question.ts';
import { landlordQuestion } from '../shared/questions/landlord-question.ts';
import { w9Question } from '../shared/questions/w9-question.ts';
import { isLandlord, isTenant } from './applicant-type.ts';
import { householdMembers } from './household-members-question.ts';

export const eligibilityInformation = defineSection({
  key: 'eligibilityInformation',
  name: 'Eligibility Information',
  overview: {
    title: 'Can you get a voucher?',
    description:
      'Tenants: have your address, your landlord’s name and the birth dates of your household members ready. Landlords: have your tax ID number and bank account details ready.',
  },
  questionGroups: [
    {
      key: 'addressAndLandlord',
      name: 'Your home and your landlord',
      dynamicLogic: isTenant,
      questions: [
        {
          key: 'address',
          copy: { title: 'Where do you live?', intro: 'The voucher is for homes in New York State.' },
          fields: [
            { type: 'Address', key: 'address.address', copy: 'Home address', filter: { state: 'NY' } },
          ],
        },
        landlordQuestion,
      ],
    },
    { key: 'householdInfo', name: 'Your household', dynamicLogic: isTenant, questions: [householdMembers] },
    { key: 'w9', name: 'Tax form', dynamicLogic: isLandlord, questions: [w9Question()] },
    {
      key: 'paymentInfo',
      name: 'Payment',
      dynamicLogic: isLandlord,
      questions: [bankAccountQuestion()],
    },
  ],
});
