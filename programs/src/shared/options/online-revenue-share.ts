import { defineOptions } from '@handrail/engine';

export const onlineRevenueShareOptions = defineOptions([
  { label: 'None', value: 'noOnlineSales' },
  { label: 'Up to 25%', value: 'upTo25Percent' },
  { label: '26% to 50%', value: 'from26To50Percent' },
  { label: '51% to 75%', value: 'from51To75Percent' },
  { label: 'More than 75%', value: 'over75Percent' },
]);
