import { screen } from '@testing-library/react';
import { answersOf } from './demo-portal.ts';
import { openPortal } from './open-portal.ts';

const limits = (base: number) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((householdSize) => ({
    householdSize,
    incomeLimit: base + householdSize * 1000,
  }));
export const kings = {
  id: 'kings',
  town: null,
  county: 'Kings County',
  state: 'NY',
  incomeLimit: {
    id: '2024',
    year: 2024,
    limits: { extremelyLow: limits(10_000), veryLow: limits(30_000), low: limits(50_000) },
  },
};
export const hanover = { ...kings, id: 'hanover', town: 'Hanover', county: 'Grafton County', state: 'NH' };

const question = (key: string, type: string, props: object, copy = key) => ({
  id: key,
  key,
  type,
  copy,
  description: null,
  props,
});
export const every = [
  question('about', 'Content', { icon: 'info', content: 'This takes two minutes.' }, 'Before you start'),
  question('income', 'AMIComponent', { tier: 'veryLow' }, 'Your household'),
  question(
    'work',
    'Dropdown',
    { label: 'Work', items: [{ label: 'Full time', value: 'full' }], answer: ['full'] },
    'Do you work?',
  ),
  question('zip', 'TextInput', { label: 'ZIP code', format: '12345' }, 'What is your ZIP code?'),
  question('rents', 'YesOrNo', { answer: 'yes' }, 'Do you rent your home?'),
];
const rents = every.slice(-1);

export const demoEligibility = {
  id: 'eligibility-1',
  version: 3,
  title: null,
  copy: null,
  description: null,
  message: null,
  questions: rents,
  incomeKeys: [],
};

const ok = { status: 200, errors: [] };
export const eligible = { result: 'eligible', reasons: [], programs: [] };
export const ineligible = {
  result: 'ineligible',
  reasons: [{ key: 'rents', text: 'You answered “No” to “Do you rent your home?”' }],
  programs: [],
};
export const verdict = (check: object) => ({
  CheckEligibility: { checkEligibility: { metadata: ok, check } },
});

export function openEligibility(overrides: object | null = {}, answers: object = {}) {
  const asked = overrides === null ? null : { ...demoEligibility, ...overrides };
  return openPortal('/bayview/eligibility', {
    ...answersOf({}),
    GetPartnerEligibility: { partners: { nodes: [{ id: 'partner-1', eligibility: asked }] } },
    ...answers,
  });
}

/** The region that shows a result, which comes with the questions. */
export const findResult = () => screen.findByRole('region', { name: 'Your result' });
