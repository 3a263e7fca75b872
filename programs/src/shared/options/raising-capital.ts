import { defineOptions } from '@handrail/engine';

export const raisingCapitalOptions = defineOptions([
  { label: 'Yes, now', value: 'raisingNow' },
  { label: 'Yes, within 12 months', value: 'within12Months' },
  { label: 'Later than 12 months', value: 'later' },
  { label: 'No', value: 'no' },
]);
