import { defineOptions } from '@handrail/engine';

export const licenseExperienceOptions = defineOptions([
  { label: 'Very easy', value: 'veryEasy' },
  { label: 'Easy', value: 'easy' },
  { label: 'Neither easy nor hard', value: 'neutral' },
  { label: 'Hard', value: 'hard' },
  { label: 'Very hard', value: 'veryHard' },
  { label: 'I have never applied', value: 'neverApplied' },
]);
