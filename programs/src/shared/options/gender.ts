import { defineOptions } from '@handrail/engine';

export const genderOptions = defineOptions([
  { label: 'Female', value: 'female' },
  { label: 'Male', value: 'male' },
  { label: 'I prefer not to answer', value: 'prefer-not-to-answer' },
  { label: 'Another answer', value: 'other' },
]);
