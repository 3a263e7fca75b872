import { defineOptions } from '@handrail/engine';

export const salesOrRevenueOptions = defineOptions([
  { label: 'Revenue', value: 'revenue' },
  { label: 'Sales', value: 'sales' },
]);
