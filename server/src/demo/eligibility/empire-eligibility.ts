import { toShippedAreaId } from '../../modules/income-limits/index.ts';
import type { DemoEligibility } from '../demo-partner.ts';

/** Tenants of New York with very little. Questions that the voucher's form asks too have the keys of its fields. */
export const empireEligibility: DemoEligibility = {
  title: 'Can a voucher help with your rent?',
  copy: 'Answer six questions to find out before you apply.',
  questions: [
    {
      id: 'about',
      key: 'about',
      type: 'Content',
      copy: 'About the voucher',
      props: {
        icon: 'verify',
        content:
          'It pays part of your rent for up to one year. Landlords do not need this check: they fill out their own part after they sign in.',
      },
    },
    {
      id: 'rents',
      key: 'applicantType',
      type: 'Dropdown',
      copy: 'Do you rent your home?',
      props: {
        label: 'Your home',
        items: [
          { label: 'I rent my home, or I want to rent one', value: 'TENANT' },
          { label: 'I own my home', value: 'OWNER' },
        ],
        answer: ['TENANT'],
      },
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
      key: 'address.landlord.contactName',
      type: 'TextInput',
      copy: 'What is the name of your landlord?',
      props: { label: "Landlord's name" },
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
        applicantType: 'TENANT',
        'family.location': toShippedAreaId('3608199999'),
        'family.householdSize': 4,
        'family.income': '48000',
        behind: 'some',
        'address.landlord.contactName': 'Grand Homes',
      },
    },
  ],
};
