import { defineOptions } from '@handrail/engine';

export const studentDebtOptions = defineOptions([
  { label: 'No student debt', value: 'none' },
  { label: 'Less than $10,000', value: 'lessThan10000' },
  { label: '$10,000 to $29,999', value: 'from10000To29999' },
  { label: '$30,000 to $59,999', value: 'from30000To59999' },
  { label: '$60,000 or more', value: 'atLeast60000' },
]);
