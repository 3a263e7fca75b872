import { defineOptions } from '@handrail/engine';

/** Full-time is 30 hours or more (R389). */
export const businessHoursOptions = defineOptions([
  { label: 'Full-time (30 or more hours per week)', value: 'fullTime' },
  { label: 'Part-time (less than 30 hours per week)', value: 'partTime' },
]);
