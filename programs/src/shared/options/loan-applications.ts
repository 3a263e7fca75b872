import { defineOptions } from '@handrail/engine';

export const loanApplicationOptions = defineOptions([
  { label: 'Yes, and I got it', value: 'approved' },
  { label: 'Yes, and I got part of it', value: 'partlyApproved' },
  { label: 'Yes, and I was denied', value: 'denied' },
  { label: 'Yes, and I am waiting for an answer', value: 'waiting' },
  { label: 'No', value: 'no' },
]);
