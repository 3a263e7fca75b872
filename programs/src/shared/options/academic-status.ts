import { defineOptions } from '@handrail/engine';

export const academicStatusOptions = defineOptions([
  { label: 'Yes, full-time', value: 'fullTimeStudent' },
  { label: 'Yes, part-time', value: 'partTimeStudent' },
  { label: 'No', value: 'notAStudent' },
]);
