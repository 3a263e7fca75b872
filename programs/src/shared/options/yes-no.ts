import { defineOptions } from '@handrail/engine';

export const yesNoOptions = defineOptions([
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
]);
