import { defineOptions } from '@handrail/engine';

export const cashFlowOptions = defineOptions([
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
  { label: 'I am not sure', value: 'unsure' },
]);
