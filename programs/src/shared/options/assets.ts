import { defineOptions } from '@handrail/engine';

export const assetOptions = defineOptions([
  { label: 'A home', value: 'home' },
  { label: 'Other land or buildings', value: 'otherRealEstate' },
  { label: 'A car or truck', value: 'vehicle' },
  { label: 'Savings', value: 'savings' },
  { label: 'A retirement account', value: 'retirement' },
  { label: 'Stocks or other investments', value: 'investments' },
  { label: 'Tools or equipment', value: 'equipment' },
  { label: 'None of these', value: 'none' },
]);
