import { defineOptions } from '@handrail/engine';

export const annualRevenueOptions = defineOptions([
  { label: 'No revenue yet', value: 'noRevenueYet' },
  { label: 'Less than $25,000', value: 'lessThan25000' },
  { label: '$25,000 to $49,999', value: 'from25000To49999' },
  { label: '$50,000 to $99,999', value: 'from50000To99999' },
  { label: '$100,000 to $249,999', value: 'from100000To249999' },
  { label: '$250,000 to $499,999', value: 'from250000To499999' },
  { label: '$500,000 or more', value: 'atLeast500000' },
]);
