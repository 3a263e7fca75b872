import { toShippedAreaId } from '../../modules/income-limits/index.ts';
import type { DemoEligibility } from '../demo-partner.ts';

const isEnrolled = { eq: [{ answer: 'isEnrolled' }, 'yes'] } as const;

/** Students in need, in and between terms. Questions that the form asks too have the keys of its fields. */
export const bayviewEligibility: DemoEligibility = {
  description: 'This takes about two minutes. You do not need an account.',
  message: {
    eligible: 'You are eligible to apply!',
    ineligible: "You're ineligible to apply for assistance.",
  },
  questions: [
    {
      id: 'about',
      key: 'about',
      type: 'Content',
      copy: 'Before you start',
      props: { icon: 'money', content: 'Have an idea of what your household earned in the last 12 months.' },
    },
    {
      id: 'isStudent',
      key: 'isStudent',
      type: 'YesOrNo',
      copy: 'Are you a student of Bayview College?',
      description: 'Students on leave count too.',
      props: { answer: 'yes' },
    },
    { id: 'isEnrolled', key: 'isEnrolled', type: 'YesOrNo', copy: 'Are you enrolled in classes this term?' },
    { id: 'filedFafsa', key: 'filedFafsa', type: 'YesOrNo', copy: 'Have you filed the FAFSA this year?' },
    {
      id: 'need',
      key: 'applicableEmergencyCategories',
      type: 'Dropdown',
      copy: 'What do you need help with most?',
      props: {
        label: 'Kind of help',
        items: [
          { label: 'Food', value: 'food' },
          { label: 'Housing', value: 'housing' },
          { label: 'Child care', value: 'childcare' },
          { label: 'Transportation', value: 'transportation' },
          { label: 'Tuition', value: 'tuition' },
        ],
        answer: ['food', 'housing', 'childcare', 'transportation'],
      },
    },
    {
      id: 'household',
      key: 'household',
      type: 'AMIComponent',
      copy: 'Your household',
      props: { tier: 'low' },
    },
    {
      id: 'studentId',
      key: 'studentId',
      type: 'TextInput',
      copy: 'What is your student ID?',
      props: { label: 'Student ID', format: 'S1234567' },
    },
  ],
  programs: [
    {
      program: 'Emergency Aid Grant',
      conditions: [{ rule: isEnrolled }],
    },
    {
      program: 'Summer Emergency Aid',
      conditions: [{ rule: { not: isEnrolled } }, { income: { question: 'household', tier: 'veryLow' } }],
    },
  ],
  samples: [
    {
      id: 'enrolled',
      name: 'An enrolled student who needs food',
      answers: {
        isStudent: 'yes',
        isEnrolled: 'yes',
        filedFafsa: 'yes',
        applicableEmergencyCategories: 'food',
        'household.location': toShippedAreaId('0600199999'),
        'household.householdSize': 2,
        'household.income': '52000',
        studentId: 'S1234567',
      },
    },
    {
      id: 'tuition',
      name: 'A student between terms who needs tuition',
      answers: {
        isStudent: 'yes',
        isEnrolled: 'no',
        filedFafsa: 'no',
        applicableEmergencyCategories: 'tuition',
        'household.location': toShippedAreaId('0607599999'),
        'household.householdSize': 4,
        'household.income': '90000',
        studentId: 'S7654321',
      },
    },
  ],
};
