import { defineOptions } from '@handrail/engine';

export const dependentsOptions = defineOptions([
  { label: 'Yes, under 18', value: 'yesUnder18' },
  { label: 'Yes, 18 or over', value: 'yesOver18' },
  { label: 'No', value: 'no' },
]);
