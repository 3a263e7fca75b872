import { defineOptions } from '@handrail/engine';

export const accountantOptions = defineOptions([
  { label: 'Yes, on our team', value: 'inHouse' },
  { label: 'Yes, an outside accountant or bookkeeper', value: 'hired' },
  { label: 'No, I use software', value: 'software' },
  { label: 'No', value: 'no' },
]);
