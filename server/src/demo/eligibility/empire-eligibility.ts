import { toShippedAreaId } from '../../modules/income-limits/index.ts';
import type { DemoEligibility } from '../demo-partner.ts';

/** Tenants of New York with very little. */
export const empireEligibility: DemoEligibility = {
  title: 'Can a voucher help with your rent?',
  copy: 'Answer five questions to find out before you apply.',
  questions: [
    {
      id: 'about',
      key: 'about',
      type: 'Content',
      copy: 'About the voucher',
      props: { icon: 'verify', content: 'It pays part of your rent for up to one year.' },
    },
    {
      id: 'rents',
      key: 'rents',
      type: 'YesOrNo',
      copy: 'Do you rent your home?',
      props: { answer: 'yes' },
    },
    { id: 'family', key: 'family', type: 'AMIComponent', copy: 'Your household', props: { tier: 'veryLow' } },
    {
      id: 'behind',
      key: 'behind',
      type: 'Dropdown',
      copy: 'How far behind are you with your rent?',
      props: {
        label: 'Rent',
        items: [
          { label: 'I am not behind', value: 'none' },
          { label: 'Up to two months', value: 'some' },
          { label: 'More than two months', value: 'much' },
        ],
        answer: ['none', 'some', 'much'],
      },
    },
    {
      id: 'landlord',
      key: 'landlord',
      type: 'TextInput',
      copy: 'What is the name of your landlord?',
      props: { label: 'Landlord' },
    },
  ],
  programs: [
    {
      program: 'Housing Voucher',
      conditions: [
        { rule: { in: [{ answer: 'behind' }, { literal: ['none', 'some'] }] } },
        { income: { question: 'family', tier: 'veryLow' } },
      ],
    },
  ],
  samples: [
    {
      id: 'queens',
      name: 'A family of four in Queens with $48,000',
      answers: {
        rents: 'yes',
        'family.location': toShippedAreaId('3608199999'),
        'family.householdSize': 4,
        'family.income': '48000',
        behind: 'some',
        landlord: 'Grand Homes',
      },
    },
  ],
};
